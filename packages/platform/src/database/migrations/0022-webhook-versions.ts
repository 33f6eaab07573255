import { type Kysely, sql } from 'kysely';

/** Webhooks from before there were versions, and those that asked for none, get the current one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column version text`.execute(db);
}
