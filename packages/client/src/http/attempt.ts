import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Answer, Attempts, HttpRequest } from './answer.ts';

/** Sends the request once and reads the answer; when there is none, returns why: network_error, timeout or aborted. */
export async function attempt(
  { fetch }: Connection,
  { method, url, headers, body }: HttpRequest,
  { timeout, signal }: Attempts,
): Promise<Answer | WorklaneError> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = timeout > 0 ? setTimeout(abort, timeout) : undefined;
  let streams = false;
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    // A redirect is never followed: it would turn a POST into a GET, and carry the token elsewhere.
    const init: RequestInit = { method, headers, signal: controller.signal, redirect: 'manual' };
    if (body !== undefined) init.body = body;
    const response = await fetch(url, init);
    streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    return { response, text: streams ? undefined : await response.text() };
  } catch (cause) {
    if (signal?.aborted) return aborted(signal);
    const what = `${method} ${url.split('?', 1)[0]}`;
    if (controller.signal.aborted) {
      return new WorklaneError('timeout', `${what} was not answered within ${timeout} ms.`, { cause });
    }
    return new WorklaneError('network_error', `${what} failed: ${reason(cause)}.`, { cause });
  } finally {
    clearTimeout(timer);
    // A stream goes on after this, and so does the wish to end it.
    if (!streams) signal?.removeEventListener('abort', abort);
  }
}

export const aborted = (signal: AbortSignal | undefined) =>
  new WorklaneError('aborted', 'The call was aborted.', { cause: signal?.reason });

/** Node hides why below `cause` of "fetch failed". */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reason(error.cause) : error.message;
}
