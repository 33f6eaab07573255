import type { Operation, schemas } from '@worklane/contract';
import type { ProblemError } from './problem-error.ts';

/** Whether an operation tells its refusals as OAuth errors (RFC 6749, section 5.2), not as problems. */
export const answersOAuthErrors = ({ responses }: Operation): boolean =>
  responses['400']?.content['application/json'] === 'OAuthError';

/** What is wrong with a request itself is `invalid_request`, but for a grant that the service does not have. */
export function oauthError({ detail, errors = [] }: ProblemError): schemas.OAuthError {
  const unknownGrant = errors.some(({ pointer, code }) => pointer === '/grant_type' && code === 'not_in_enum');
  const places = errors.map((violation) => `${violation.pointer.slice(1)} ${violation.detail}.`);
  return {
    error: unknownGrant ? 'unsupported_grant_type' : 'invalid_request',
    error_description: places.join(' ') || detail,
  };
}
