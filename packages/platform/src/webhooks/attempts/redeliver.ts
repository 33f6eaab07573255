import type { schemas } from '@worklane/contract/dashboard';
import { invalidTime, toUtcTimestamp } from '@worklane/contract/requests';
import { type Handler, invalidFields, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { eventOf } from '../../database/tables/events.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { logRetention, redeliveryWindow } from '../../outbox/retention-periods.ts';
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
