import { createDatabase, type TestDatabase } from '@worklane/testing/databases';
import { startPostgresql } from '@worklane/testing/postgresql';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import type { Store } from '../src/database/store.ts';
import { openEmbeddedStore } from './embedded-store.ts';

/** A database of an engine with our tables, and what ends it. */
export interface TestStore {
  store: Store;
  /** Opens the same database as another process would; only of PostgreSQL. */
  another(): Promise<Store>;
  close(): Promise<void>;
}

export async function openTestStore(engine: Store['engine']): Promise<TestStore> {
  const database = engine === 'postgresql' ? await createOnOurServer() : undefined;
  const open = () => (database ? openStore({ url: database.url, connections: 12 }) : openEmbeddedStore());
  const store = await open();
  const opened = [store];
  return {
    store,
    async another() {
      const other = await open();
      opened.push(other);
      return other;
    },
    async close() {
      for (const each of opened) await each.close();
      await database?.drop();
    },
  };
}

let ourServer: ReturnType<typeof startOurServer> | undefined;

async function createOnOurServer(): Promise<TestDatabase> {
  ourServer ??= startOurServer();
  const { url, migrated } = await ourServer;
  return createDatabase(url, migrated);
}

/** A server of this worker alone: the feed waits for every transaction of a server, also for those of other tests. */
async function startOurServer() {
  const { url } = await startPostgresql();
  const { name: migrated, url: original } = await createDatabase(url);
  const store = await openStore({ url: original, connections: 1 });
  await migrate(store.db);
  await store.close();
  return { url, migrated };
}
