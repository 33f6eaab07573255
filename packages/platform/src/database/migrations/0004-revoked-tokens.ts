import { type Kysely, sql } from 'kysely';

/** Nodes read what is new by transaction_id, as the event feed does: nothing commits behind a reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revoked_tokens (
      organization_id bigint not null,
      jti text not null,
      expires_at timestamptz(3) not null,
      transaction_id xid8 not null default pg_current_xact_id(),
      primary key (organization_id, jti)
    )`.execute(db);
  await sql`create index revoked_tokens_by_transaction on revoked_tokens (transaction_id)`.execute(db);
}
