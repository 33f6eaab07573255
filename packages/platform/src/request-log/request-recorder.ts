import { principalName } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import { sql } from 'kysely';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import type { Connection, Statement, Store } from '../database/store.ts';
import { boundedCache } from '../http/bounded-cache.ts';
import type { RequestVia } from '../http/request-via.ts';

const omissionReasons = ['limit', 'buffer_full', 'database'] as const;

/** Why requests were not recorded. */
export type OmissionReason = (typeof omissionReasons)[number];

export interface RequestRecorderOptions {
  readonly store: Pick<Store, 'db' | 'read'>;
  readonly clock: () => Date;
  /** The limit of a member or an application on this node, for successful and for failed requests each. */
  readonly perDay: number;
  readonly onOmitted: (reason: OmissionReason, count: number) => void;
  /** Called for the first failed write of an outage. */
  readonly onError: (error: unknown) => void;
}

/** Requests are collected for this long and written together. */
const flushMilliseconds = 1000;

/** The numbers of omitted requests are written at most this often. */
const omissionsMilliseconds = 5000;

/** The most requests that one statement writes. */
const batchSize = 1000;

/** The most requests that wait for the database; beyond it they are omitted. */
const maxWaiting = 10_000;

/** How many principals have a limit, and applications a count of their own, at a time. */
const maxKnown = 50_000;

interface Application {
  readonly organizationId: number;
  readonly clientId: string;
  /** Requests that were not recorded and are not in the database's count yet. */
  omitted: number;
}

/**
 * Records requests without delaying them: in batches, about once a second. When the database is slow or unavailable, requests
 * are omitted and counted.
 */
export class RequestRecorder {
  readonly #options: RequestRecorderOptions;
  readonly #limits = boundedCache<string, RecordingLimit>({ entries: maxKnown });
  readonly #applications = boundedCache<string, Application>({ entries: maxKnown });
  readonly #withOmissions = new Set<Application>();
  #waiting: RequestEntry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;
  #isFailing = false;
  /** Requests that were omitted and not reported yet. */
  #omitted: Record<OmissionReason, number> = { limit: 0, buffer_full: 0, database: 0 };
  /** When the numbers of omitted requests may be written again, by `performance.now()`. */
  #omissionsDue = 0;

  constructor(options: RequestRecorderOptions) {
    this.#options = options;
  }

  /** Returns whether a request is to be recorded. If not, it is counted. @param now in milliseconds since 1970 */
  accepts(principal: Pick<Principal, 'organizationId' | 'clientId' | 'subject'>, share: Share, now: number): boolean {
    const reason = this.#waiting.length >= maxWaiting ? 'buffer_full' : 'limit';
    if (reason === 'limit' && this.#limit(principal).take(share, now)) return true;
    this.#omit(this.#application(principal.organizationId, principal.clientId), 1, reason);
    return false;
  }

  /** Records a request that was accepted. */
  record(entry: RequestEntry): void {
    this.#waiting.push(entry);
    if (this.#waiting.length === batchSize) this.#startWriting();
    else this.#schedule();
  }

  /** Writes everything that waits, unless the database is unavailable. */
  async flush(): Promise<void> {
    await this.#writing;
    this.#omissionsDue = 0;
    this.#startWriting();
    await this.#writing;
  }

  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  #limit(principal: Pick<Principal, 'organizationId' | 'clientId' | 'subject'>): RecordingLimit {
    const key = `${principal.organizationId} ${principalName(principal)}`;
    const limit = this.#limits.get(key) ?? new RecordingLimit(this.#options.perDay);
    this.#limits.set(key, limit);
    return limit;
  }

  #application(organizationId: number, clientId: string): Application {
    const key = `${organizationId} ${clientId}`;
    const known = this.#applications.get(key);
    if (known) return known;
    const application = { organizationId, clientId, omitted: 0 };
    this.#applications.set(key, application);
    return application;
  }

  #omit(application: Application, count: number, reason: OmissionReason): void {
    if (application.omitted === 0) this.#withOmissions.add(application);
    application.omitted += count;
    this.#omitted[reason] += count;
    this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#startWriting(), flushMilliseconds).unref();
  }

  #startWriting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
      // Requests that ended after the last batch, and omissions that are not due yet.
      if (this.#waiting.length > 0 || this.#withOmissions.size > 0) this.#schedule();
    });
  }

  async #write(): Promise<void> {
    let isAvailable = true;
    while (isAvailable && this.#waiting.length > 0) {
      isAvailable = await this.#writeBatch(this.#waiting.splice(0, batchSize));
    }
    this.#reportOmissions();
    if (isAvailable && this.#withOmissions.size > 0 && performance.now() >= this.#omissionsDue) {
      this.#omissionsDue = performance.now() + omissionsMilliseconds;
      await this.#writeOmissions();
    }
  }

  #reportOmissions(): void {
    for (const reason of omissionReasons) {
      if (this.#omitted[reason] > 0) this.#options.onOmitted(reason, this.#omitted[reason]);
      this.#omitted[reason] = 0;
    }
  }

  /** Omits the batch if it cannot be written: another attempt would only delay the next ones. */
  async #writeBatch(batch: readonly RequestEntry[]): Promise<boolean> {
    const isWritten = await this.#attempt(() => insertRequests(this.#options.store, batch));
    if (isWritten) return true;
    const applications = Map.groupBy(batch, (entry) => this.#application(entry.organizationId, entry.clientId));
    for (const [application, entries] of applications) this.#omit(application, entries.length, 'database');
    return false;
  }

  async #writeOmissions(): Promise<void> {
    const { store, clock } = this.#options;
    const counted = [...this.#withOmissions].map((application) => ({ application, count: application.omitted }));
    this.#withOmissions.clear();
    for (const { application } of counted) application.omitted = 0;
    const rows = counted.map(({ application: { organizationId, clientId }, count }) => ({
      organizationId,
      clientId,
      count,
    }));
    if (await this.#attempt(() => addOmissions(store.db, rows, clock()))) return;
    for (const { application, count } of counted) {
      application.omitted += count;
      this.#withOmissions.add(application);
    }
  }

  /** Returns whether a write succeeded. */
  async #attempt(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#options.onError(error);
      this.#isFailing = true;
    }
    return !this.#isFailing;
  }
}

/**
 * The share of a principal's limit that a request counts against, so that successes never displace failures, and requests
 * of which only the claimed client is known displace neither.
 */
export type Share = 'succeeded' | 'failed' | 'unauthenticated';

const millisecondsPerDay = 24 * 3_600_000;

/** A tenth of a day's limit may be recorded at once; the rest is spread over the day. */
const burst = 0.1;

/** Anybody can claim a client ID, so these requests get a tenth of the others. */
const scale: Readonly<Record<Share, number>> = { succeeded: 1, failed: 1, unauthenticated: 0.1 };

/** Limits how many requests of a principal are recorded: a token bucket for each share. */
export class RecordingLimit {
  readonly #perDay: number;
  readonly #buckets: Partial<Record<Share, { tokens: number; at: number }>> = {};

  /** @param perDay the limit of each share */
  constructor(perDay: number) {
    this.#perDay = perDay;
  }

  /** Returns whether a request may be recorded, and counts it if so. @param now in milliseconds since 1970 */
  take(share: Share, now: number): boolean {
    const limit = this.#perDay * scale[share];
    const capacity = Math.max(1, limit * burst);
    this.#buckets[share] ??= { tokens: capacity, at: now };
    const bucket = this.#buckets[share];
    // A clock that was set back adds nothing.
    const refill = (Math.max(0, now - bucket.at) / millisecondsPerDay) * limit;
    bucket.tokens = Math.min(capacity, bucket.tokens + refill);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}

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
async function addOmissions(db: Connection, omissions: readonly Omission[], now: Date): Promise<void> {
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
