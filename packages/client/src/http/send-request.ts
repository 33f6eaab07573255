import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { HttpResponse } from './response.ts';
import { type RetryOptions, retryDelay } from './retry-policy.ts';

/** A request that can be sent more than once. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
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
  for (let retries = 0; ; retries++) {
    const result = await sendOnce(connection, request, options);
    const delay = retryDelay(connection, result, retries, options);
    if (delay !== undefined) await pause(connection, delay, options.signal);
    else if (result instanceof WorklaneError) throw result;
    else return result;
  }
}

/** Sends a request once. Returns, instead of throwing, a network_error, timeout or aborted error. */
async function sendOnce(
  { fetch }: Connection,
  { method, url, headers, body }: HttpRequest,
  { timeout, signal }: SendOptions,
): Promise<HttpResponse | WorklaneError> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = timeout > 0 ? setTimeout(abort, timeout) : undefined;
  let streams = false;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    // Redirects are never followed: that would turn a POST into a GET, and send the token to another origin.
    const init: RequestInit = { method, headers, signal: controller.signal, redirect: 'manual' };
    if (body !== undefined) init.body = body;
    const response = await fetch(url, init);
    streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    return { response, text: streams ? undefined : await response.text() };
  } catch (cause) {
    if (signal?.aborted) return abortedError(signal);
    const target = `${method} ${url.split('?', 1)[0]}`;
    if (controller.signal.aborted) {
      return new WorklaneError('timeout', `${target} timed out after ${timeout} ms.`, { cause });
    }
    return new WorklaneError('network_error', `${target} failed: ${innermostMessage(cause)}.`, { cause });
  } finally {
    clearTimeout(timer);
    // The signal must still be able to end an event stream, whose body is read later.
    if (!streams) signal?.removeEventListener('abort', abort);
  }
}

/** Waits before a retry. @throws WorklaneError aborted */
export const pause = (connection: Connection, delay: number, signal: AbortSignal | undefined): Promise<void> =>
  connection.wait(delay, signal).catch(() => {
    throw abortedError(signal);
  });

export const abortedError = (signal: AbortSignal | undefined) =>
  new WorklaneError('aborted', 'The call was aborted.', { cause: signal?.reason });

/** Node reports "fetch failed" and keeps the reason in nested causes. */
function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? innermostMessage(error.cause) : error.message;
}
