import type { Access, Session } from '../auth/auth.ts';
import type { Connection } from '../connection.ts';
import type { Answer, Attempts, HttpRequest } from '../http/answer.ts';
import { aborted } from '../http/attempt.ts';
import { exchange } from '../http/send-request.ts';
import type { CallOptions } from './call-options.ts';

/** What calls go through: where to, on whose behalf, how patiently. */
export interface Channel {
  readonly connection: Connection;
  readonly session: Session;
  readonly timeout: number;
  readonly maxRetries: number;
  /** A new idempotency key. */
  nextKey(): string;
}

/**
 * Sends a request with the access there is; when the service refuses that, once more with another one.
 * @throws WorklaneError network_error, timeout, aborted, and what getting access throws
 */
export async function authorized(
  { connection, session }: Channel,
  requestOf: (access: Access) => HttpRequest,
  attempts: Attempts,
): Promise<Answer> {
  const found = session.access();
  const access = found instanceof Promise ? await orAborted(found, attempts.signal) : found;
  const answer = await exchange(connection, requestOf(access), attempts);
  if (answer.response.status !== 401 || !session.renew) return answer;
  const other = await orAborted(session.renew(access), attempts.signal);
  return exchange(connection, requestOf(other), attempts);
}

export const attemptsOf = (channel: Channel, options: CallOptions, safe: boolean): Attempts => ({
  timeout: options.timeout ?? channel.timeout,
  maxRetries: options.maxRetries ?? channel.maxRetries,
  signal: options.signal,
  safe,
});

/** Others may wait for the same promise: one call that is aborted leaves it to them. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(aborted(signal));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
