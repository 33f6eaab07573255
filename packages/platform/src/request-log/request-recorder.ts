import { principalName } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import { boundedCache } from '../http/bounded-cache.ts';
import { addOmissions, insertRequests, type RequestEntry } from './insert-requests.ts';

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
