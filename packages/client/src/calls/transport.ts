import type { Access, Session } from '../auth/auth.ts';
import type { Connection } from '../connection.ts';
import type { HttpResponse } from '../http/response.ts';
import { abortedError, type HttpRequest, type SendOptions, sendRequest } from '../http/send-request.ts';
import { randomString } from '../random-string.ts';
import type { CallOptions } from './call-options.ts';

/** Everything that the calls of one client share. */
export interface Transport {
  readonly connection: Connection;
  readonly session: Session;
  readonly timeout: number;
  readonly maxRetries: number;
  newIdempotencyKey(): string;
}

/**
 * Sends a request with the session's access token, and once more with a renewed one after a 401.
 * @throws WorklaneError network_error, timeout, aborted, and whatever the session throws
 */
export async function sendAuthorized(
  { connection, session }: Transport,
  buildRequest: (access: Access) => HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const current = session.access();
  const access = current instanceof Promise ? await orAborted(current, options.signal) : current;
  const response = await sendRequest(connection, buildRequest(access), options);
  if (response.response.status !== 401 || !session.renew) return response;
  const renewed = await orAborted(session.renew(access), options.signal);
  return sendRequest(connection, buildRequest(renewed), options);
}

export const sendOptions = (transport: Transport, options: CallOptions, idempotent: boolean): SendOptions => ({
  timeout: options.timeout ?? transport.timeout,
  maxRetries: options.maxRetries ?? transport.maxRetries,
  signal: options.signal,
  idempotent,
});

/** Rejects on abort without cancelling the promise, because other calls may await the same one. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortedError(signal));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Returns a generator of unique keys: a random prefix and a counter, because randomness for each key would be slow. */
export function idempotencyKeys(): () => string {
  let prefix: string | undefined;
  let count = 0;
  return () => {
    prefix ??= randomString();
    return `${prefix}-${++count}`;
  };
}
