import type { OperationTypes, schemas } from '@worklane/contract/dashboard';
import { invalidParameters, queryTime } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { allOf, readPage } from '../../http/paging.ts';
import {
  type AttemptSummary,
  findDelivery,
  ofWebhook,
  readRepeatedAttempts,
  summaryColumns,
  toDeliveries,
  type WebhookKey,
} from './find-delivery.ts';
import { findLastExamined, type LogFilters, logFilters } from './list-logs.ts';

type DeliveryQuery = NonNullable<OperationTypes['listWebhookDeliveries']['parameters']['query']>;

/** How many attempts a page examines; it may then end short of its limit. */
const maxExamined = 10_000;

/** Conditions that look for other attempts of the message or for its event cost more. */
const maxExaminedDeeply = 2000;

/**
 * Reads one page of the deliveries of a webhook: those with a first attempt in the log or pending, newest first; waiting
 * ones in the order of their pending attempts. Its cost does not grow with the log.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function readDeliveryPage(
  db: Connection,
  webhook: WebhookKey,
  { limit, cursor, event_id, ...filters }: DeliveryQuery,
  examined?: number,
): Promise<schemas.WebhookDeliveryList> {
  const list = ['webhook deliveries', webhook.organization_id, webhook.id, Object.entries(filters).toSorted()];
  const page = readPage(list, { limit, cursor });
  if (event_id !== undefined) {
    const delivery = await findDelivery(db, webhook, event_id);
    return { data: delivery ? [delivery] : [], next_cursor: null };
  }
  const { tables, indexed, unindexed, isDeep } = deliveryFilters(
    webhook.organization_id,
    await readFilters(db, webhook, filters),
  );
  const where = sql<boolean>`id < ${page.before} and ${indexed}`;
  const last = await findLastExamined(db, webhook, {
    tables,
    where,
    examined: examined ?? (isDeep ? maxExaminedDeeply : maxExamined),
  });
  const sources = (['webhook_logs', 'deliveries'] as const)
    .filter((table) => tables[table === 'deliveries' ? 'pending' : 'made'])
    .map(
      (table) => sql`(
        select ${summaryColumns[table]} from ${sql.table(table)} as source
        where ${ofWebhook(webhook)} and ${where} and id >= ${last ?? 0} and ${unindexed}
        order by id desc
        limit ${sql.lit(page.limit + 1)})`,
    );
  const { rows } = await sql<AttemptSummary>`
    select * from (${sql.join(sources, sql` union all `)}) as attempt
    order by id desc
    limit ${sql.lit(page.limit + 1)}`.execute(db);
  const shown = rows.slice(0, page.limit);
  const end = rows.length > page.limit ? shown.at(-1)?.id : last;
  const messageIds = shown.map(({ message_id }) => message_id);
  const attempts = [...shown, ...(await readRepeatedAttempts(db, webhook, messageIds))];
  return {
    data: await toDeliveries(db, webhook.organization_id, messageIds, attempts),
    next_cursor: end === undefined ? null : page.cursorAfter(end),
  };
}

interface DeliveryFilters extends LogFilters {
  unindexed: RawBuilder<boolean>;
  /** Whether a condition reads other rows for each attempt. */
  isDeep: boolean;
}

/** Conditions on `source`, the attempt that represents its delivery: the first one, or the pending one that waits. */
function deliveryFilters(organizationId: number, { state, event_type, record, ...times }: Filters): DeliveryFilters {
  const combine = (filters: LogFilters, ...conditions: RawBuilder<boolean>[]): DeliveryFilters => ({
    ...filters,
    unindexed: allOf([
      ...(filters.unindexed ? [filters.unindexed] : []),
      ...conditions,
      ...(record ? [isEventOf(organizationId, record)] : []),
    ]),
    isDeep: state !== undefined || record !== undefined,
  });
  if (state === 'waiting') {
    return combine({ ...logFilters({ event_type }), tables: { made: false, pending: true } }, isWaiting(times));
  }
  const filters = logFilters({ event_type, ...times, ...(state === 'failed' && { status: 'failed' }) });
  if (state === 'failed') return combine(filters, isFirst, sql`not ${isRepeated}`, sql`not ${hasSucceeded}`);
  if (state === undefined) return combine(filters, isFirst);
  const succeeded = sql<boolean>`(status = 'succeeded' or ${hasSucceeded})`;
  return combine({ ...filters, tables: { made: true, pending: false } }, isFirst, succeeded);
}

interface Filters extends TimeRange {
  state?: schemas.WebhookDeliveryState | undefined;
  event_type?: schemas.WebhookMessageType | undefined;
  record?: RecordKey | undefined;
}

interface RecordKey {
  kind: schemas.EntityKind;
  id: number;
}

/**
 * Resolves the record of a query. Its events are not older than itself, which is known unless it has been deleted.
 * @throws ProblemError invalid_parameter
 */
async function readFilters(
  db: Connection,
  { organization_id }: WebhookKey,
  { record_kind: kind, record_id: id, ...filters }: Omit<DeliveryQuery, 'limit' | 'cursor' | 'event_id'>,
): Promise<Filters> {
  if (kind === undefined && id === undefined) return filters;
  if (kind === undefined || id === undefined) throw missingParameter(kind === undefined ? 'record_kind' : 'record_id');
  const record = await db
    .selectFrom('records')
    .select('created_at')
    .where('organization_id', '=', organization_id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return { created_at_from: record?.created_at, ...filters, record: { kind, id } };
}

const missingParameter = (name: string) =>
  invalidParameters([
    { in: 'query', pointer: `/${name}`, code: 'required', detail: 'is required to search by record' },
  ]);

const isFirst = sql<boolean>`attempt = 1`;

const sameMessage = (table: string) => sql`
  ${sql.ref(`${table}.organization_id`)} = source.organization_id
  and ${sql.ref(`${table}.webhook_id`)} = source.webhook_id
  and ${sql.ref(`${table}.message_id`)} = source.message_id`;

/** Whether a repeated attempt succeeded. The index has all repeated attempts. */
const hasSucceeded = sql<boolean>`exists (
  select from webhook_logs as later
  where ${sameMessage('later')} and later.attempt > 1 and later.status = 'succeeded')`;

/** Whether a repeated attempt is pending. */
const isRepeated = sql<boolean>`exists (
  select from deliveries as later where ${sameMessage('later')} and later.attempt > 1)`;

/** Whether a pending attempt represents a waiting delivery: of several of a message, the last one does. */
function isWaiting(times: TimeRange): RawBuilder<boolean> {
  return sql`(
    (
      source.attempt = 1 and ${isInRange('source', times)}
      or exists (
        select from webhook_logs as first
        where ${sameMessage('first')} and first.attempt = 1 and first.status = 'failed' and ${isInRange('first', times)})
    )
    and not ${hasSucceeded}
    and not exists (
      select from deliveries as other where ${sameMessage('other')} and other.attempt > 1 and other.id > source.id))`;
}

interface TimeRange {
  created_at_from?: string | undefined;
  created_at_to?: string | undefined;
}

function isInRange(table: string, { created_at_from: from, created_at_to: to }: TimeRange): RawBuilder<boolean> {
  const createdAt = sql.ref(`${table}.created_at`);
  return allOf([
    ...(from === undefined ? [] : [sql<boolean>`${createdAt} >= ${queryTime('created_at_from', from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql<boolean>`${createdAt} < ${queryTime('created_at_to', to)}::timestamptz`]),
  ]);
}

const isEventOf = (organizationId: number, { kind, id }: RecordKey) =>
  sql<boolean>`(source.transaction_id, source.position) in (
    select transaction_id, position from events
    where organization_id = ${organizationId} and entity = ${kind} and entity_id = ${id})`;
