import type { Operation, schemas } from '@worklane/contract';
import { oauthError, type ProblemError } from '@worklane/contract/requests';
import type { TextResponse } from '../responses/response.ts';

/** The request that a problem rejects. */
export interface RejectedRequest {
  readonly id: string;
  /** The path and the query. */
  readonly target: string;
  /** Undefined if the contract has none for the request. */
  readonly operation: Operation | undefined;
}

/** Returns the response of a problem: problem+json (RFC 9457), or an OAuth error where the operation documents those. */
export function problemResponse(problem: ProblemError, { operation, id, target }: RejectedRequest): TextResponse {
  const headers = { 'Cache-Control': 'no-store', ...problem.headers, 'X-Request-Id': id };
  if (operation && problem.status < 429 && returnsOAuthErrors(operation)) {
    // It belongs to the status 415, which these operations do not use.
    const { Accept: _, ...others } = headers as NonNullable<TextResponse['headers']>;
    const text = JSON.stringify(oauthErrorOf(problem));
    return { status: problem.status === 401 ? 401 : 400, headers: others, mediaType: 'application/json', text };
  }
  const text = JSON.stringify(problem.body(instanceOf(target), id));
  return { status: problem.status, headers, mediaType: 'application/problem+json', text };
}

/** `maxLength` of `instance` in the schema Problem. */
const maxInstanceLength = 4096;

/**
 * Returns the path of a request as a URI reference (RFC 3986), percent-encoding characters that are not allowed. The query
 * is omitted, since clients put tokens and personal data in it.
 */
export const instanceOf = (url: string): string =>
  url
    .replace(/\?.*/s, '')
    .replace(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replace(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=%]/g, (character) => encodeURIComponent(character))
    .slice(0, maxInstanceLength)
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
