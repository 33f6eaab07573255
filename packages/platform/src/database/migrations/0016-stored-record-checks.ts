import { type Kysely, sql } from 'kysely';

/** Whether the contract of a release accepts the stored records of a kind. Nodes of several releases have a row each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_record_checks (
      kind text not null,
      fingerprint text not null,
      invalid_records bigint not null,
      checked_at timestamptz(3) not null,
      primary key (kind, fingerprint)
    )`.execute(db);
}
