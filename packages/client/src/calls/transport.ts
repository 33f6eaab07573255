import { shown } from '@worklane/contract/parameter-writer';
import type { Access, Session } from '../auth/auth.ts';
import { randomString } from '../base64url.ts';
import type { Connection } from '../connection.ts';
import type { HttpResponse } from '../http/response.ts';
import { type HttpRequest, orAborted, type SendOptions, sendRequest } from '../http/send-request.ts';
import { failureOf, WorklaneError } from '../worklane-error.ts';
import type { CallOptions } from './call-options.ts';
import { requireHeaders } from './parameters.ts';

/** Everything that the calls of one client share. */
export interface Transport {
  readonly connection: Connection;
  readonly session: Session;
  readonly timeout: number;
  readonly maxRetries: number;
  /** The header of the version of the contract, or none. */
  readonly versionHeaders: Readonly<Record<string, string>>;
  newIdempotencyKey(): string;
}

/**
 * Sends a request with the session's access token, and once more with a renewed one after a 401.
 * @throws WorklaneError network_error, timeout, aborted, callback_failed, and those that the session throws
 */
export async function sendAuthorized(
  { connection, session, versionHeaders }: Transport,
  buildCurrent: (access: Access) => HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const buildRequest = (access: Access): HttpRequest => {
    const request = buildCurrent(access);
    return { ...request, signer: access.signer, headers: { ...versionHeaders, ...request.headers } };
  };
  const access = await accessOf(() => session.access(), options.signal);
  const response = await sendRequest(connection, buildRequest(access), options);
  if (response.response.status !== 401 || !session.renew) return response;
  const renewed = await accessOf(() => session.renew?.(access), options.signal);
  return sendRequest(connection, buildRequest(renewed), options);
}

/** Calls the authentication, which may be that of the application. */
export async function accessOf(call: () => unknown, signal: AbortSignal | undefined): Promise<Access> {
  let access: Partial<Access> | undefined;
  try {
    const current = call() as typeof access | Promise<typeof access>;
    access = current instanceof Promise ? await orAborted(current, signal) : await current;
  } catch (cause) {
    throw failureOf('callback_failed', 'The authentication', cause);
  }
  if (typeof access?.authorization !== 'string' || !Number.isSafeInteger(access.organizationId)) {
    throw new WorklaneError('callback_failed', 'The authentication returned no access to an organization.');
  }
  requireHeaders({ authorization: access.authorization });
  return access as Access;
}

/** @throws TypeError for options of the wrong type, with which a timer would end at once, or retries never */
export function sendOptions(transport: Transport, options: CallOptions, idempotent: boolean): SendOptions {
  const { signal } = options;
  if (signal && typeof signal.addEventListener !== 'function') throw new TypeError('signal must be an AbortSignal.');
  return {
    timeout: requireLimit('timeout', options.timeout ?? transport.timeout),
    maxRetries: requireLimit('maxRetries', options.maxRetries ?? transport.maxRetries),
    signal,
    idempotent,
  };
}

/** @throws TypeError */
export function requireLimit(name: string, value: number): number {
  if (typeof value === 'number' && value >= 0) return value;
  throw new TypeError(`${name} must be a number of at least 0, but is ${shown(value)}.`);
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
