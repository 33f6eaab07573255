import { type Kysely, sql } from 'kysely';

/** Nodes read what is new by transaction_id, as the event feed does: nothing commits behind a reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revocations (
      organization_id bigint not null,
      revoked text not null,
      expires_at timestamptz(3) not null,
      transaction_id xid8 not null default pg_current_xact_id(),
      primary key (organization_id, revoked)
    )`.execute(db);
  await sql`create index revocations_by_transaction on revocations (transaction_id)`.execute(db);
}
