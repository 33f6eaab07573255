import type { OperationTypes } from '@worklane/contract';
import { nextLink, queryTime } from '@worklane/contract/requests';
import type { Handler } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import { type DailyTable, planDailyPartitions } from '../../database/partitions/daily-partitions.ts';
import type { Connection } from '../../database/store.ts';
import { allOf, readPage } from '../../http/paging.ts';
import { storedEventType } from '../../outbox/record-changes.ts';
import { logRetention } from '../../outbox/retention-periods.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { findWebhook, type WebhookRow } from '../endpoints/webhook-record.ts';
import { type AttemptTables, type DeliveryAttemptRow, selectAttempts, toWebhookLog } from './attempt-queries.ts';

const webhookLogs: DailyTable = {
  name: 'webhook_logs',
  column: 'created_at',
  lock: 5_601_220_421,
  // Retries are logged on the day on which they are due.
  daysAhead: 7,
  retention: logRetention,
};

/** Creates the log partitions of the coming days and drops expired ones. */
export const planLogPartitions = (db: Connection, now: Date): Promise<void> =>
  planDailyPartitions(db, webhookLogs, now);

/** @throws ProblemError not_found, invalid_cursor, invalid_parameter */
export const listWebhookLogs =
  ({ store }: WebhookDependencies): Handler<'listWebhookLogs'> =>
  async ({ principal, path, query, request }) => {
    const webhook = await findWebhook(store.db, principal.organizationId, path.webhook_id);
    const { rows, nextCursor } = await readLogPage(store.db, webhook, query);
    return {
      status: 200,
      body: { data: rows.map(toWebhookLog), next_cursor: nextCursor },
      headers: nextLink(request.url, nextCursor),
    };
  };

type LogQuery = NonNullable<OperationTypes['listWebhookLogs']['parameters']['query']>;

export interface LogPage {
  rows: DeliveryAttemptRow[];
  nextCursor: string | null;
}

/** How many attempts a page examines for its filters; it may then end short of its limit. */
const maxExamined = 10_000;

/**
 * Reads one page of the log, in one or two statements whose cost does not grow with the log.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function readLogPage(
  db: Connection,
  webhook: WebhookRow,
  { limit, cursor, ...filters }: LogQuery,
  examined = maxExamined,
): Promise<LogPage> {
  const list = ['webhook logs', webhook.organization_id, webhook.id, Object.entries(filters).toSorted()];
  const page = readPage(list, { limit, cursor });
  const { tables, indexed, unindexed } = logFilters(filters);
  const where = sql<boolean>`id < ${page.before} and ${indexed}`;
  const lastExamined = unindexed && (await findLastExamined(db, webhook, { tables, where, examined }));
  const { rows } = await selectAttempts({
    webhook,
    tables,
    where: sql`${where} and ${unindexed ?? sql`true`} and id >= ${lastExamined ?? 0}`,
    limit: page.limit + 1,
  }).execute(db);
  const shown = rows.slice(0, page.limit);
  const end = rows.length > page.limit ? shown.at(-1)?.id : lastExamined;
  return { rows: shown, nextCursor: end === undefined ? null : page.cursorAfter(end) };
}

/** Returns the id of the last attempt that a page examines; undefined when fewer are left. */
export async function findLastExamined(
  db: Connection,
  webhook: Pick<WebhookRow, 'organization_id' | 'id'>,
  { tables, where, examined }: { tables: AttemptTables; where: RawBuilder<boolean>; examined: number },
) {
  const names = [...(tables.made ? ['webhook_logs'] : []), ...(tables.pending ? ['deliveries'] : [])];
  const ids = names.map(
    (name) => sql`(
      select id from ${sql.table(name)}
      where organization_id = ${webhook.organization_id} and webhook_id = ${webhook.id} and ${where}
      order by id desc
      limit ${sql.lit(examined)})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(ids, sql` union all `)}) attempt
    order by id desc
    offset ${sql.lit(examined - 1)} limit 1`.execute(db);
  return rows[0]?.id;
}

export interface LogFilters {
  tables: AttemptTables;
  /** Conditions that an index or the choice of partitions satisfies, so that skipping other rows costs nothing. */
  indexed: RawBuilder<boolean>;
  /** Conditions that are checked row by row; undefined without any. */
  unindexed: RawBuilder<boolean> | undefined;
}

type LogConditions = { [Name in keyof LogQuery]?: LogQuery[Name] | undefined };

/** @throws ProblemError invalid_parameter */
export function logFilters({ status, event_type, created_at_from, created_at_to }: LogConditions): LogFilters {
  const from = created_at_from === undefined ? undefined : queryTime('created_at_from', created_at_from);
  const to = created_at_to === undefined ? undefined : queryTime('created_at_to', created_at_to);
  const indexed = [
    ...(status === 'failed' ? [sql<boolean>`status = 'failed'`] : []),
    // Whole days, because logs are partitioned by day.
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${midnight(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${midnight(to)}::timestamptz + interval '1 day'`]),
  ];
  const unindexed = [
    ...(status === 'succeeded' ? [sql<boolean>`status = 'succeeded'`] : []),
    ...(event_type === undefined ? [] : [sql<boolean>`message_type = ${storedEventType(event_type)}`]),
    ...(from === undefined ? [] : [sql<boolean>`created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql<boolean>`created_at < ${to}::timestamptz`]),
  ];
  return {
    tables: { made: status !== 'pending', pending: status === undefined || status === 'pending' },
    indexed: allOf(indexed),
    unindexed: unindexed.length === 0 ? undefined : allOf(unindexed),
  };
}

const midnight = (timestamp: string): string => `${timestamp.slice(0, 10)}T00:00:00.000Z`;
