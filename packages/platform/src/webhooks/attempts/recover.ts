import { invalidTime, toUtcTimestamp } from '@worklane/contract/requests';
import { type Handler, invalidFields } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { eventOf } from '../../database/tables/events.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { logRetention, redeliveryWindow } from '../../outbox/retention-periods.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook, findWebhook, lockRedelivery, type WebhookRow } from '../endpoints/webhook-record.ts';
import { retryNow } from './attempt-queries.ts';

/** @throws ProblemError not_found, webhook_disabled, validation_failed, idempotency_key_reused, idempotency_key_in_progress */
export const recoverWebhook =
  ({ store, clock, notifyDue }: WebhookDependencies): Handler<'recoverWebhook'> =>
  async (call) => {
    const { path, body } = call;
    const { organizationId } = call.principal;
    const { result, replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now: clock().toISOString(),
      async apply(transaction) {
        const since = parseSince(body?.since, clock());
        const webhook = await findEnabledWebhook(transaction, organizationId, path.webhook_id);
        await lockRedelivery(transaction, webhook);
        // A time before the lock could make what another request has scheduled for now look as if it waited.
        const now = clock();
        const waiting = await retryNow(transaction, webhook, now);
        const failed = await scheduleFailed(transaction, webhook, since, now);
        return { scheduled: failed + waiting, retried_now: waiting };
      },
      requireCurrent: (transaction) => findWebhook(transaction, organizationId, path.webhook_id),
    });
    if (result.scheduled > 0) notifyDue(organizationId);
    return { status: 202, body: result, headers: replayedHeader(replayed) };
  };

/** By default, everything in the log is recovered. */
function parseSince(text: string | undefined, now: Date): string {
  const oldest = new Date(now.getTime() - logRetention);
  const since = text === undefined ? oldest.toISOString() : toUtcTimestamp(text);
  const violation =
    since === undefined
      ? invalidTime('date-time')
      : ({ code: 'too_small', detail: 'must be at most 30 days ago' } as const);
  if (since !== undefined && Date.parse(since) >= oldest.getTime()) return since;
  throw invalidFields([{ in: 'body', pointer: '/since', ...violation }]);
}

/**
 * Schedules the events whose last attempt failed since a time and that have no pending attempt.
 * @returns how many these are.
 */
async function scheduleFailed(db: Connection, webhook: WebhookRow, since: string, now: Date): Promise<number> {
  const ofWebhook = sql`organization_id = ${webhook.organization_id} and webhook_id = ${webhook.id}`;
  const oldest = new Date(now.getTime() - redeliveryWindow).toISOString();
  const { numAffectedRows = 0n } = await sql`
    insert into deliveries
      (organization_id, webhook_id, transaction_id, position, message_id, message_type,
       trigger, attempt, retries, created_at, due_at)
    select last.organization_id, last.webhook_id, last.transaction_id, last.position, last.message_id,
      last.message_type, 'manual', last.attempt + 1, 0, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (
      select distinct on (message_id) * from webhook_logs
      where ${ofWebhook} and created_at >= ${since}::timestamptz and (status = 'failed' or attempt > 1)
      order by message_id, id desc
    ) last
    cross join lateral ${eventOf(webhook.organization_id, 'last', sql`created_at`)} as event
    where last.status = 'failed' and event.created_at >= ${oldest}::timestamptz
      and not exists (select from deliveries where ${ofWebhook} and deliveries.message_id = last.message_id)
    order by last.id`.execute(db);
  return Number(numAffectedRows);
}
