import { type EventInfo, events, type schemas } from '@worklane/contract';
import { nextLink } from '@worklane/contract/requests';
import type { Handler } from '@worklane/server';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { readPage } from '../../http/paging.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { recordWebhookChange } from './webhook-audit.ts';
import { findWebhook, publicColumns, toWebhook, webhookNotFound } from './webhook-record.ts';

/** @throws ProblemError not_found */
export const getWebhook =
  ({ store }: WebhookDependencies): Handler<'getWebhook'> =>
  async ({ principal, path }) => ({
    status: 200,
    body: toWebhook(await findWebhook(store.db, principal.organizationId, path.webhook_id)),
  });

/** @throws ProblemError invalid_cursor */
export const listWebhooks =
  ({ store }: WebhookDependencies): Handler<'listWebhooks'> =>
  async ({ principal: { organizationId }, query, request }) => {
    const { limit, before, cursorAfter } = readPage(['webhooks', organizationId], query);
    const rows = await store.db
      .selectFrom('webhooks')
      .select(publicColumns)
      .where('organization_id', '=', organizationId)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const cursor = rows.length > limit && last ? cursorAfter(last.id) : null;
    return {
      status: 200,
      body: { data: page.map(toWebhook), next_cursor: cursor },
      headers: nextLink(request.url, cursor),
    };
  };

/**
 * Deletes a webhook with its pending deliveries and its health. Its logs expire with their partitions.
 * @throws ProblemError not_found, idempotency_key_reused, idempotency_key_in_progress
 */
export const deleteWebhook =
  ({ store, clock }: WebhookDependencies): Handler<'deleteWebhook'> =>
  async (call) => {
    const { organizationId } = call.principal;
    const { path } = call;
    const now = clock();
    const { replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now: now.toISOString(),
      async apply(transaction) {
        const deleted = await transaction
          .deleteFrom('webhooks')
          .where('organization_id', '=', organizationId)
          .where('id', '=', path.webhook_id)
          .returning(['id', 'url'])
          .executeTakeFirst();
        if (!deleted) throw webhookNotFound(organizationId, path.webhook_id);
        await recordWebhookChange(transaction, call, { action: 'webhook.deleted', ...deleted }, now);
      },
    });
    // After the webhook, because writes add no deliveries from then on. The dispatcher deletes those of writes in progress.
    for (const table of ['deliveries', 'webhook_health_hours', 'redelivered_events'] as const) {
      await store.db
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where('webhook_id', '=', path.webhook_id)
        .execute();
    }
    return { status: 204, headers: replayedHeader(replayed) };
  };

const eventTypes = Object.values<EventInfo>(events).map(
  ({ type, entity, action, summary, scope }) =>
    ({ type, entity, action, description: summary, scope }) as schemas.WebhookEventInfo,
);

export const listWebhookEvents: Handler<'listWebhookEvents'> = () => ({ status: 200, body: { data: eventTypes } });
