import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';

/** The database of a test service. */
export interface TestDatabase {
  /** The environment variables that select it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Returns a copy. No process may have this database open. */
  copy(): Promise<TestDatabase>;
  remove(): Promise<void>;
}

/** Returns an empty embedded database in a new folder. */
export const embeddedDatabase = (parent?: string): Promise<TestDatabase> => embedded(copyEmptyDatabase, parent);

async function embedded(fill: (database: string) => Promise<void> | void, parent = tmpdir()): Promise<TestDatabase> {
  const folder = await mkdtemp(join(parent, 'worklane-conformance-'));
  const database = join(folder, 'database');
  await fill(database);
  return {
    settings: { DATA_FOLDER: folder },
    // The synchronous copy is several times faster than one file after the other.
    copy: () => embedded((other) => cpSync(database, other, { recursive: true })),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Creates a database on a PostgreSQL server: an empty one, or a copy of a template. */
export async function serverDatabase(postgresqlUrl: string, template?: string): Promise<TestDatabase> {
  const { name, url, drop } = await createDatabase(postgresqlUrl, template);
  return { settings: { DATABASE_URL: url }, copy: () => serverDatabase(postgresqlUrl, name), remove: drop };
}
