import { type Kysely, sql } from 'kysely';

/** Clients that are described by a document at the URL that is their ID belong to no organization and are not registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_documents (
      client_id text not null primary key,
      name text not null,
      document text not null,
      fresh_until timestamptz(3) not null,
      granted_at timestamptz(3) not null
    )`.execute(db);
}
