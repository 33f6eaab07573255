import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';

/** Where a service keeps its data. */
export interface TestDatabase {
  /** The environment variables that lead there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Another place with the same data. Nobody may have this one open. */
  copy(): Promise<TestDatabase>;
  remove(): Promise<void>;
}

/** An empty embedded database, in a folder of its own within one that stands. */
export const embeddedDatabase = (parent?: string): Promise<TestDatabase> => embedded(copyEmptyDatabase, parent);

async function embedded(fill: (database: string) => Promise<void> | void, parent = tmpdir()): Promise<TestDatabase> {
  const folder = await mkdtemp(join(parent, 'worklane-conformance-'));
  const database = join(folder, 'database');
  await fill(database);
  return {
    settings: { DATA_FOLDER: folder },
    // At once, in C++: several times faster than one file after another.
    copy: () => embedded((other) => cpSync(database, other, { recursive: true })),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A database of its own on a PostgreSQL server: an empty one, or a copy of another. */
export async function serverDatabase(postgresqlUrl: string, template?: string): Promise<TestDatabase> {
  const { name, url, drop } = await createDatabase(postgresqlUrl, template);
  return { settings: { DATABASE_URL: url }, copy: () => serverDatabase(postgresqlUrl, name), remove: drop };
}
