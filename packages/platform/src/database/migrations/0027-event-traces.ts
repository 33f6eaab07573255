import { type Kysely, sql } from 'kysely';

/** The trace of the request that caused an event. Nodes of the previous release record none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column trace text`.execute(db);
}
