import type { schemas } from '@worklane/contract/dashboard';
import { type Handler, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { redeliveryWindow } from '../../outbox/retention-periods.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook, findWebhook, lockRedelivery, type WebhookRow } from '../endpoints/webhook-record.ts';
import { type DeliveryAttemptRow, findAttempt, retryNow, scheduleAttempt, withCurrentType } from './attempt-queries.ts';
import { findDelivery, messageTime } from './find-delivery.ts';

/**
 * Delivers an event to a webhook now, whether or not it was delivered before. An attempt that waits is made now, and one
 * that is being made is not repeated.
 * @throws ProblemError not_found, webhook_disabled
 */
export async function redeliverEvent(
  { store, clock, notifyDue }: Pick<WebhookDependencies, 'store' | 'clock' | 'notifyDue'>,
  { organizationId, webhookId, eventId }: { organizationId: number; webhookId: number; eventId: string },
): Promise<schemas.WebhookDelivery> {
  const webhook = await findEnabledWebhook(store.db, organizationId, webhookId);
  const delivery = await store.db.transaction().execute(async (transaction) => {
    await lockRedelivery(transaction, webhook);
    const now = clock();
    const event = await findRecentEvent(transaction, organizationId, eventId, now);
    const before = await findDelivery(transaction, webhook, eventId);
    if (before && before.next_attempt_at !== null) await retryNow(transaction, webhook, now, eventId);
    else await scheduleEvent(transaction, webhook, event, before, now);
    return findDelivery(transaction, webhook, eventId);
  });
  if (!delivery) throw new Error(`The delivery of ${eventId} was scheduled and not found.`);
  notifyDue(organizationId);
  return delivery;
}

interface EventKey {
  id: string;
  type: string;
  transaction_id: string;
  position: number;
}

/** Finds an event by the time in its ID. @throws ProblemError not_found */
async function findRecentEvent(db: Connection, organizationId: number, id: string, now: Date): Promise<EventKey> {
  const created = messageTime(id);
  const event =
    created &&
    (await db
      .selectFrom('events')
      .select(['id', 'type', 'transaction_id', 'position', 'created_at'])
      .where('organization_id', '=', organizationId)
      .where('created_at', '>=', created.from)
      .where('created_at', '<=', created.to)
      .where('id', '=', id)
      .executeTakeFirst());
  if (!event) throw new ProblemError('not_found', `No event ${id} in organization ${organizationId}.`);
  if (Date.parse(event.created_at) >= now.getTime() - redeliveryWindow) return event;
  const detail = `Event ${id} occurred on ${event.created_at}. Events can be redelivered for 30 days.`;
  throw new ProblemError('not_found', detail);
}

async function scheduleEvent(
  transaction: Connection,
  webhook: WebhookRow,
  { id: message_id, type: message_type, transaction_id, position }: EventKey,
  before: schemas.WebhookDelivery | undefined,
  now: Date,
): Promise<void> {
  const last = Math.max(0, ...(before?.attempts ?? []).map(({ attempt }) => attempt));
  const attempt = { transaction_id, position, message_id, message_type, body: null, trigger: 'manual' as const };
  const { id } = await scheduleAttempt(transaction, webhook, { ...attempt, attempt: last + 1 }, now.toISOString());
  if (before) return;
  await transaction
    .insertInto('redelivered_events')
    .values({
      organization_id: webhook.organization_id,
      webhook_id: webhook.id,
      message_id,
      attempt_id: id,
      created_at: now.toISOString(),
    })
    .execute();
}

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
