import type { DeliveryRules } from '../catalogues.ts';
import { deliveryRules } from '../generated/delivery-rules.ts';
import type * as schemas from '../generated/types.ts';
import { statusError } from './delivery-errors.ts';

const rules: DeliveryRules = deliveryRules;
const { retryDelaysSeconds, maxJitter, retryAfterStatuses, maxRetryAfterSeconds, disablingStatus } = rules;

export interface MadeAttempt {
  readonly outcome: {
    /** Undefined if there was none. */
    readonly response?: FailedAttempt['response'];
    /** Why there is no response. */
    readonly error?: schemas.WebhookLogError | undefined;
  };
  readonly trigger: schemas.WebhookLogTrigger;
  /** How many attempts of the schedule were made before this one. */
  readonly retries: number;
  readonly now: Date;
  /** From 0 to 1; spreads retries. */
  readonly random: () => number;
}

export interface AttemptResult {
  /** Undefined after a success. */
  readonly error: schemas.WebhookLogError | undefined;
  /** When the delivery is retried; undefined when it is not. */
  readonly nextAttemptAt: Date | undefined;
}

/**
 * Returns what becomes of a delivery after an attempt. 2xx is a success, any other status a failure. 410 ends the delivery, and so
 * does a disabled webhook; a test message is sent only once.
 */
export function attemptResult({ outcome, trigger, ...attempt }: MadeAttempt): AttemptResult {
  const { response } = outcome;
  const error = outcome.error ?? (response && statusError(response.status));
  const isFinal =
    trigger === 'test' || error?.code === 'webhook_disabled' || response?.status === disablingStatus || !error;
  return { error, nextAttemptAt: isFinal ? undefined : nextAttemptAt({ ...attempt, response }) };
}

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
const httpDates = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/,
];

/**
 * Parses the header Retry-After: seconds or a date (RFC 9110, section 10.2.3).
 * @returns milliseconds, 0 for a date in the past; undefined for an invalid value.
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  // Whitespace around a value is no part of it (section 5.5).
  const text = value?.trim() ?? '';
  // Any number of digits is valid. What is too large for a number is still a long time.
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  if (!httpDates.some((format) => format.test(text))) return undefined;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
