import { type Kysely, sql } from 'kysely';

/** At most so many bytes of the log are read, the newest days first, so that the migration does not take long. */
const maxBytesRead = 512 * 1024 * 1024;

/**
 * The attempts of each webhook and hour are counted when they are recorded, so that reading its health costs the same
 * however many there are. A node of the previous release does not count its attempts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Pages are half full, so that a count is updated in place.
  await sql`
    create table webhook_health_hours (
      organization_id bigint not null,
      webhook_id bigint not null,
      hour timestamptz(3) not null,
      succeeded integer not null,
      failed integer not null,
      last_success_at timestamptz(3),
      last_failure_at timestamptz(3),
      failure_code text,
      failure_detail text,
      failure_status integer,
      primary key (organization_id, webhook_id, hour)
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index webhook_health_hours_by_age on webhook_health_hours using brin (hour)`.execute(db);
  await countLoggedAttempts(db);

  await sql`alter table webhooks add column disabled_at timestamptz(3)`.execute(db);
  await sql`update webhooks set disabled_at = updated_at where status = 'disabled'`.execute(db);

  // The first attempts of events that were delivered on request only, which nothing else leads to.
  await sql`
    create table redelivered_events (
      organization_id bigint not null,
      webhook_id bigint not null,
      message_id text not null,
      attempt_id bigint not null,
      created_at timestamptz(3) not null,
      primary key (organization_id, webhook_id, message_id)
    )`.execute(db);
  await sql`create index redelivered_events_by_age on redelivered_events using brin (created_at)`.execute(db);

  // Finds the pending attempt of a message. First attempts, which every write inserts, are not in it.
  await sql`
    create index deliveries_repeated on deliveries (organization_id, webhook_id, message_id)
    where attempt > 1`.execute(db);
}

async function countLoggedAttempts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select relname as name, sum(pg_relation_size(oid)) over (order by relname desc) as bytes
      from pg_inherits join pg_class on oid = inhrelid
      where inhparent = 'webhook_logs'::regclass
    ) as partition
    where bytes <= ${sql.lit(maxBytesRead)}`.execute(db);
  if (rows.length === 0) return;
  const attempts = rows.map(
    ({ name }) => sql`
      select organization_id, webhook_id, id, created_at, status, error_code, error_detail, response_status
      from ${sql.table(name)}`,
  );
  const last = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by attempt.id desc) filter (where attempt.status = 'failed'))[1]`;
  await sql`
    insert into webhook_health_hours
    select attempt.organization_id, attempt.webhook_id, date_trunc('hour', attempt.created_at, 'UTC'),
      count(*) filter (where attempt.status = 'succeeded'), count(*) filter (where attempt.status = 'failed'),
      max(attempt.created_at) filter (where attempt.status = 'succeeded'),
      max(attempt.created_at) filter (where attempt.status = 'failed'),
      ${last('error_code')}, ${last('error_detail')}, ${last('response_status')}
    from (${sql.join(attempts, sql` union all `)}) as attempt
    join webhooks on webhooks.organization_id = attempt.organization_id and webhooks.id = attempt.webhook_id
    where attempt.error_code is distinct from 'webhook_disabled'
    group by 1, 2, 3`.execute(db);
}
