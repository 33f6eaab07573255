import type { Store } from '../../database/store.ts';
import { startOfHour } from '../health/health-hours.ts';
import type { DeliveryAttempt } from './attempt-outcome.ts';

/**
 * Moves deliveries to the log and inserts the next attempts of those that are retried. Everything follows from the
 * deleted rows: where the lease was lost nothing happens, since another node makes the attempt. All deliveries are deleted before
 * the first count, and counts are updated in the order of their key, so that nodes do not wait for each other in a circle.
 *
 * The parameters are columns, as lines where no value contains a line feed: the node writes them, and PostgreSQL reads them,
 * in less time than one JSON parameter.
 */
const complete = {
  name: 'complete deliveries',
  text: `
    with made as materialized (
      select * from unnest(
        string_to_array($3, e'\\n')::tid[], string_to_array($4, e'\\n')::bigint[],
        string_to_array($5, e'\\n')::timestamptz[], $6::text[], string_to_array($7, e'\\n')::json[],
        string_to_array($8, e'\\n', '')::integer[], string_to_array($9, e'\\n', '')::json[], $10::text[],
        $11::text[], $12::text[], string_to_array($13, e'\\n')::integer[],
        string_to_array($14, e'\\n', '')::timestamptz[]
      ) as made (
        row_id, id, leased_until, url, request_headers,
        response_status, response_headers, response_body,
        error_code, error_detail, duration_ms,
        next_attempt_at
      )
    ), completed as (
      delete from deliveries
      where ctid = any(array(select row_id from made))
        -- Also checked again if another node has leased the row in the meantime. OFFSET keeps it from becoming a join.
        and (id, leased_until) in (select id, leased_until from made offset 0)
      returning *
    ), attempted as materialized (
      select completed.*, made.url, made.request_headers, made.response_status, made.response_headers, made.response_body,
        made.error_code, made.error_detail, made.duration_ms, made.next_attempt_at,
        case when made.error_code is null then 'succeeded' else 'failed' end as status
      from completed join made using (id)
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail,
         duration_ms, created_at, next_attempt_at)
      select organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail,
         duration_ms, created_at, next_attempt_at
      from attempted
    ), counted as (
      insert into webhook_health_hours as stored
        (organization_id, webhook_id, hour, succeeded, failed, last_success_at, last_failure_at,
         failure_code, failure_detail, failure_status)
      select organization_id, webhook_id, $2::timestamptz,
        count(*) filter (where status = 'succeeded'), count(*) filter (where status = 'failed'),
        case when bool_or(status = 'succeeded') then $1::timestamptz end,
        case when bool_or(status = 'failed') then $1::timestamptz end,
        (array_agg(error_code) filter (where status = 'failed'))[1],
        (array_agg(error_detail) filter (where status = 'failed'))[1],
        (array_agg(response_status) filter (where status = 'failed'))[1]
      from attempted
      group by organization_id, webhook_id
      order by organization_id, webhook_id
      on conflict (organization_id, webhook_id, hour) do update set
        succeeded = stored.succeeded + excluded.succeeded,
        failed = stored.failed + excluded.failed,
        last_success_at = coalesce(excluded.last_success_at, stored.last_success_at),
        last_failure_at = coalesce(excluded.last_failure_at, stored.last_failure_at),
        failure_code = coalesce(excluded.failure_code, stored.failure_code),
        failure_detail = coalesce(excluded.failure_detail, stored.failure_detail),
        failure_status = case when excluded.failed > 0 then excluded.failure_status else stored.failure_status end
    ), retried as (
      insert into deliveries
        (organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
         trigger, attempt, retries, created_at, due_at)
      select organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
        'retry', attempt + 1, retries + 1, next_attempt_at, next_attempt_at
      from attempted
      where next_attempt_at is not null
    )
    select count(*) as completed from completed`,
};

/** Records attempts. @returns how many still had their lease: only these are in the log, and counted */
export async function completeDeliveries(
  store: Store,
  attempts: readonly DeliveryAttempt[],
  now: Date,
): Promise<number> {
  const [row] = await store.read<{ completed: number }>(complete, [
    now.toISOString(),
    startOfHour(now).toISOString(),
    lines(attempts, ({ delivery }) => delivery.row_id),
    lines(attempts, ({ delivery }) => delivery.id),
    lines(attempts, ({ delivery }) => delivery.leased_until),
    attempts.map(({ delivery }) => delivery.url),
    lines(attempts, ({ requestHeaders }) => JSON.stringify(requestHeaders)),
    lines(attempts, ({ response }) => response?.status),
    lines(attempts, ({ response }) => response && JSON.stringify(response.headers)),
    attempts.map(({ response }) => response?.body ?? null),
    attempts.map(({ error }) => error?.code ?? null),
    attempts.map(({ error }) => error?.detail ?? null),
    lines(attempts, ({ durationMs }) => durationMs),
    lines(attempts, ({ nextAttemptAt }) => nextAttemptAt?.toISOString()),
  ]);
  return row?.completed ?? 0;
}

/** Returns one line for each attempt, empty for undefined. */
const lines = (
  attempts: readonly DeliveryAttempt[],
  value: (attempt: DeliveryAttempt) => string | number | undefined,
): string => attempts.map(value).join('\n');
