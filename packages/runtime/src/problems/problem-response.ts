import type { Operation, schemas } from '@worklane/contract';
import { maxListedViolations, oauthError, type ProblemError } from '@worklane/contract/requests';
import type { TextResponse } from '../responses/operation-response.ts';
import type { HeaderValue } from '../responses/response.ts';

/** The request that a problem rejects. */
export interface RejectedRequest {
  readonly id: string;
  /** The path and the query. */
  readonly target: string;
  /** Undefined if the contract has none for the request. */
  readonly operation: Operation | undefined;
}

/** Returns the response of a problem: problem+json (RFC 9457), or an OAuth error where the operation documents those. */
export function problemResponse(problem: ProblemError, request: RejectedRequest): TextResponse {
  const { operation, id } = request;
  const headers = {
    'Cache-Control': 'no-store',
    ...defaultHeaders[problem.code],
    ...problem.headers,
    'X-Request-Id': id,
  };
  if (operation && problem.status < 429 && returnsOAuthErrors(operation)) {
    // It belongs to the status 415, which these operations do not use.
    const { Accept: _, ...others } = headers as Readonly<Record<string, HeaderValue>>;
    const text = JSON.stringify(oauthErrorOf(problem));
    return { status: problem.status === 401 ? 401 : 400, headers: others, mediaType: 'application/json', text };
  }
  const text = JSON.stringify(problemBody(problem, request));
  return { status: problem.status, headers, mediaType: 'application/problem+json', text };
}

const invalidToken = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Headers of a problem that does not set them itself (RFC 6750, section 3; RFC 9110, section 10.2.3). */
const defaultHeaders: Readonly<Partial<Record<schemas.ProblemCode, Readonly<Record<string, HeaderValue>>>>> = {
  // Without a token there is no error code (RFC 6750, section 3.1).
  token_missing: { 'WWW-Authenticate': 'Bearer' },
  token_invalid: invalidToken,
  token_expired: invalidToken,
  token_revoked: invalidToken,
  service_unavailable: { 'Retry-After': 5 },
};

/** `maxLength` and `maxItems` of the schema Problem. */
const limits = { detail: 2000, instance: 4096, referencedBy: 20 };

/** Returns the body of a problem+json response (RFC 9457). */
function problemBody(error: ProblemError, { id, target }: RejectedRequest): schemas.Problem {
  return {
    type: `/docs/problems#${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.detail.slice(0, limits.detail),
    instance: instanceOf(target),
    code: error.code,
    ...(error.errors.length > 0 && { errors: error.errors.slice(0, maxListedViolations) }),
    ...(error.referencedBy.length > 0 && { referenced_by: error.referencedBy.slice(0, limits.referencedBy) }),
    request_id: id,
  };
}

/**
 * Returns the path of a request as a URI reference (RFC 3986), percent-encoding characters that are not allowed. The query
 * is omitted, since clients put tokens and personal data in it.
 */
export const instanceOf = (url: string): string =>
  url
    .replace(/\?.*/s, '')
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=%]/g, (character) => encodeURIComponent(character))
    .slice(0, limits.instance)
    // Removes a percent-encoded character that was cut in half.
    .replace(/%.?$/, '');

/** Returns whether error responses of an operation are OAuth errors (RFC 6749, section 5.2) instead of problems. */
export const returnsOAuthErrors = ({ responses }: Operation): boolean =>
  responses['400']?.content['application/json'] === 'OAuthError';

function oauthErrorOf({ detail, errors }: ProblemError): schemas.OAuthError {
  const unknownGrant = errors.some(({ pointer, code }) => pointer === '/grant_type' && code === 'not_in_enum');
  const violations = errors.map((violation) => `${violation.pointer.slice(1)} ${violation.detail}.`);
  return oauthError(unknownGrant ? 'unsupported_grant_type' : 'invalid_request', violations.join(' ') || detail);
}
