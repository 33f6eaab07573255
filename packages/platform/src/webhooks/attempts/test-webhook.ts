import type { schemas } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { bodyViolations, type Handler, invalidFields } from '@worklane/server';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { newMessageId, storedEventType } from '../../outbox/record-changes.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook, findWebhook, type WebhookRow } from '../endpoints/webhook-record.ts';
import { scheduleAttempt, withCurrentType } from './attempt-queries.ts';

/** @throws ProblemError not_found, webhook_disabled, validation_failed, idempotency_key_reused, idempotency_key_in_progress */
export const testWebhook =
  ({ store, clock, notifyDue }: WebhookDependencies): Handler<'testWebhook'> =>
  async (call) => {
    const { path, body } = call;
    const { organizationId } = call.principal;
    const now = clock().toISOString();
    const { result, replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now,
      async apply(transaction) {
        const webhook = await findEnabledWebhook(transaction, organizationId, path.webhook_id);
        const message = testMessage(webhook, body ?? { event_type: 'webhook.test' }, now);
        const test = {
          transaction_id: null,
          position: null,
          message_id: message.id,
          message_type: storedEventType(message.type),
          body: JSON.stringify(message),
          trigger: 'test',
          attempt: 1,
        } as const;
        return scheduleAttempt(transaction, webhook, test, now);
      },
      requireCurrent: (transaction) => findWebhook(transaction, organizationId, path.webhook_id),
    });
    notifyDue(organizationId);
    return { status: 202, body: withCurrentType(result), headers: replayedHeader(replayed) };
  };

const contract = new OpenapiReader(openapi, 'The contract');

interface Example {
  data: Record<string, unknown>;
  previous?: Record<string, unknown>;
}

/**
 * Returns a message that matches the contract, whose data default to those of the example.
 * @throws ProblemError validation_failed
 */
function testMessage(webhook: WebhookRow, { event_type, ...given }: schemas.WebhookTestRequest, now: string) {
  const { organization_id } = webhook;
  const { example, schema } = contract.message(event_type) as { example: Example; schema: string };
  const own = event_type === 'webhook.test' ? { webhook_id: webhook.id } : { organization_id };
  const { data = { ...example.data, ...own }, previous = example.previous } = given;
  const message = {
    id: newMessageId(now),
    type: event_type,
    timestamp: now,
    organization_id,
    test: true,
    data,
    ...(previous && { previous }),
  };
  const violations = bodyViolations(schema, message);
  if (violations.length > 0) throw invalidFields(violations);
  return message;
}
