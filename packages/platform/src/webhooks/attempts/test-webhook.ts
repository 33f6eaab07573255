import type { schemas } from '@worklane/contract';
import type { Handler } from '@worklane/server';
import { newMessageId } from '../../outbox/insert-event.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook } from '../endpoints/webhook-record.ts';
import { scheduleAttempt } from './attempt-queries.ts';

/** @throws ProblemError not_found, webhook_disabled */
export const testWebhook =
  ({ store, clock, notifyDue }: WebhookDependencies): Handler<'testWebhook'> =>
  async ({ principal, path }) => {
    const webhook = await findEnabledWebhook(store.db, principal.organizationId, path.webhook_id);
    const now = clock().toISOString();
    const message: schemas.WebhookTest = {
      id: newMessageId(now),
      type: 'webhook.test',
      timestamp: now,
      organization_id: webhook.organization_id,
      data: { webhook_id: webhook.id },
    };
    const test = {
      transaction_id: null,
      position: null,
      message_id: message.id,
      message_type: message.type,
      body: JSON.stringify(message),
      trigger: 'test',
      attempt: 1,
    } as const;
    const scheduled = await store.db
      .transaction()
      .execute((transaction) => scheduleAttempt(transaction, webhook, test, now));
    notifyDue(webhook.organization_id);
    return { status: 202, body: scheduled };
  };
