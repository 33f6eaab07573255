import { setTimeout } from 'node:timers/promises';
import { type Operation, operations } from '@worklane/contract';
import { contract, operationOf } from './contract/document.ts';
import { exchangeViolations } from './contract/response-rules.ts';
import { type Exchange, type HttpResponse, type Send, send } from './http-exchange.ts';

export interface RateLimitOptions {
  /** The longest time that a request waits, in seconds. */
  readonly maxWait?: number;
  /** Called when requests with the same token start to wait. */
  readonly onWait?: (seconds: number) => void;
}

/** The longest wait by default: several windows of a minute. */
export const defaultMaxWait = 300;

/** The server asks to wait longer than allowed. */
export class RateLimitError extends Error {
  override name = 'RateLimitError';
}

export interface Clock {
  /** Milliseconds, counted from any start. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Counts from 1970, and is monotonic. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (milliseconds) => setTimeout(milliseconds),
};

/** How often a request is sent to a server that is unavailable. */
const maxAttempts = 3;

/**
 * Returns a `Send` that waits for the quota of its access token, as `Retry-After` and `RateLimit` ask, and repeats a request
 * that got 429 or 503, as the contract documents them: others are those of the case. It throws a `RateLimitError` rather than
 * wait longer than `maxWait`.
 */
export function sendWithinRateLimits(
  { maxWait = defaultMaxWait, onWait }: RateLimitOptions = {},
  clock: Clock = systemClock,
  sendOnce: Send = send,
): Send {
  /** When requests may be sent again, by the Authorization header: a quota belongs to a client or an address. */
  const resumeAt = new Map<string, number>();
  return async (baseUrl, request) => {
    const { authorization = '' } = request.headers;
    const deadline = clock.now() + maxWait * 1000;
    for (let attempt = 1; ; attempt++) {
      const resume = resumeAt.get(authorization) ?? 0;
      if (resume > deadline) throw tooLong(resume - clock.now(), maxWait);
      if (resume > clock.now()) await clock.sleep(resume - clock.now());
      const exchange = await sendOnce(baseUrl, request);
      if (isLimitOfSecrets(exchange)) return exchange;
      const seconds = secondsToWait(exchange.response);
      if (seconds !== undefined) {
        const now = clock.now();
        if ((resumeAt.get(authorization) ?? 0) <= now) onWait?.(seconds);
        resumeAt.set(authorization, now + seconds * 1000);
      }
      const { status } = exchange.response;
      const isRepeated = status === 429 || (status === 503 && attempt < maxAttempts);
      if (!isRepeated || !isDocumented(exchange)) return exchange;
    }
  };
}

function isDocumented(exchange: Exchange): boolean {
  const { method, path } = exchange.request;
  const id = operationOf(contract, method, path)?.id;
  const operation = id === undefined ? undefined : (operations as Readonly<Record<string, Operation>>)[id];
  return operation === undefined || exchangeViolations(operation, exchange).length === 0;
}

/** A webhook has a limit of secrets, too. The quota of requests is renewed within an hour. */
const isLimitOfSecrets = ({ request: { path }, response: { status, headers } }: Exchange) =>
  status === 429 && path.endsWith('/rotate-secret') && Number(headers.get('retry-after')) > 3600;

/** Returns undefined if the quota is not used up. */
function secondsToWait({ status, headers }: HttpResponse): number | undefined {
  // draft-ietf-httpapi-ratelimit-headers, section 4: the remaining quota, and the seconds until it is renewed.
  const [, seconds] = /;r=0;t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  if (status !== 429 && status !== 503) return seconds === undefined ? undefined : Number(seconds);
  return Number(headers.get('retry-after') ?? seconds ?? 1) || 1;
}

const tooLong = (milliseconds: number, maxWait: number) =>
  new RateLimitError(
    `The rate limit of the server requires waiting ${Math.ceil(milliseconds / 1000)} s, but --max-wait is ` +
      `${maxWait} s. Raise the limit of the server or --max-wait.`,
  );
