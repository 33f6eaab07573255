import type { schemas } from '@worklane/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import { decodeTime } from 'ulid';
import type { Connection } from '../../database/store.ts';
import { eventOf } from '../../database/tables/events.ts';
import { currentEventType } from '../../outbox/record-changes.ts';
import type { WebhookRow } from '../endpoints/webhook-record.ts';

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

/** An attempt without its request and response. */
export interface AttemptSummary extends schemas.WebhookDeliveryAttempt {
  transaction_id: string | null;
  position: number | null;
  message_id: string;
  message_type: string;
  test: boolean;
}

const commonColumns = sql`id, transaction_id::text as transaction_id, position, message_id, message_type,
  body is not null as test, trigger, attempt, created_at`;

/** The columns of an `AttemptSummary`, by table. */
export const summaryColumns = {
  webhook_logs: sql`${commonColumns}, status, duration_ms, response_status, error_code, next_attempt_at`,
  deliveries: sql`${commonColumns}, 'pending' as status, null::integer as duration_ms,
    null::integer as response_status, null as error_code, null::timestamptz as next_attempt_at`,
} as const;

export type WebhookKey = Pick<WebhookRow, 'organization_id' | 'id'>;

export const ofWebhook = ({ organization_id, id }: WebhookKey): RawBuilder<boolean> =>
  sql`organization_id = ${organization_id} and webhook_id = ${id}`;

/** Returns all attempts of some messages except first ones that succeeded or are pending, which no index has. */
export async function readRepeatedAttempts(
  db: Connection,
  webhook: WebhookKey,
  messageIds: readonly string[],
): Promise<AttemptSummary[]> {
  if (messageIds.length === 0) return [];
  const ofMessages = sql`${ofWebhook(webhook)} and message_id in (${sql.join(messageIds)})`;
  const { rows } = await sql<AttemptSummary>`
    select ${summaryColumns.webhook_logs} from webhook_logs where ${ofMessages} and (status = 'failed' or attempt > 1)
    union all
    select ${summaryColumns.deliveries} from deliveries where ${ofMessages} and attempt > 1`.execute(db);
  return rows;
}

const maxAttempts = 100;

/** Returns the deliveries of some messages, in the order of the messages. */
export async function toDeliveries(
  db: Connection,
  organizationId: number,
  messageIds: readonly string[],
  attempts: readonly AttemptSummary[],
): Promise<schemas.WebhookDelivery[]> {
  const events = await readEvents(db, organizationId, attempts);
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const byMessage = Map.groupBy([...byId.values()], ({ message_id }) => message_id);
  return messageIds.flatMap((id) => {
    const newestFirst = byMessage.get(id)?.toSorted((one, other) => other.id - one.id) ?? [];
    return newestFirst.length === 0 ? [] : [toDelivery(newestFirst, events.get(id))];
  });
}

function toDelivery(attempts: readonly AttemptSummary[], event: EventSummary | undefined): schemas.WebhookDelivery {
  const first = attempts.at(-1) as AttemptSummary;
  const pending = attempts.filter(({ status }) => status === 'pending').map(({ created_at }) => created_at);
  const hasSucceeded = attempts.some(({ status }) => status === 'succeeded');
  return {
    event_id: first.message_id,
    event_type: currentEventType(first.message_type) as schemas.WebhookMessageType,
    test: first.test,
    record: event ? { kind: event.entity, id: event.entity_id, name: event.name } : null,
    state: hasSucceeded ? 'succeeded' : pending.length > 0 ? 'waiting' : 'failed',
    occurred_at: event?.created_at ?? first.created_at,
    next_attempt_at: pending.toSorted()[0] ?? null,
    last_attempt_at: attempts.find(({ status }) => status !== 'pending')?.created_at ?? null,
    attempt_count: attempts.length,
    attempts: attempts.slice(0, maxAttempts).map(toAttempt),
  };
}

const toAttempt = (summary: AttemptSummary): schemas.WebhookDeliveryAttempt => {
  const {
    transaction_id: _key,
    position: _position,
    message_id: _id,
    message_type: _type,
    test: _test,
    ...attempt
  } = summary;
  return attempt;
};

interface EventSummary {
  id: string;
  entity: schemas.EntityKind;
  entity_id: number;
  name: string | null;
  created_at: string;
}

/** Returns the events of attempts by their IDs. The name of a record is that in the event. */
async function readEvents(
  db: Connection,
  organizationId: number,
  attempts: readonly AttemptSummary[],
): Promise<Map<string, EventSummary>> {
  const keys = new Map(
    attempts.map(({ transaction_id, position }) => [
      position,
      { organization_id: organizationId, transaction_id, position },
    ]),
  );
  const { rows } = await sql<EventSummary>`
    select event.id, entity, entity_id, created_at,
      coalesce(
        data ->> 'name', data ->> 'title', data ->> 'subject', data ->> 'number',
        nullif(concat_ws(' ', data ->> 'first_name', data ->> 'last_name'), '')
      ) as name
    from json_to_recordset(${JSON.stringify([...keys.values()])}::json)
      as key (organization_id bigint, transaction_id xid8, position bigint)
    cross join lateral ${eventOf(organizationId, 'key', sql`*`)} as event`.execute(db);
  return new Map(rows.map((event) => [event.id, event]));
}
