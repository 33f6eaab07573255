import type { Store } from '../../database/store.ts';

/** An attempt that was made: what the log has of it that its delivery has not. */
export interface MadeAttempt {
  organization_id: number;
  webhook_id: number;
  id: number;
  /** The lease under which it was made. */
  leased_until: string;
  status: 'succeeded' | 'failed';
  url: string;
  request_headers: Record<string, string>;
  response_status: number | null;
  response_headers: Record<string, string> | null;
  response_body: string | null;
  error_code: string | null;
  error_detail: string | null;
  duration_ms: number;
  next_attempt_at: string | null;
}

/**
 * Moves deliveries to the log, and puts the next attempts of those that failed in their place. All follows from the
 * rows that were deleted: where the lease was lost nothing happens, since another node makes the attempt now.
 * As in the claim, look-ups are lateral and limited, and a row that is locked is found again by its place.
 */
const statement = {
  name: 'finish deliveries',
  text: `
    with made as materialized (
      select * from json_to_recordset($1::json) as made (
        organization_id bigint, webhook_id bigint, id bigint, leased_until timestamptz, status text, url text,
        request_headers json, response_status integer, response_headers json, response_body text,
        error_code text, error_detail text, duration_ms integer, next_attempt_at timestamptz
      )
    ), held as (
      select held.place
      from made
      cross join lateral (
        select ctid as place from deliveries
        where organization_id = made.organization_id and webhook_id = made.webhook_id and id = made.id
          and leased_until = made.leased_until
        limit 1
        for update
      ) as held
    ), finished as (
      delete from deliveries where ctid = any(array(select place from held)) returning *
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail,
         duration_ms, created_at, next_attempt_at)
      select finished.organization_id, finished.webhook_id, finished.id, finished.transaction_id, finished.position,
        finished.message_id, finished.message_type, finished.body, finished.trigger, finished.attempt,
        made.status, made.url, made.request_headers, made.response_status, made.response_headers, made.response_body,
        made.error_code, made.error_detail, made.duration_ms, finished.created_at, made.next_attempt_at
      from finished join made using (id)
    ), retried as (
      insert into deliveries
        (organization_id, webhook_id, transaction_id, position, message_id, message_type, body,
         trigger, attempt, retries, created_at, due_at)
      select finished.organization_id, finished.webhook_id, finished.transaction_id, finished.position,
        finished.message_id, finished.message_type, finished.body,
        'retry', finished.attempt + 1, finished.retries + 1, made.next_attempt_at, made.next_attempt_at
      from finished join made using (id)
      where made.next_attempt_at is not null
    )
    select count(*) as finished from finished`,
};

/** @returns of how many the lease stood still: the others are not in the log. */
export async function finishDeliveries(store: Store, attempts: readonly MadeAttempt[]): Promise<number> {
  const [row] = await store.read<{ finished: number }>(statement, [JSON.stringify(attempts)]);
  return row?.finished ?? 0;
}
