import type { schemas } from '@worklane/contract';
import { WorklaneError } from '../worklane-error.ts';
import { type Answer, parseJson, retryAfterOf } from './answer.ts';

/** The error that an answer other than a success is: a problem (RFC 9457) or an error of OAuth (RFC 6749, section 5.2). */
export function refusal({ response, text }: Answer, now: number): WorklaneError {
  const { status } = response;
  const body = (parseJson(text) ?? {}) as Partial<schemas.Problem & schemas.OAuthError>;
  const code = body.code ?? body.error;
  if (!code) return unexpected(response, text);
  const sentences = [body.detail ?? body.error_description ?? code, ...(body.errors ?? []).map(place)];
  return new WorklaneError(code, sentences.join(' '), {
    status,
    errors: body.errors,
    referencedBy: body.referenced_by,
    requestId: body.request_id ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(response, now),
  });
}

/** The error that an answer is which the contract does not know. */
export function unexpected({ status, headers }: Response, text: string | undefined): WorklaneError {
  const type = headers.get('content-type') ?? 'no content type';
  const start = text?.trim().slice(0, 80);
  return new WorklaneError(
    'unexpected_answer',
    `Answered ${status || 'a redirect'} with ${type}${start ? `: ${start}` : ''}. Is this the service at baseUrl?`,
    { status, requestId: headers.get('x-request-id') ?? undefined },
  );
}

const place = ({ pointer, in: part, detail }: schemas.ProblemError) => `${pointer || `The ${part}`} ${detail}.`;
