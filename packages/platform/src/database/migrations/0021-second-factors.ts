import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column requires_second_factor boolean not null default false`.execute(db);
  await sql`
    alter table sessions
      add column second_factor boolean not null default false,
      add column pending boolean not null default false`.execute(db);
  await sql`
    create table authenticator_apps (
      account_id bigint primary key references accounts on delete cascade,
      secret text not null,
      last_step bigint not null,
      added_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id bigint not null references accounts on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`.execute(db);
  await sql`
    create table passkeys (
      credential_id text primary key,
      account_id bigint not null references accounts on delete cascade,
      public_key text not null,
      sign_count bigint not null,
      name text not null,
      added_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`.execute(db);
  await sql`create index passkeys_by_account on passkeys (account_id)`.execute(db);
}
