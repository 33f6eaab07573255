import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { createPartitions } from './partitions.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to the newest shape. Any number of processes may do so at once: one works while the
 * others wait for its lock.
 * @throws the error of the first migration that fails; it is rolled back and nothing after it runs.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await createPartitions(db);
}
