import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import { type Answer, type Attempts, parseJson, retryAfterOf } from './answer.ts';

/** What an attempt came to. */
export type Outcome = Answer | WorklaneError;

const firstDelay = 500;
const longestDelay = 8_000;

/** Whoever is told to wait longer than this is better told at once. */
const longestRetryAfter = 60;

/** After how many milliseconds the request is to be sent again; undefined when it is not. */
export function retryDelay(
  { now, random }: Connection,
  outcome: Outcome,
  retries: number,
  attempts: Attempts,
): number | undefined {
  if (retries >= attempts.maxRetries || !mayRepeat(outcome, attempts)) return undefined;
  const asked = outcome instanceof WorklaneError ? undefined : retryAfterOf(outcome.response, now());
  if (asked === undefined) return random() * backoff(retries);
  // All who were sent away together shall not come back together.
  return asked <= longestRetryAfter ? asked * 1000 + random() * firstDelay : undefined;
}

/** The ceiling of exponential backoff; the delay is anything below it ("full jitter"). */
export const backoff = (retries: number): number => Math.min(longestDelay, firstDelay * 2 ** retries);

function mayRepeat(outcome: Outcome, { safe }: Attempts): boolean {
  if (outcome instanceof WorklaneError) return safe && outcome.code !== 'aborted';
  const { status } = outcome.response;
  // What was turned away for its rate has done nothing, whatever it is.
  return status === 429 || (safe && (willPass(status) || isStillInProgress(outcome)));
}

/** Whether the service, or the way to it, is only gone for a while. */
export const willPass = (status = 0): boolean => status === 408 || status === 429 || (status >= 500 && status !== 501);

/** The attempt before this one may be lost to us and still go on in the service. */
const isStillInProgress = ({ response, text }: Answer): boolean =>
  response.status === 409 && (parseJson(text) as { code?: string })?.code === 'idempotency_key_in_progress';
