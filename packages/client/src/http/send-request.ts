import type { ProofSigner } from '../auth/dpop.ts';
import type { Connection } from '../connection.ts';
import { failureOf, WorklaneError } from '../worklane-error.ts';
import type { HttpResponse } from './response.ts';
import { type RetryOptions, retryDelay } from './retry-policy.ts';

/** A request that can be sent more than once. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  /** Signs a proof for each attempt. */
  readonly signer?: ProofSigner | undefined;
}

export interface SendOptions extends RetryOptions {
  /** Milliseconds for one attempt, including the response body; 0 disables the limit. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request, retries it as the retry policy allows, and returns the last response, whatever its status.
 * @throws WorklaneError network_error, timeout, aborted
 */
export async function sendRequest(
  connection: Connection,
  request: HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const { signer } = request;
  let hasNonce = false;
  for (let retries = 0; ; retries++) {
    const headers = signer && { ...request.headers, dpop: await signer.prove(request, connection.now()) };
    const result = await sendOnce(connection, headers ? { ...request, headers } : request, options);
    // RFC 9449, section 8: the service has done nothing yet.
    const isNonceRejected = !(result instanceof WorklaneError) && signer?.rejectsNonce(result.response, result.text);
    if (isNonceRejected && !hasNonce) {
      hasNonce = true;
      continue;
    }
    const delay = retryDelay(connection, result, retries, options);
    if (delay !== undefined) await pause(connection, delay, options.signal);
    else if (result instanceof WorklaneError) throw result;
    else return result;
  }
}

/** The longest time of a timer: a longer one would end at once. */
const maxTimer = 2 ** 31 - 1;

/** Sends a request once. Returns, instead of throwing, a network_error, timeout, aborted or unexpected_response error. */
async function sendOnce(
  { fetch }: Connection,
  { method, url, headers, body }: HttpRequest,
  { timeout, signal }: SendOptions,
): Promise<HttpResponse | WorklaneError> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const release = () => signal?.removeEventListener('abort', abort);
  const timer = timeout > 0 && timeout < Number.POSITIVE_INFINITY ? setTimeout(abort, Math.min(timeout, maxTimer)) : 0;
  let streams = false;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const send = async (): Promise<HttpResponse> => {
    // Redirects are never followed: that would turn a POST into a GET, and send the token to another origin.
    const init: RequestInit = { method, headers, signal: controller.signal, redirect: 'manual' };
    if (body !== undefined) init.body = body;
    const response = await fetch(url, init);
    if (typeof response?.text !== 'function' || typeof response.headers?.get !== 'function') {
      throw new WorklaneError('unexpected_response', '`fetch` returned no Response.');
    }
    streams = response.ok && /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
    return streams ? { response, text: undefined, release } : { response, text: String(await response.text()) };
  };
  try {
    // A fetch of the application may ignore the signal.
    return await orAborted(send(), controller.signal);
  } catch (cause) {
    if (signal?.aborted) return abortedError(signal);
    const target = `${method} ${url.split('?', 1)[0]}`;
    if (controller.signal.aborted) {
      return new WorklaneError('timeout', `${target} timed out after ${timeout} ms.`, { cause });
    }
    return failureOf('network_error', target, cause);
  } finally {
    clearTimeout(timer);
    // The signal must still be able to end an event stream, whose body is read later.
    if (!streams) release();
  }
}

/** Waits before a retry. @throws WorklaneError aborted, callback_failed */
export const pause = (connection: Connection, delay: number, signal: AbortSignal | undefined): Promise<void> =>
  orAborted(connection.wait(delay, signal), signal).catch((cause) => {
    throw signal?.aborted ? abortedError(signal) : failureOf('callback_failed', 'environment.wait', cause);
  });

/** Rejects on abort without cancelling the promise, because other calls may await the same one. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortedError(signal));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export const abortedError = (signal: AbortSignal | undefined) =>
  new WorklaneError('aborted', 'The call was aborted.', { cause: signal?.reason });
