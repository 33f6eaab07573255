import type { DeliveryRules } from './catalogues.ts';
import { deliveryRules } from './generated/delivery-rules.ts';

const { retryDelaysSeconds, maxJitter, retryAfterStatuses, maxRetryAfterSeconds }: DeliveryRules = deliveryRules;

export interface FailedAttempt {
  /** How many attempts of the schedule were made before this one. */
  readonly retries: number;
  /** Undefined if there was none. Header names are in lower case. */
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly now: Date;
  /** From 0 to 1. */
  readonly random: () => number;
}

/**
 * Returns when a failed delivery is retried; undefined after the last attempt. Retry-After can extend the delay of the
 * schedule, not shorten it.
 */
export function nextAttemptAt({ retries, response, now, random }: FailedAttempt): Date | undefined {
  const delay = retryDelaysSeconds[retries];
  if (delay === undefined) return undefined;
  const retryAfter = (response && requestedDelay(response, now)) ?? 0;
  const wait = 1000 * Math.max(delay * (1 + maxJitter * random()), Math.min(retryAfter / 1000, maxRetryAfterSeconds));
  return new Date(now.getTime() + Math.round(wait));
}

type Response = NonNullable<FailedAttempt['response']>;

/** Only some statuses give Retry-After this meaning (RFC 6585, section 4; RFC 9110, section 15.6.4). */
const requestedDelay = ({ status, headers }: Response, now: Date): number | undefined =>
  retryAfterStatuses.includes(status) ? parseRetryAfter(headers['retry-after'], now) : undefined;

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
