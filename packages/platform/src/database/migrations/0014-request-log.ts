import { type Kysely, sql } from 'kysely';

/**
 * One row per request of an application, in partitions of one day. It has few indexes, because every request pays for them:
 * the log of an application by time, its failed requests, and the search for a request ID.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence request_log_ids cache 100`.execute(db);
  await sql`
    create table request_log (
      organization_id bigint not null,
      client_id text collate "C" not null,
      completed_at timestamptz(3) not null,
      id bigint not null default nextval('request_log_ids'),
      request_id text collate "C" not null,
      method text not null,
      path text not null,
      operation text,
      status smallint not null,
      duration_ms real not null,
      problem_code text,
      via text,
      primary key (organization_id, client_id, completed_at, id)
    ) partition by range (completed_at)`.execute(db);
  // For requests of a day without a partition.
  await sql`create table request_log_unplanned partition of request_log default`.execute(db);
  await sql`create index request_log_by_request_id on request_log (organization_id, request_id)`.execute(db);
  await sql`
    create index request_log_failed on request_log (organization_id, client_id, completed_at, id)
    where status >= 400`.execute(db);
  await sql`
    create table request_log_omissions (
      organization_id bigint not null,
      client_id text collate "C" not null,
      hour timestamptz(3) not null,
      count bigint not null,
      primary key (organization_id, client_id, hour)
    )`.execute(db);
}
