import { type Operation, problems } from '@worklane/contract';
import type { Answer } from './request-handler.ts';
import type { Refusal } from '../refusal.ts';

/** The request that a problem is about. */
export interface Asked {
  readonly id: string;
  readonly url: URL;
  readonly operation: Operation | undefined;
}

/** `instance` has at most so many characters. */
const longestInstance = 4096;

export const instanceOf = (url: URL) => `${url.pathname}${url.search}`.slice(0, longestInstance);

/** A refusal as the operation documents it: a problem (RFC 9457), or an OAuth error where it answers those. */
export function refusalAnswer(refusal: Refusal, asked: Asked): Answer {
  if (asked.operation && refusal.status < 500 && answersOAuthErrors(asked.operation)) return oauthError(refusal);
  return {
    status: refusal.status,
    headers: { 'Content-Type': 'application/problem+json', ...refusal.headers },
    body: JSON.stringify(problem(refusal, asked)),
    violations: refusal.violations,
  };
}

function problem({ code, status, message, errors }: Refusal, { id, url }: Asked) {
  return {
    type: `/docs/problems#${code}`,
    title: problems[code].title,
    status,
    detail: message,
    instance: instanceOf(url),
    code,
    ...(errors.length > 0 && { errors }),
    request_id: id,
  };
}

const answersOAuthErrors = (operation: Operation) =>
  operation.responses['400']?.content['application/json'] === 'OAuthError';

/** RFC 6749, section 5.2: what is wrong with the form itself is `invalid_request`. */
function oauthError({ status, message, errors, headers, violations }: Refusal): Answer {
  const unknownGrant = errors.some(({ pointer, code }) => pointer === '/grant_type' && code === 'not_in_enum');
  const ofForm = unknownGrant ? 'unsupported_grant_type' : 'invalid_request';
  const places = errors.map(({ pointer, detail }) => `${pointer.slice(1) || 'The form'} ${detail}.`);
  return {
    status: status === 401 ? 401 : 400,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify({
      error: status === 401 ? 'invalid_client' : ofForm,
      error_description: places.join(' ') || message,
    }),
    violations,
  };
}
