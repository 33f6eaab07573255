import { type Kysely, sql } from 'kysely';

/** What sent the request on behalf of its application. Null in requests that nodes of the previous release record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table request_log add column via text`.execute(db);
}
