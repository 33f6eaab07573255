import { sql } from 'kysely';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import type { Connection, Statement, Store } from '../database/store.ts';
import type { RequestVia } from '../http/request-via.ts';

/** A request of an application, as its response ended. */
export interface RequestEntry {
  readonly organizationId: number;
  readonly clientId: string;
  /** What sent the request on behalf of the application; null if the application sent it itself. */
  readonly via: RequestVia | null;
  /** In milliseconds since 1970. */
  readonly completedAt: number;
  readonly requestId: string;
  readonly method: string;
  /** As received, with its query; `recordedPath` is what is stored of it. */
  readonly url: string;
  readonly operation: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly problemCode: string | null;
}

/**
 * The commit does not wait for the disk: a crash of PostgreSQL may lose the last second of a log that nothing depends on.
 * In the FROM clause, so that it takes effect before the statement commits.
 */
const relaxed = `(select set_config('synchronous_commit', 'off', true)) as relaxed`;

/** Numbers are sent as arrays, and text as lines: the driver would escape each value of an array. */
const insertion: Statement = {
  name: 'insert requests',
  text: `
    insert into request_log
      (organization_id, client_id, completed_at, request_id, method, path, operation, status, duration_ms, problem_code,
        via)
    select organization_id, client_id, to_timestamp(completed_at), request_id, method, path, operation, status,
      duration_ms, problem_code, via
    from ${relaxed}, unnest(
      $1::bigint[], string_to_array($2, E'\\n'), $3::float8[], string_to_array($4, E'\\n'), string_to_array($5, E'\\n'),
      string_to_array($6, E'\\n'), string_to_array($7, E'\\n', ''), $8::smallint[], $9::real[],
      string_to_array($10, E'\\n', ''), string_to_array($11, E'\\n', '')
    ) as entry (
      organization_id, client_id, completed_at, request_id, method, path, operation, status, duration_ms, problem_code,
      via
    )`,
};

/** Inserts requests by one statement. */
export async function insertRequests(store: Pick<Store, 'read'>, entries: readonly RequestEntry[]): Promise<void> {
  const numbers = (value: (entry: RequestEntry) => number) => `{${entries.map(value).join(',')}}`;
  // None of the texts can contain a line break: IDs, methods, paths as recorded, and names of the contract.
  const lines = (value: (entry: RequestEntry) => string | null) => entries.map(value).join('\n');
  await store.read(insertion, [
    numbers(({ organizationId }) => organizationId),
    lines(({ clientId }) => clientId),
    numbers(({ completedAt }) => completedAt / 1000),
    lines(({ requestId }) => requestId),
    lines(({ method }) => method),
    lines(({ url }) => recordedPath(url)),
    lines(({ operation }) => operation),
    numbers(({ status }) => status),
    numbers(({ durationMs }) => Math.round(durationMs * 10) / 10),
    lines(({ problemCode }) => problemCode),
    lines(({ via }) => via),
  ]);
}

/** The number of requests of an application that were not recorded. */
export interface Omission {
  readonly organizationId: number;
  readonly clientId: string;
  readonly count: number;
}

/** Adds to the numbers of unrecorded requests of the current hour. */
export async function addOmissions(db: Connection, omissions: readonly Omission[], now: Date): Promise<void> {
  await sql`${prepared}
    insert into request_log_omissions as total (organization_id, client_id, hour, count)
    select "organizationId", "clientId", date_trunc('hour', ${now.toISOString()}::timestamptz), count
    from ${sql.raw(relaxed)}, jsonb_to_recordset(${JSON.stringify(omissions)}::jsonb)
      as omission ("organizationId" bigint, "clientId" text, count bigint)
    order by "organizationId", "clientId"
    on conflict (organization_id, client_id, hour) do update set count = total.count + excluded.count`.execute(db);
}

/** IDs, and the words of which the paths of the contract consist. */
const harmlessPath = /^(?:\/(?:\d{1,19}|v\d|\.?[a-z][a-z_-]{0,31}))+$/;
const harmlessSegment = /^(?:\d{1,19}|v\d|\.?[a-z][a-z_-]{0,31})$/;

const maxSegments = 10;

/**
 * Returns the path of a URL without its query. A segment that is neither an ID nor a word becomes `*`, because people paste
 * tokens and personal data into paths.
 */
export function recordedPath(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (path.length <= 128 && harmlessPath.test(path)) return path;
  const [, ...segments] = path.split('/', maxSegments + 1);
  return `/${segments.map((segment) => (harmlessSegment.test(segment) || segment === '' ? segment : '*')).join('/')}`;
}
