import { type Kysely, sql } from 'kysely';

/** When the contents of the record of an event were purged. Null if they were not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column purged_at timestamptz(3)`.execute(db);
}
