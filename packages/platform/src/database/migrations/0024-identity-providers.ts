import { type Kysely, sql } from 'kysely';

/** OpenID providers, the domains they speak for, and the accounts that signed in with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_providers (
      name text primary key,
      issuer text not null unique,
      client_id text not null,
      client_secret text not null,
      groups_claim text not null,
      joins jsonb not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table identity_provider_domains (
      domain text primary key,
      provider text not null references identity_providers on delete cascade
    )`.execute(db);
  await sql`
    create table identity_provider_accounts (
      account_id bigint primary key references accounts on delete cascade,
      provider text not null references identity_providers on delete cascade,
      subject text not null,
      refresh_token text,
      checked_at timestamptz(3) not null,
      unique (provider, subject)
    )`.execute(db);
  await sql`alter table sessions add column provider_session text`.execute(db);
}
