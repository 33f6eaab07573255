import { type Kysely, sql } from 'kysely';

/**
 * Ids are given out before transactions commit, and these commit in any order. A reader that remembers the
 * largest id it saw would miss what commits later below it. Ordered by the id of the writing transaction,
 * and read only below the oldest transaction that still runs, nothing can appear behind the reader.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence event_positions`.execute(db);
  await sql`
    create table events (
      organization_id bigint not null,
      transaction_id xid8 not null default pg_current_xact_id(),
      position bigint not null default nextval('event_positions'),
      id text not null,
      type text not null,
      entity text not null,
      entity_id bigint not null,
      version bigint not null,
      data json not null,
      previous json,
      created_at timestamptz(3) not null,
      primary key (organization_id, transaction_id, position)
    )`.execute(db);
  await sql`create index events_by_age on events using brin (created_at)`.execute(db);
}
