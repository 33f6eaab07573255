import { deliveryRules } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { Endpoint } from './claim-deliveries.ts';

/**
 * Removes due deliveries of a webhook that is disabled or deleted. Those of a disabled one are logged as failed, so that
 * they can be recovered. An enabled webhook keeps its deliveries.
 * @returns how many were removed, at most `limit`.
 */
export async function discardUndeliverable(
  db: Connection,
  { organizationId, webhookId }: Endpoint,
  now: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ discarded: number }>`
    with due as (
      select id from deliveries
      where organization_id = ${organizationId} and webhook_id = ${webhookId}
        and due_at <= ${now}::timestamptz and (leased_until is null or leased_until <= ${now}::timestamptz)
        and not exists (
          select from webhooks
          where organization_id = ${organizationId} and id = ${webhookId} and status = 'enabled'
        )
      order by due_at, id
      limit ${limit}
      for update skip locked
    ), discarded as (
      delete from deliveries using due
      where organization_id = ${organizationId} and webhook_id = ${webhookId} and deliveries.id = due.id
      returning deliveries.*
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, error_code, error_detail, duration_ms, created_at)
      select discarded.organization_id, discarded.webhook_id, discarded.id, discarded.transaction_id,
        discarded.position, discarded.message_id, discarded.message_type, discarded.body, discarded.trigger,
        discarded.attempt, 'failed', webhooks.url,
        (
          ${JSON.stringify(deliveryRules.headers)}::jsonb || jsonb_build_object('webhook-id', discarded.message_id)
          || case when discarded.body is null then '{}' else ${JSON.stringify({ [deliveryRules.testHeader]: 'true' })}::jsonb end
        )::json,
        'webhook_disabled', 'The delivery was not sent because the webhook was disabled.', 0, discarded.created_at
      from discarded join webhooks
        on webhooks.organization_id = discarded.organization_id and webhooks.id = discarded.webhook_id
    )
    select count(*) as discarded from discarded`.execute(db);
  return rows[0]?.discarded ?? 0;
}
