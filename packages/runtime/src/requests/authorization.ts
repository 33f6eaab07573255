import { ProblemError } from '@worklane/contract/requests';

/** RFC 6750, section 2.1. The scheme is case-insensitive (RFC 9110, section 11.1). */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/**
 * Returns the token of an Authorization header.
 * @throws ProblemError token_missing, token_invalid
 */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined || !/^Bearer\b/i.test(authorization)) {
    throw new ProblemError('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.');
  }
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new ProblemError('token_invalid', 'Malformed bearer token.');
  return token;
}
