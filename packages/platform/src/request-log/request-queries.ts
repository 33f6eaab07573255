import type { OperationTypes } from '@worklane/contract/dashboard';
import { queryTime } from '@worklane/contract/requests';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type DailyTable, planDailyPartitions } from '../database/partitions/daily-partitions.ts';
import type { Connection } from '../database/store.ts';
import type { RequestLogTable } from '../database/tables/operation.ts';
import { allOf, decodeCursor, defaultLimit, encodeCursor } from '../http/paging.ts';
import type { RequestVia } from '../http/request-via.ts';

/** How long a request is kept, in milliseconds. */
const requestRetention = 7 * 24 * 3_600_000;

const requestLog: DailyTable = {
  name: 'request_log',
  column: 'completed_at',
  lock: 5_601_220_423,
  daysAhead: 2,
  retention: requestRetention,
};

/** Creates the partitions of the coming days, drops expired ones, and forgets old counts of unrecorded requests. */
export async function planRequestLogPartitions(db: Connection, now: Date): Promise<void> {
  await planDailyPartitions(db, requestLog, now);
  const before = new Date(now.getTime() - requestRetention).toISOString();
  await sql`delete from request_log_omissions where hour < ${before}::timestamptz`.execute(db);
}

/** A request as the dashboard shows it. */
export type LoggedRequest = Omit<Selectable<RequestLogTable>, 'organization_id' | 'via'> & { via: RequestVia | null };

const columns = sql`
  id, client_id, via, request_id, method, path, operation, status, duration_ms, problem_code, completed_at`;

/** Older partitions may not have been dropped yet. */
const oldest = (now: Date): string => new Date(now.getTime() - requestRetention).toISOString();

/** The most requests with one ID that are returned. */
const maxFound = 50;

/** Returns the requests of all applications of an organization with an ID, newest first. */
export async function findRequests(
  db: Connection,
  { organizationId, requestId, now }: { organizationId: number; requestId: string; now: Date },
): Promise<LoggedRequest[]> {
  const { rows } = await sql<LoggedRequest>`
    select ${columns} from request_log
    where organization_id = ${organizationId} and request_id = ${requestId}
      and completed_at >= ${oldest(now)}::timestamptz
    order by completed_at desc, id desc limit ${sql.lit(maxFound)}`.execute(db);
  return rows;
}

type Query = NonNullable<OperationTypes['listApplicationRequests']['parameters']['query']>;

type RequestQuery = { [Name in keyof Query]?: Query[Name] | undefined };

type RequestFilters = Omit<RequestQuery, 'limit' | 'cursor'>;

/** How many requests a page examines for its filters; it may then end short of its limit. */
const maxExamined = 10_000;

/** A row as it is ordered, newest first. */
interface Position {
  completed_at: string;
  id: number;
}

/**
 * Returns a page of the requests of an application, newest first. Its cost does not grow with the log.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function listRequests(
  db: Connection,
  { organizationId, clientId, now }: { organizationId: number; clientId: string; now: Date },
  { limit = defaultLimit, cursor, ...filters }: RequestQuery,
  examined = maxExamined,
): Promise<{ rows: LoggedRequest[]; nextCursor: string | null }> {
  const list = JSON.stringify(['requests', organizationId, clientId, Object.entries(filters).toSorted()]);
  const after = cursor === undefined ? undefined : decodeCursor(list, cursor, isTimestamp);
  const { indexed, unindexed } = conditionsOf(filters);
  const inLog = sql<boolean>`
    organization_id = ${organizationId} and client_id = ${clientId} and completed_at >= ${oldest(now)}::timestamptz
    and ${after === undefined ? sql`true` : isOlder({ completed_at: String(after.value), id: after.id })} and ${indexed}`;
  const last = unindexed && (await findLastExamined(db, inLog, examined));
  const { rows } = await sql<LoggedRequest>`
    select ${columns} from request_log
    where ${inLog} and ${unindexed ?? sql`true`} and ${last ? sql`not ${isOlder(last)}` : sql`true`}
    order by completed_at desc, id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const end = rows.length > limit ? shown.at(-1) : last;
  return { rows: shown, nextCursor: end ? encodeCursor(list, { value: end.completed_at, id: end.id }) : null };
}

const isOlder = ({ completed_at, id }: Position) =>
  sql<boolean>`(completed_at, id) < (${completed_at}::timestamptz, ${id}::bigint)`;

const isTimestamp = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Returns the last request that a page examines; undefined when fewer are left. */
async function findLastExamined(db: Connection, inLog: RawBuilder<boolean>, examined: number) {
  const { rows } = await sql<Position>`
    select completed_at, id from request_log where ${inLog}
    order by completed_at desc, id desc offset ${sql.lit(examined - 1)} limit 1`.execute(db);
  return rows[0];
}

/** Separates the conditions for which there is an index from those that are checked row by row. */
function conditionsOf(filters: RequestFilters) {
  const { request_id, via, status, method, path, problem_code } = filters;
  const from = filters.completed_at_from && queryTime('completed_at_from', filters.completed_at_from);
  const to = filters.completed_at_to && queryTime('completed_at_to', filters.completed_at_to);
  const isFailed = problem_code !== undefined || (status !== undefined && status >= '4');
  const indexed = [
    from && sql<boolean>`completed_at >= ${from}::timestamptz`,
    to && sql<boolean>`completed_at < ${to}::timestamptz`,
    request_id !== undefined && sql<boolean>`request_id = ${request_id}`,
    isFailed && sql<boolean>`status >= 400`,
  ].filter((condition) => !!condition);
  const unindexed = [
    via !== undefined && sql<boolean>`via = ${via}`,
    status !== undefined && statusCondition(status),
    method !== undefined && sql<boolean>`method = ${method}`,
    path !== undefined && sql<boolean>`starts_with(path, ${path})`,
    problem_code !== undefined && sql<boolean>`problem_code = ${problem_code}`,
  ].filter((condition) => !!condition);
  return { indexed: allOf(indexed), unindexed: unindexed.length === 0 ? undefined : allOf(unindexed) };
}

/** `404` or `4xx`. */
function statusCondition(status: string): RawBuilder<boolean> {
  if (!status.endsWith('xx')) return sql`status = ${Number(status)}`;
  const first = Number(status[0]) * 100;
  return sql`status between ${first}::smallint and ${first + 99}::smallint`;
}

/** Returns how many requests of an application in the last 7 days are missing in the log. */
export async function countOmissions(
  db: Connection,
  { organizationId, clientId, now }: { organizationId: number; clientId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(count), 0)::bigint as total from request_log_omissions
    where organization_id = ${organizationId} and client_id = ${clientId} and hour >= ${oldest(now)}::timestamptz
    `.execute(db);
  return rows[0]?.total ?? 0;
}
