import type { schemas } from '@worklane/contract';
import { type ErrorCode, WorklaneError } from '../worklane-error.ts';

/** A response whose body has been read, unless it is an event stream. */
export interface HttpResponse {
  readonly response: Response;
  /** Undefined for an event stream. */
  readonly text: string | undefined;
  /** Of an event stream: ends the connection to the signal of the request, once the stream was read. */
  readonly release?: () => void;
}

/** Returns the parsed text, or undefined when it is not JSON. */
export const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Returns the seconds of `Retry-After`, a number or a date (RFC 9110, section 10.2.3); undefined when absent or past. */
export function retryAfterSeconds({ headers }: Response, now: number): number | undefined {
  // Not every implementation of fetch removes the whitespace around a value.
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds >= 0 ? seconds : undefined;
}

/**
 * Returns the error of a non-2xx response: a problem (RFC 9457) or an OAuth error (RFC 6749, section 5.2). Proxies and other
 * servers respond with any JSON.
 */
export function errorFromResponse({ response, text }: HttpResponse, now: number): WorklaneError {
  const { status } = response;
  const body = asObject(parseJson(text));
  const [code, detail, requestId] = [
    textOf(body.code) ?? textOf(body.error),
    textOf(body.detail) ?? textOf(body.error_description),
    textOf(body.request_id),
  ];
  if (!code) return unexpectedResponse(response, text, now);
  const errors = listOf<schemas.ProblemError>(body.errors, 'pointer', 'detail');
  const sentences = [detail ?? code, ...errors.map(issueText)];
  return new WorklaneError(code as ErrorCode, sentences.join(' '), {
    status,
    errors,
    referencedBy: listOf<schemas.RecordReference>(body.referenced_by, 'kind'),
    resync: resyncOf(asObject(body.resync)),
    requestId: requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterSeconds(response, now),
  });
}

/** Returns the error of a response that the contract does not define. */
export function unexpectedResponse(response: Response, text: string | undefined, now = Date.now()): WorklaneError {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'no content type';
  const start = text?.trim().slice(0, 80);
  return new WorklaneError(
    'unexpected_response',
    `Received ${status || 'a redirect'} with ${type}${start ? `: ${start}` : ''}. Check that baseUrl is the address of a Worklane service.`,
    {
      status,
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfter: retryAfterSeconds(response, now),
    },
  );
}

/** Returns a violation as a sentence. */
export const issueText = ({ pointer, in: part, detail }: schemas.ProblemError) =>
  `${pointer || `The ${part}`} ${detail}.`;

/** Returns a JSON object, or an empty one for any other value. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const resyncOf = ({ from, undone_since }: Record<string, unknown>): schemas.Resync | undefined =>
  typeof from === 'string' && typeof undone_since === 'string' ? { from, undone_since } : undefined;

/** Returns the objects of a list whose given fields are texts. */
const listOf = <T>(list: unknown, ...names: string[]): T[] =>
  (Array.isArray(list) ? list : []).filter((item) => names.every((name) => typeof asObject(item)[name] === 'string'));
