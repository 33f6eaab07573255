import { deliveryRules, events, type schemas } from '@worklane/contract';
import { contractVersions } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { eventOf } from '../../database/tables/events.ts';
import type { DeliveriesTable, WebhookLogsTable } from '../../database/tables/webhooks.ts';
import { currentEventType, eventJson } from '../../outbox/record-changes.ts';
import type { WebhookRow } from '../endpoints/webhook-record.ts';

/** An attempt, pending or made, with its event. */
export interface DeliveryAttemptRow
  extends MessageRow,
    Omit<WebhookLogsTable, keyof MessageRow | 'status' | 'request_headers' | 'duration_ms'> {
  status: schemas.WebhookLogStatus;
  /** JSON text; null while the attempt is pending, as all of the response. */
  request_headers: string | null;
  duration_ms: number | null;
}

/** The columns that make the body of a message: its own of a test message, otherwise those of its event. */
export interface MessageRow {
  organization_id: number;
  message_id: string;
  message_type: string;
  body: string | null;
  /** That of the webhook. */
  version: string | null;
  /** JSON text. */
  event_data: string | null;
  /** JSON text. */
  event_previous: string | null;
  /** JSON text. */
  event_actor: string | null;
  event_created_at: string | null;
}

/** Returns the body in the version of the webhook; undefined when the event has been deleted. */
export function messageBody(message: MessageRow): string | undefined {
  const { message_type, version } = message;
  const text = currentBody(message);
  const type = currentEventType(message_type);
  const schema = Object.hasOwn(events, type) ? events[type as schemas.EventType].schema : undefined;
  if (text === undefined || version === null || schema === undefined) return text;
  return contractVersions.downgradeJson(schema, version, text);
}

function currentBody(message: MessageRow): string | undefined {
  const { organization_id, message_id: id, message_type: type, body } = message;
  const { event_data: data, event_previous: previous, event_actor: actor, event_created_at: created_at } = message;
  if (body !== null) return body;
  if (data === null || created_at === null) return undefined;
  return eventJson({ organization_id, id, type, data, previous, actor, created_at });
}

/** Returns the request headers that are the same for each attempt. Only test messages have a body of their own. */
export const unsignedHeaders = ({ message_id, body }: MessageRow): Record<string, string> => ({
  ...deliveryRules.headers,
  'webhook-id': message_id,
  ...(body !== null && { [deliveryRules.testHeader]: 'true' }),
});

/** Returns the stored response of a request that scheduled an attempt, with its event type by the contract. */
export const withCurrentType = (log: schemas.WebhookLog): schemas.WebhookLog => ({
  ...log,
  event_type: currentEventType(log.event_type) as schemas.WebhookMessageType,
});

export const toWebhookLog = (row: DeliveryAttemptRow): schemas.WebhookLog => ({
  id: row.id,
  webhook_id: row.webhook_id,
  event_id: row.message_id,
  event_type: currentEventType(row.message_type) as schemas.WebhookMessageType,
  attempt: row.attempt,
  trigger: row.trigger,
  status: row.status,
  url: row.url,
  request: {
    headers: row.request_headers === null ? unsignedHeaders(row) : JSON.parse(row.request_headers),
    body: messageBody(row) ?? '',
  },
  response:
    row.response_status === null
      ? null
      : {
          status: row.response_status,
          headers: JSON.parse(row.response_headers ?? '{}'),
          body: row.response_body ?? '',
        },
  error:
    row.error_code === null
      ? null
      : { code: row.error_code as schemas.DeliveryErrorCode, detail: row.error_detail ?? 'Unknown reason.' },
  duration_ms: row.duration_ms,
  created_at: row.created_at,
  next_attempt_at: row.next_attempt_at,
});

/** The tables that have attempts. An attempt keeps its id when it moves from one to the other. */
export interface AttemptTables {
  /** `webhook_logs` */
  made: boolean;
  /** `deliveries` */
  pending: boolean;
}

export interface AttemptQuery {
  webhook: Pick<WebhookRow, 'organization_id' | 'id' | 'url' | 'version'>;
  tables: AttemptTables;
  /** A condition on columns that both tables have. */
  where: RawBuilder<boolean>;
  limit: number;
}

const commonColumns = sql`organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body,
  trigger, attempt, created_at`;

/**
 * SQL that selects attempts with their events, the newest first. In the snapshot of one statement an attempt is in one
 * table only.
 */
export const selectAttempts = (query: AttemptQuery): RawBuilder<DeliveryAttemptRow> => sql`
  select attempt.*, attempt.transaction_id::text, ${query.webhook.version}::text as version,
    event.data as event_data, event.previous as event_previous, event.actor as event_actor,
    event.created_at as event_created_at
  from (${sql.join(attemptSources(query), sql` union all `)}) attempt
  left join lateral ${eventOf(query.webhook.organization_id, 'attempt', sql`data, previous, actor, created_at`)} as event on true
  order by attempt.id desc
  limit ${sql.lit(query.limit)}`;

/** Each source has the limit itself, so that it reads no more of its index than the page needs. */
function attemptSources({ webhook, tables, where, limit }: AttemptQuery): RawBuilder<unknown>[] {
  const page = sql`
    where organization_id = ${webhook.organization_id} and webhook_id = ${webhook.id} and ${where}
    order by id desc
    limit ${sql.lit(limit)}`;
  const made = sql`(
    select ${commonColumns}, status, url, request_headers, response_status, response_headers, response_body,
      error_code, error_detail, duration_ms, next_attempt_at
    from webhook_logs ${page})`;
  const pending = sql`(
    select ${commonColumns}, 'pending' as status, ${webhook.url}::text as url, null::json as request_headers,
      null::integer as response_status, null::json as response_headers, null as response_body,
      null as error_code, null as error_detail, null::integer as duration_ms, null::timestamptz as next_attempt_at
    from deliveries ${page})`;
  return [...(tables.made ? [made] : []), ...(tables.pending ? [pending] : [])];
}

/** Returns an attempt; undefined when the webhook has none with this id. */
export async function findAttempt(
  db: Connection,
  webhook: AttemptQuery['webhook'],
  id: number,
): Promise<DeliveryAttemptRow | undefined> {
  const tables = { made: true, pending: true };
  const { rows } = await selectAttempts({ webhook, tables, where: sql`id = ${id}`, limit: 1 }).execute(db);
  return rows[0];
}

type NewAttempt = Pick<
  DeliveriesTable,
  'transaction_id' | 'position' | 'message_id' | 'message_type' | 'body' | 'trigger' | 'attempt'
>;

/**
 * Schedules an attempt for now, apart from the retry schedule.
 * @param transaction no node can make the attempt before it commits.
 * @returns the pending attempt as the log shows it, but with its event type as it is stored.
 */
export async function scheduleAttempt(
  transaction: Connection,
  webhook: WebhookRow,
  attempt: NewAttempt,
  now: string,
): Promise<schemas.WebhookLog> {
  const { id } = await transaction
    .insertInto('deliveries')
    .values({
      ...attempt,
      organization_id: webhook.organization_id,
      webhook_id: webhook.id,
      retries: 0,
      created_at: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await findAttempt(transaction, webhook, id);
  if (!row) throw new Error(`Attempt ${id} was inserted and not found.`);
  return { ...toWebhookLog(row), event_type: row.message_type as schemas.WebhookMessageType };
}

/**
 * Makes waiting attempts due now; those that are due or being made do not change. They keep their place in the retry
 * schedule, so that an endpoint that still fails gets no more attempts than without.
 * @param messageId only those of a message
 * @returns how many these are.
 */
export async function retryNow(
  transaction: Connection,
  webhook: Pick<WebhookRow, 'organization_id' | 'id'>,
  now: Date,
  messageId?: string,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('deliveries')
    .set({
      due_at: now.toISOString(),
      created_at: now.toISOString(),
      // Nothing is automatic about an attempt that somebody asked for.
      trigger: sql`case when trigger = 'retry' then 'manual' else trigger end`,
    })
    .where('organization_id', '=', webhook.organization_id)
    .where('webhook_id', '=', webhook.id)
    .where('due_at', '>', now.toISOString())
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? '').where('attempt', '>', 1))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
