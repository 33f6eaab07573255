import type { schemas } from '@worklane/contract';
import { WorklaneError } from '../worklane-error.ts';

/** A response whose body has been read, unless it is an event stream. */
export interface HttpResponse {
  readonly response: Response;
  /** Undefined for an event stream. */
  readonly text: string | undefined;
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
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds >= 0 ? seconds : undefined;
}

/** Returns the error of a non-2xx response: a problem (RFC 9457) or an OAuth error (RFC 6749, section 5.2). */
export function errorFromResponse({ response, text }: HttpResponse, now: number): WorklaneError {
  const { status } = response;
  const body = (parseJson(text) ?? {}) as Partial<schemas.Problem & schemas.OAuthError>;
  const code = body.code ?? body.error;
  if (!code) return unexpectedResponse(response, text);
  const sentences = [body.detail ?? body.error_description ?? code, ...(body.errors ?? []).map(issueText)];
  return new WorklaneError(code, sentences.join(' '), {
    status,
    errors: body.errors,
    referencedBy: body.referenced_by,
    requestId: body.request_id ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterSeconds(response, now),
  });
}

/** Returns the error of a response that the contract does not define. */
export function unexpectedResponse({ status, headers }: Response, text: string | undefined): WorklaneError {
  const type = headers.get('content-type') ?? 'no content type';
  const start = text?.trim().slice(0, 80);
  return new WorklaneError(
    'unexpected_response',
    `Received ${status || 'a redirect'} with ${type}${start ? `: ${start}` : ''}. Check that baseUrl is the address of a Worklane service.`,
    { status, requestId: headers.get('x-request-id') ?? undefined },
  );
}

const issueText = ({ pointer, in: part, detail }: schemas.ProblemError) => `${pointer || `The ${part}`} ${detail}.`;
