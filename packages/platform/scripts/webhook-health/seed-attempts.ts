import { sql } from 'kysely';
import { ulid } from 'ulid';
import type { Connection } from '../../src/database/store.ts';

/** Attempts are spread over so many days; some of every hundred fail. */
const days = 25;

/** Attempts per statement, which has a time limit. */
const batchSize = 50_000;

/**
 * Fills the log of webhook 1 up to a number of attempts, with an event for each, and the counts that recording them would
 * have left. @returns the ID of the oldest event, and of its record
 */
export async function seedAttempts(db: Connection, now: Date, from: number, to: number) {
  const oldest = new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
  const eventId = `evt_${ulid(Date.parse(oldest))}`;
  await sql`
    insert into webhooks (organization_id, id, url, events, status, secret, created_at, updated_at)
    overriding system value
    values (1, 1, 'https://hooks.example.com/worklane', '["task.created"]', 'enabled', '', now(), now())
    on conflict do nothing`.execute(db);
  for (let first = from; first < to; first += batchSize) {
    await insertAttempts(db, { oldest, eventId, from, first, end: Math.min(to, first + batchSize), to });
  }
  await sql`truncate webhook_health_hours`.execute(db);
  await sql`
    insert into webhook_health_hours (organization_id, webhook_id, hour, succeeded, failed, last_success_at)
    select 1, 1, date_trunc('hour', created_at, 'UTC'), count(*) filter (where status = 'succeeded'),
      count(*) filter (where status = 'failed'), max(created_at)
    from webhook_logs group by 3`.execute(db);
  await sql`analyze`.execute(db);
  return { eventId, recordId: from + 1 };
}

interface Batch {
  oldest: string;
  eventId: string;
  from: number;
  first: number;
  end: number;
  to: number;
}

async function insertAttempts(db: Connection, { oldest, eventId, from, first, end, to }: Batch): Promise<void> {
  await sql`
    with created as (
      select n, ${oldest}::timestamptz + (n::float8 / ${to}) * ${`${days} days`}::interval as created_at,
        case when n = ${from} then ${eventId} else 'evt_' || lpad(n::text, 26, '0') end as message_id
      from generate_series(${first}::bigint, ${end - 1}::bigint) as n
    ), event as (
      insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
      select 1, message_id, 'task.created', 'task', n + 1, 1, '{"title":"Paint the door"}'::json, created_at from created
      returning id, transaction_id, position, created_at
    )
    insert into webhook_logs
      (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, trigger, attempt, status, url,
       request_headers, response_status, response_headers, response_body, error_code, error_detail, duration_ms, created_at)
    select 1, 1, nextval('webhook_attempt_ids'), transaction_id, position, id, 'task.created', 'event', 1,
      case when position % 100 = 0 then 'failed' else 'succeeded' end, 'https://hooks.example.com/worklane',
      '{"content-type":"application/json","user-agent":"Worklane-Webhooks/1"}', 200, '{"server":"example"}', 'received',
      case when position % 100 = 0 then 'timeout' end, case when position % 100 = 0 then 'Timed out.' end, 20, created_at
    from event order by position`.execute(db);
}
