import type { schemas } from '@worklane/contract';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds from each failed attempt to the next, as in the service; the first attempt is made at once. */
const retryDelays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The largest share that is added to a delay. */
const maxJitter = 0.2;

/** Retry-After cannot extend a delay beyond the longest of the schedule. */
const maxRetryAfter = 24 * hour;

export interface FailedAttempt {
  /** How many attempts of the schedule were made before this one. */
  readonly retries: number;
  readonly response: schemas.WebhookLogResponse | undefined;
  readonly now: Date;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** Returns when a failed delivery is retried; undefined after the last attempt. Retry-After can only extend the delay. */
export function nextAttemptAt({ retries, response, now, random }: FailedAttempt): Date | undefined {
  const delay = retryDelays[retries];
  if (delay === undefined) return undefined;
  const wait = Math.max(delay * (1 + maxJitter * random()), Math.min(requestedDelay(response, now), maxRetryAfter));
  return new Date(now.getTime() + Math.round(wait));
}

/** Only 429 and 503 give Retry-After this meaning: seconds or a date (RFC 9110, section 10.2.3). */
function requestedDelay(response: schemas.WebhookLogResponse | undefined, now: Date): number {
  const value = response && [429, 503].includes(response.status) ? response.headers['retry-after'] : undefined;
  if (value === undefined) return 0;
  const delay = /^\d{1,10}$/.test(value) ? Number(value) * second : Date.parse(value) - now.getTime();
  return Number.isNaN(delay) ? 0 : Math.max(0, delay);
}
