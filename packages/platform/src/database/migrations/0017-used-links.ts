import { type Kysely, sql } from 'kysely';

/** Links that were used a few minutes ago, so that a second submission of the same form repeats the outcome of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_links (
      token_hash text primary key,
      form_hash text not null,
      email text not null,
      organization_id bigint,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index used_links_by_expiry on used_links (expires_at)`.execute(db);
}
