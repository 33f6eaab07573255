import { type Kysely, sql } from 'kysely';

/** Events from which on the index takes longer than writers may wait. */
const manyEvents = 100_000;

/**
 * The index by which the history of a record is read. IDs are unique over all kinds. Where there are many events, the job that
 * plans the partitions creates the indexes of those that exist, while others write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from events offset ${sql.lit(manyEvents)} limit 1`.execute(db);
  const table = rows.length > 0 ? sql`only events` : sql`events`;
  await sql`create index events_by_record on ${table} (organization_id, entity_id, version)`.execute(db);
}
