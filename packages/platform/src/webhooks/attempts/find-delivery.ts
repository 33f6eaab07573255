import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { decodeTime } from 'ulid';
import type { Connection } from '../../database/store.ts';
import {
  type AttemptSummary,
  ofWebhook,
  readRepeatedAttempts,
  summaryColumns,
  toDeliveries,
  type WebhookKey,
} from './delivery-attempts.ts';

/** How long before its ID was generated a message may have been created, in milliseconds. */
const maxIdDelay = 600_000;

/** The largest time of a ULID that is also one of JavaScript. */
const maxTime = 8_640_000_000_000_000;

/** Returns when a message was created, as far as its ID tells; undefined for an ID that was never assigned. */
export function messageTime(messageId: string): { from: string; to: string } | undefined {
  const ulid = messageId.replace('evt_', '');
  const time = ulid[0] !== undefined && ulid[0] <= '7' ? decodeTime(ulid) : Number.POSITIVE_INFINITY;
  if (time > maxTime) return undefined;
  return { from: new Date(time - maxIdDelay).toISOString(), to: new Date(time).toISOString() };
}

/** Returns the delivery of a message to a webhook, of which an attempt is in the log or pending. */
export async function findDelivery(
  db: Connection,
  webhook: WebhookKey,
  messageId: string,
): Promise<schemas.WebhookDelivery | undefined> {
  const attempts = [
    ...(await readFirstAttempt(db, webhook, messageId)),
    ...(await readRepeatedAttempts(db, webhook, [messageId])),
  ];
  const [delivery] = await toDeliveries(db, webhook.organization_id, [messageId], attempts);
  return delivery;
}

/**
 * The first attempt is due when the message is created, which leads to it in indexes; that of an event which was
 * delivered on request only is recorded.
 */
async function readFirstAttempt(db: Connection, webhook: WebhookKey, messageId: string): Promise<AttemptSummary[]> {
  const created = messageTime(messageId);
  if (!created) return [];
  const between = (column: string) =>
    sql`${sql.ref(column)} between ${created.from}::timestamptz and ${created.to}::timestamptz`;
  const isFirst = sql`${ofWebhook(webhook)} and message_id = ${messageId} and attempt = 1`;
  const requested = sql`id = (
    select attempt_id from redelivered_events where ${ofWebhook(webhook)} and message_id = ${messageId})`;
  const { rows } = await sql<AttemptSummary>`
    select ${summaryColumns.webhook_logs} from webhook_logs where ${isFirst} and ${between('created_at')}
    union all
    select ${summaryColumns.webhook_logs} from webhook_logs where ${isFirst} and ${requested}
    union all
    select ${summaryColumns.deliveries} from deliveries where ${isFirst} and ${between('due_at')}
    union all
    select ${summaryColumns.deliveries} from deliveries where ${isFirst} and ${requested}`.execute(db);
  return rows;
}
