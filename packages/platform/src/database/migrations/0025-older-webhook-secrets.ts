import { type Kysely, sql } from 'kysely';

/** The secrets before `previous_secret`, which nodes of earlier releases neither read nor extend. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column older_secrets jsonb not null default '[]'`.execute(db);
}
