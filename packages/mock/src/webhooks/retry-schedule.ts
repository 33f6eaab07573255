import { type DeliveryRules, deliveryRules, type schemas } from '@worklane/contract';

const { maxJitter, maxRetryAfterSeconds, retryAfterStatuses, retryDelaysSeconds }: DeliveryRules = deliveryRules;

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
  const delay = retryDelaysSeconds[retries];
  if (delay === undefined) return undefined;
  const retryAfter = Math.min(requestedDelay(response, now), maxRetryAfterSeconds);
  return new Date(now.getTime() + Math.round(1000 * Math.max(delay * (1 + maxJitter * random()), retryAfter)));
}

/** Returns the seconds of Retry-After, a number or a date (RFC 9110, section 10.2.3), of the statuses that give it this meaning. */
function requestedDelay(response: schemas.WebhookLogResponse | undefined, now: Date): number {
  const value = response && retryAfterStatuses.includes(response.status) ? response.headers['retry-after'] : undefined;
  if (value === undefined) return 0;
  const delay = /^\d{1,10}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isNaN(delay) ? 0 : Math.max(0, delay);
}
