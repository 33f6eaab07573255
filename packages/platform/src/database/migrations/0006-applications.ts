import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applications (
      organization_id bigint not null,
      client_id text not null,
      name text not null,
      type text not null check (type in ('public', 'private')),
      redirect_uris jsonb not null,
      scopes jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (organization_id, client_id)
    )`.execute(db);
  // A request for a token names the application alone.
  await sql`create unique index applications_client_id on applications (client_id)`.execute(db);
  await sql`
    create table application_secrets (
      organization_id bigint not null,
      client_id text not null,
      hash text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3),
      primary key (organization_id, client_id, hash),
      foreign key (organization_id, client_id) references applications on delete cascade
    )`.execute(db);
}
