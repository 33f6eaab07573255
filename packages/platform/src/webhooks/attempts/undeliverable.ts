import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { fixedHeaders } from './request-headers.ts';

/**
 * Takes deliveries that are due to a webhook which may not get them: one that is disabled logs them as failed, so that
 * they can be recovered; of one that is deleted nothing is left. A webhook that is enabled keeps its deliveries.
 * @returns how many were taken, at most `limit`.
 */
export async function settleUndeliverable(
  db: Connection,
  webhook: { organizationId: number; webhookId: number },
  now: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with due as (
      select id from deliveries
      where organization_id = ${webhook.organizationId} and webhook_id = ${webhook.webhookId}
        and due_at <= ${now}::timestamptz and (leased_until is null or leased_until <= ${now}::timestamptz)
        and not exists (
          select from webhooks
          where organization_id = ${webhook.organizationId} and id = ${webhook.webhookId} and status = 'enabled'
        )
      order by due_at, id
      limit ${limit}
      for update skip locked
    ), taken as (
      delete from deliveries using due
      where organization_id = ${webhook.organizationId} and webhook_id = ${webhook.webhookId}
        and deliveries.id = due.id
      returning deliveries.*
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, error_code, error_detail, duration_ms, created_at)
      select taken.organization_id, taken.webhook_id, taken.id, taken.transaction_id, taken.position,
        taken.message_id, taken.message_type, taken.body, taken.trigger, taken.attempt,
        'failed', webhooks.url,
        (${JSON.stringify(fixedHeaders)}::jsonb || jsonb_build_object('webhook-id', taken.message_id))::json,
        'webhook_disabled', 'The webhook was disabled, so nothing was sent.', 0, taken.created_at
      from taken join webhooks
        on webhooks.organization_id = taken.organization_id and webhooks.id = taken.webhook_id
    )
    select count(*) as taken from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
