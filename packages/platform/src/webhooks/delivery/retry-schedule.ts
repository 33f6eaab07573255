import type { Answered } from '../transport/outcome.ts';

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

/** The most that is added to a delay, as a share of it, so that what failed together does not come back together. */
const jitter = 0.2;

/** No receiver can ask for a longer wait than the longest of the schedule. */
const longestWait = 24 * hour;

export interface FailedAttempt {
  /** How many attempts of the schedule were made before this one. */
  retries: number;
  /** What the receiver asked for with 429 or 503, in milliseconds. */
  askedToWait: number | undefined;
  now: Date;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * When a failed delivery is tried again. A receiver can ask for more time than the schedule has, not for less.
 * @returns undefined after the last attempt.
 */
export function nextAttemptAt({ retries, askedToWait = 0, now, random }: FailedAttempt): Date | undefined {
  const delay = retryDelays[retries];
  if (delay === undefined) return undefined;
  const wait = Math.max(delay * (1 + jitter * random()), Math.min(askedToWait, longestWait));
  return new Date(now.getTime() + Math.round(wait));
}

/** Retry-After means that with these (RFC 6585, section 4; RFC 9110, section 15.6.4). */
export const waitAskedBy = ({ status, retryAfterMs }: Answered): number | undefined =>
  status === 429 || status === 503 ? retryAfterMs : undefined;
