import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import { type HttpResponse, parseJson, retryAfterSeconds } from './response.ts';

/** How often and when a request is sent again. */
export interface RetryOptions {
  /** Maximum number of retries after the first attempt. */
  readonly maxRetries: number;
  /** Whether sending the request twice has the same effect as sending it once. */
  readonly idempotent: boolean;
}

const firstDelay = 500;
const maxDelay = 8_000;

/** A longer `Retry-After`, in seconds, is returned to the caller as an error instead of waiting. */
const maxRetryAfter = 60;

/** Returns the milliseconds before the next retry; undefined when the request is not retried. */
export function retryDelay(
  { now, random }: Connection,
  result: HttpResponse | WorklaneError,
  retries: number,
  options: RetryOptions,
): number | undefined {
  if (retries >= options.maxRetries || !isRetryable(result, options)) return undefined;
  const retryAfter = result instanceof WorklaneError ? undefined : retryAfterSeconds(result.response, now());
  if (retryAfter === undefined) return random() * backoff(retries);
  // Jitter, because all rate-limited clients receive the same Retry-After.
  return retryAfter <= maxRetryAfter ? retryAfter * 1000 + random() * firstDelay : undefined;
}

/** Returns the upper bound of exponential backoff in milliseconds; the delay is a random part of it ("full jitter"). */
export const backoff = (retries: number): number => Math.min(maxDelay, firstDelay * 2 ** retries);

function isRetryable(result: HttpResponse | WorklaneError, { idempotent }: RetryOptions): boolean {
  if (result instanceof WorklaneError) return idempotent && WorklaneError.is(result, 'network_error', 'timeout');
  const { status } = result.response;
  // A rate-limited request had no effect, so it is retried even if it is not idempotent.
  return status === 429 || (idempotent && (isTransient(status) || isInProgress(result)));
}

/** Returns whether a status reports a temporary failure of the service or of a proxy in front of it. */
const isTransient = (status = 0): boolean => status === 408 || status === 429 || (status >= 500 && status !== 501);

/** Returns whether a request can succeed if it is repeated. The service may have processed it nevertheless. */
export const isTemporary = (error: unknown): error is WorklaneError =>
  WorklaneError.is(error) &&
  (WorklaneError.is(error, 'network_error', 'timeout', 'idempotency_key_in_progress') || isTransient(error.status));

/** The service may still process an earlier attempt whose connection was lost. */
const isInProgress = ({ response, text }: HttpResponse): boolean =>
  response.status === 409 && (parseJson(text) as { code?: string })?.code === 'idempotency_key_in_progress';
