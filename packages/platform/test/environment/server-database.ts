import { createDatabase, type TestDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';

let migrated: Promise<string> | undefined;

/** A database with our tables on the server of this worker: a copy, which is made sooner than they are. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  migrated ??= migrateOne();
  return createDatabase(await workerPostgresql(), await migrated);
}

async function migrateOne(): Promise<string> {
  const { name, url } = await createDatabase(await workerPostgresql());
  const store = await openStore({ url, connections: 1 });
  await migrate(store.db);
  await store.close();
  return name;
}
