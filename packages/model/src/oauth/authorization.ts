import type { Operation } from '@worklane/contract';
import { ProblemError, type ValidationIssue } from '../problem-error.ts';
import { tokenProblem } from './access-tokens.ts';
import type { Principal } from './principal.ts';

/** RFC 6750, section 2.1. The scheme is case-insensitive (RFC 9110, section 11.1). */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Returns the token of an Authorization header. @throws ProblemError token_missing, token_invalid */
export function bearerToken(header: string | undefined): string {
  if (header === undefined || !/^Bearer\b/i.test(header)) throw tokenMissing();
  const token = bearer.exec(header)?.[1];
  if (token === undefined) throw malformedToken();
  return token;
}

/** RFC 6750, section 3: the challenge has no error code when the request has no credentials. */
export const tokenMissing = (): ProblemError =>
  new ProblemError('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

export const malformedToken = (): ProblemError => tokenProblem('token_invalid', 'Malformed bearer token.');

/**
 * Checks the organization of an access token against the path, then its scopes against those of the operation.
 * @throws ProblemError wrong_organization, insufficient_scope
 */
export function authorize(principal: Principal, { pathname }: URL, operation: Operation): void {
  requireOrganization(principal, pathname.split('/')[operation.path.split('/').indexOf('{organization_id}')]);
  const missing = operation.scopes.filter((scope) => !principal.scopes.has(scope));
  // The challenge lists every scope that the operation requires.
  if (missing.length > 0) throw insufficientScope(missing, { challenged: operation.scopes });
}

/** @param options.challenged the scopes of the challenge (RFC 6750, section 3) */
export const insufficientScope = (
  missing: readonly string[],
  { challenged, errors = [] }: { readonly challenged: readonly string[]; readonly errors?: readonly ValidationIssue[] },
): ProblemError =>
  new ProblemError(
    'insufficient_scope',
    `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`,
    { errors, headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${challenged.join(' ')}"` } },
  );

/** Ignores an ID that is not an integer: the check of the parameters rejects it with a more precise message. */
function requireOrganization({ organizationId }: Principal, requested: string | undefined): void {
  if (organizationId === undefined || requested === undefined || !/^[1-9]\d*$/.test(requested)) return;
  if (Number(requested) === organizationId) return;
  throw new ProblemError(
    'wrong_organization',
    `The access token is bound to organization ${organizationId}, not to organization ${requested}.`,
  );
}
