import { type Kysely, sql } from 'kysely';

/** Sign-in links of operators who help an organization, and the addresses that used access tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column refuses_support boolean not null default false`.execute(db);
  await sql`
    create table support_accesses (
      organization_id bigint primary key,
      account_id bigint not null unique references accounts on delete cascade,
      member_id bigint not null,
      name text not null,
      reason text not null,
      token_hash text unique,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`alter table access_tokens add column used_from jsonb`.execute(db);
}
