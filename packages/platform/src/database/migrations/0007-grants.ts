import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revoked_tokens rename to revocations`.execute(db);
  await sql`alter table revocations rename column jti to revoked`.execute(db);
  await sql`
    create table oauth_artifacts (
      model text not null,
      id_hash text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      organization_id bigint,
      client_id text,
      account_id bigint references accounts on delete cascade,
      created_at timestamptz(3) not null,
      consumed_at timestamptz(3),
      expires_at timestamptz(3) not null,
      primary key (model, id_hash)
    )`.execute(db);
  await sql`create index oauth_artifacts_by_grant on oauth_artifacts (grant_id)`.execute(db);
  await sql`create index oauth_artifacts_by_uid on oauth_artifacts (uid) where uid is not null`.execute(db);
  await sql`create index oauth_artifacts_by_expiry on oauth_artifacts (expires_at)`.execute(db);
  await sql`
    create index oauth_artifacts_by_application on oauth_artifacts (client_id, organization_id)
    where model = 'Grant'`.execute(db);
  await sql`
    create table access_tokens (
      organization_id bigint not null,
      jti text not null,
      client_id text not null,
      grant_id text,
      subject text,
      scope text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      primary key (organization_id, jti)
    )`.execute(db);
  await sql`
    create index access_tokens_by_application
    on access_tokens (organization_id, client_id, created_at)`.execute(db);
}
