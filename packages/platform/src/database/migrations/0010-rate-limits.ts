import { type Kysely, sql } from 'kysely';

/**
 * Unlogged: after a crash of the server the windows start anew, and a lease costs no write to the log. Pages are half
 * full, so that a window is updated in place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit_windows (
      organization_id bigint not null,
      key text not null,
      ends_at timestamptz not null,
      used bigint not null,
      granted bigint not null,
      primary key (organization_id, key)
    ) with (fillfactor = 50)`.execute(db);
}
