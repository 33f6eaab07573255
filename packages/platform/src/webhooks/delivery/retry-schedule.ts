import type { ReceivedResponse } from '../transport/response-reader.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds from each failed attempt to the next; the first attempt is made at once. */
export const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** The largest share that is added to a delay, so that deliveries that failed together are not retried together. */
const maxJitter = 0.2;

/** Retry-After cannot extend a delay beyond the longest of the schedule. */
const maxRetryAfter = 24 * hour;

export interface FailedAttempt {
  /** How many attempts of the schedule were made before this one. */
  retries: number;
  response: ReceivedResponse | undefined;
  now: Date;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * Returns when a failed delivery is retried; undefined after the last attempt. Retry-After can extend the delay of the
 * schedule, not shorten it.
 */
export function nextAttemptAt({ retries, response, now, random }: FailedAttempt): Date | undefined {
  const delay = retryDelays[retries];
  if (delay === undefined) return undefined;
  const retryAfter = (response && requestedDelay(response, now)) ?? 0;
  const wait = Math.max(delay * (1 + maxJitter * random()), Math.min(retryAfter, maxRetryAfter));
  return new Date(now.getTime() + Math.round(wait));
}

/** Only these statuses give Retry-After this meaning (RFC 6585, section 4; RFC 9110, section 15.6.4). */
const requestedDelay = ({ status, headers }: ReceivedResponse, now: Date): number | undefined =>
  status === 429 || status === 503 ? parseRetryAfter(headers['retry-after'], now) : undefined;

/** The three formats of a date in HTTP (RFC 9110, section 5.6.7). The last has no zone, and is UTC. */
const httpDate = /^(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?,? .*?\d\d:\d\d:\d\d( GMT| \d{4})$/;

/**
 * Parses the header Retry-After: seconds or a date (RFC 9110, section 10.2.3).
 * @returns milliseconds, 0 for a date in the past; undefined for an invalid value.
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  if (!httpDate.test(value)) return undefined;
  const time = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
