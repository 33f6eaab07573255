import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { createPartitions } from './partitions.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to the newest shape. Any number of processes may do so at once: one works while the
 * others wait for its lock.
 * @param db may be a transaction
 * @param to the last migration to apply to an empty database, which then has no partitions
 * @throws the error of the first migration that fails; it is rolled back and nothing after it runs.
 */
export async function migrate(db: Kysely<Tables>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
  if (to === undefined) await createPartitions(db);
}
