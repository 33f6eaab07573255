import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { createPartitions } from './partitions/partitions.ts';
import type { Tables } from './tables.ts';

/** A newer release has migrated the database. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  constructor(migration: string) {
    super(
      `The database has the migration ${migration}, which this release does not have: a newer release has migrated it. ` +
        'Start that release, or restore a backup.',
    );
  }
}

/**
 * Migrates the database to the current schema. Several processes may do so at once: they wait for the lock of the first one.
 * @param db may be a transaction
 * @param to the last migration to apply to an empty database, which then has no partitions
 * @throws NewerSchemaError, UnacceptedRecordsError, or the error of the first migration that fails, which rolls all of them back
 */
export async function migrate(db: Kysely<Tables>, to?: string): Promise<void> {
  if (to !== undefined || !(await isCurrent(db))) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error) throw newerSchemaOf(error) ?? error;
  }
  if (to === undefined) await createPartitions(db);
}

/** Whether all migrations were applied. To find out, the migrator reads all columns of all tables, twice. */
async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const { rows: tables } = await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (tables.length === 0) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(Object.keys(migrations).toSorted());
}

/** Returns the error for an unknown migration, which Kysely reports as a defect of the list of migrations. */
function newerSchemaOf(error: unknown): NewerSchemaError | undefined {
  const migration = /previously executed migration (\S+) is missing/.exec((error as Error).message)?.[1];
  return migration === undefined ? undefined : new NewerSchemaError(migration);
}
