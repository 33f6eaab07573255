import { type Kysely, sql } from 'kysely';

/** Who made the change of an event. Nodes of the previous release record none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column actor json`.execute(db);
}
