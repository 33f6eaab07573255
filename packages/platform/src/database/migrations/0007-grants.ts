import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_artifacts (
      model text not null,
      id_hash text not null,
      payload jsonb not null,
      grant_id text,
      organization_id bigint,
      client_id text,
      account_id bigint references accounts on delete cascade,
      created_at timestamptz(3) not null,
      consumed_at timestamptz(3),
      expires_at timestamptz(3) not null,
      primary key (model, id_hash)
    )`.execute(db);
  await sql`create index oauth_artifacts_by_grant on oauth_artifacts (grant_id)`.execute(db);
  await sql`
    create index oauth_grants_by_age on oauth_artifacts (organization_id, created_at)
    where model = 'Grant'`.execute(db);
  // The grants of an account, in all organizations.
  await sql`
    create index oauth_grants_by_account on oauth_artifacts (account_id, created_at)
    where model = 'Grant'`.execute(db);
  await sql`create index oauth_artifacts_by_expiry on oauth_artifacts (expires_at)`.execute(db);
  await sql`create index oauth_artifacts_by_application on oauth_artifacts (client_id, organization_id)`.execute(db);
  await sql`
    create table access_tokens (
      organization_id bigint not null,
      jti text not null,
      client_id text not null,
      grant_id text,
      subject text,
      scope text not null,
      name text,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      primary key (organization_id, jti)
    ) with (fillfactor = 90)`.execute(db);
  await sql`create index access_tokens_by_age on access_tokens (organization_id, created_at)`.execute(db);
  await sql`
    create index access_tokens_by_grant on access_tokens (organization_id, grant_id)
    where grant_id is not null`.execute(db);
  await sql`create index access_tokens_by_expiry on access_tokens (expires_at)`.execute(db);
}
