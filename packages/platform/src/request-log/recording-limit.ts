/**
 * The share of an application's limit that a request counts against, so that successes never displace failures, and requests
 * of which only the claimed client is known displace neither.
 */
export type Share = 'succeeded' | 'failed' | 'unauthenticated';

const millisecondsPerDay = 24 * 3_600_000;

/** A tenth of a day's limit may be recorded at once; the rest is spread over the day. */
const burst = 0.1;

/** Anybody can claim a client ID, so these requests get a tenth of the others. */
const scale: Readonly<Record<Share, number>> = { succeeded: 1, failed: 1, unauthenticated: 0.1 };

/** Limits how many requests of an application are recorded: a token bucket for each share. */
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
