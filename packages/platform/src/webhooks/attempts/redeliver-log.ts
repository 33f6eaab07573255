import { type Handler, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { redeliveryWindow } from '../../outbox/retention-periods.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook, findWebhook, lockRedelivery } from '../endpoints/webhook-record.ts';
import { type DeliveryAttemptRow, findAttempt, scheduleAttempt, withCurrentType } from './attempt-queries.ts';

/** @throws ProblemError not_found, webhook_disabled, idempotency_key_reused, idempotency_key_in_progress */
export const redeliverWebhookLog =
  ({ store, clock, notifyDue }: WebhookDependencies): Handler<'redeliverWebhookLog'> =>
  async (call) => {
    const { path } = call;
    const { organizationId } = call.principal;
    const now = clock();
    const { result, replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now: now.toISOString(),
      async apply(transaction) {
        const webhook = await findEnabledWebhook(transaction, organizationId, path.webhook_id);
        await lockRedelivery(transaction, webhook);
        const original = await findAttempt(transaction, webhook, path.log_id);
        if (!original) throw new ProblemError('not_found', `No attempt ${path.log_id} of webhook ${webhook.id}.`);
        requireRecent(original, now);
        const { transaction_id, position, message_id, message_type, body } = original;
        const attempt = (await lastAttemptNumber(transaction, original)) + 1;
        return scheduleAttempt(
          transaction,
          webhook,
          { transaction_id, position, message_id, message_type, body, trigger: 'manual', attempt },
          now.toISOString(),
        );
      },
      requireCurrent: (transaction) => findWebhook(transaction, organizationId, path.webhook_id),
    });
    notifyDue(organizationId);
    return { status: 202, body: withCurrentType(result), headers: replayedHeader(replayed) };
  };

function requireRecent({ id, event_created_at }: DeliveryAttemptRow, now: Date): void {
  if (event_created_at === null || Date.parse(event_created_at) >= now.getTime() - redeliveryWindow) return;
  const detail = `The event of attempt ${id} occurred on ${event_created_at}. Events can be redelivered for 30 days.`;
  throw new ProblemError('not_found', detail);
}

/** The condition keeps to the index of failed and repeated attempts: the original is the only other one. */
async function lastAttemptNumber(db: Connection, original: DeliveryAttemptRow): Promise<number> {
  const ofMessage = sql`organization_id = ${original.organization_id} and webhook_id = ${original.webhook_id}
    and message_id = ${original.message_id}`;
  const { rows } = await sql<{ last: number }>`
    select greatest(
      ${original.attempt}::integer,
      (select max(attempt) from webhook_logs where ${ofMessage} and (status = 'failed' or attempt > 1)),
      (select max(attempt) from deliveries where ${ofMessage})
    ) as last`.execute(db);
  return rows[0]?.last ?? original.attempt;
}
