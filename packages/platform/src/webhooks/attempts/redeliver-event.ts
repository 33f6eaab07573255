import type { schemas } from '@worklane/contract/dashboard';
import { ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import { redeliveryWindow } from '../../outbox/retention-periods.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findEnabledWebhook, lockRedelivery, type WebhookRow } from '../endpoints/webhook-record.ts';
import { retryNow, scheduleAttempt } from './attempt-queries.ts';
import { findDelivery, messageTime } from './find-delivery.ts';

export interface RedeliveredEvent {
  organizationId: number;
  webhookId: number;
  eventId: string;
}

/**
 * Delivers an event to a webhook now, whether or not it was delivered before. An attempt that waits is made now, and one
 * that is being made is not repeated.
 * @throws ProblemError not_found, webhook_disabled
 */
export async function redeliverEvent(
  { store, clock, notifyDue }: Pick<WebhookDependencies, 'store' | 'clock' | 'notifyDue'>,
  { organizationId, webhookId, eventId }: RedeliveredEvent,
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
