import { deliveryRules } from '@worklane/contract';
import { webhookDisabledError } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { DeliveryPosition, Endpoint } from './claim-deliveries.ts';

/**
 * Removes due deliveries of a webhook that is disabled or deleted. Those of a disabled one are logged as failed, so that
 * they can be recovered. An enabled webhook keeps its deliveries.
 * @param after the last one that was removed before, so that its dead row and those before it are not read again
 * @returns the last one of a full batch, after which there may be more
 */
export async function discardUndeliverable(
  db: Connection,
  { organizationId, webhookId }: Endpoint,
  now: string,
  limit: number,
  after: DeliveryPosition | undefined,
): Promise<DeliveryPosition | undefined> {
  const { dueAt, id } = after ?? { dueAt: '-infinity', id: 0 };
  const { rows } = await sql<DeliveryPosition>`
    with due as (
      select row_id from due_deliveries(
        array[${organizationId}::bigint], array[${webhookId}::bigint], array[${limit}::int],
        array[${dueAt}::timestamptz], array[${id}::bigint], ${now}::timestamptz
      ) as row_id
      where not exists (
        select from webhooks
        where organization_id = ${organizationId} and id = ${webhookId} and status = 'enabled'
      )
    ), discarded as (
      delete from deliveries where ctid = any(array(select row_id from due))
      returning *
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
        ${webhookDisabledError.code}::text, ${webhookDisabledError.detail}::text, 0, discarded.created_at
      from discarded join webhooks
        on webhooks.organization_id = discarded.organization_id and webhooks.id = discarded.webhook_id
    )
    select due_at as "dueAt", id from discarded order by due_at, id`.execute(db);
  return rows.length < limit ? undefined : rows.at(-1);
}
