import type { Operation } from '@worklane/contract';
import { type Principal, ProblemError } from '@worklane/model';
import { type AccessTokens, tokenProblem } from './access-tokens.ts';
import { everyScope } from './client.ts';

/** RFC 6750, section 2.1. The scheme is case-insensitive (RFC 9110, section 11.1). */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The form of a JWT with a signature (RFC 7519, section 3). */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The principal of tokens that the mock did not issue, such as `x` in an example. */
const anyone: Principal = { clientId: 'any', organizationId: undefined, scopes: new Set(everyScope) };

/**
 * Returns the principal of an Authorization header. A token in the form of a JWT must be one of the mock; any other text
 * gets everything.
 * @throws ProblemError token_missing, token_invalid, token_expired, token_revoked
 */
export async function authenticate(header: string | undefined, tokens: AccessTokens): Promise<Principal> {
  const token = bearerToken(header);
  return jwt.test(token) ? tokens.principalOf(token) : anyone;
}

/** Returns the token of an Authorization header. @throws ProblemError token_missing, token_invalid */
export function bearerToken(header: string | undefined): string {
  if (header === undefined || !/^Bearer\b/i.test(header)) {
    throw new ProblemError('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw tokenProblem('token_invalid', 'Malformed bearer token.');
  return token;
}

/**
 * Checks the organization of an access token against the path, then its scopes against those of the operation.
 * @throws ProblemError wrong_organization, insufficient_scope
 */
export function authorize(principal: Principal, { pathname }: URL, operation: Operation): void {
  requireOrganization(principal, pathname.split('/')[operation.path.split('/').indexOf('{organization_id}')]);
  const missing = operation.scopes.filter((scope) => !principal.scopes.has(scope));
  if (missing.length === 0) return;
  throw new ProblemError(
    'insufficient_scope',
    `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`,
    // RFC 6750, section 3: `scope` lists every scope that the operation requires.
    { headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${operation.scopes.join(' ')}"` } },
  );
}

/** Ignores an ID that is not an integer: the check of the parameters rejects it with a more precise message. */
function requireOrganization({ organizationId }: Principal, requested: string | undefined): void {
  if (organizationId === undefined || requested === undefined || !/^[1-9]\d*$/.test(requested)) return;
  if (Number(requested) === organizationId) return;
  throw new ProblemError(
    'wrong_organization',
    `The access token is bound to organization ${organizationId}, not to organization ${requested}.`,
  );
}
