import type { Operation } from '@worklane/contract';
import { ProblemError } from '../problems/problem-error.ts';
import { isInteger } from './integer.ts';

/** What an access token may do. */
export interface Access {
  /** The one organization that the token is bound to; undefined for a token of every organization. */
  readonly organizationId: number | undefined;
  readonly scopes: ReadonlySet<string>;
}

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

/**
 * Checks the organization of an access token against the path, then its scopes against those of the operation.
 * @param path the texts of the path parameters
 * @throws ProblemError wrong_organization, insufficient_scope
 */
export function requireAccess(access: Access, path: Readonly<Record<string, string>>, operation: Operation): void {
  requireOrganization(path.organization_id, access);
  requireScopes(operation, access);
}

/** Ignores an ID that is not an integer: the check of the parameters rejects it with a more precise message. */
function requireOrganization(requested: string | undefined, { organizationId }: Access): void {
  if (organizationId === undefined || requested === undefined || !isInteger(requested)) return;
  if (Number(requested) === organizationId) return;
  throw new ProblemError(
    'wrong_organization',
    `The access token is bound to organization ${organizationId}, not to organization ${requested}.`,
  );
}

function requireScopes({ scopes }: Operation, access: Access): void {
  const missing = scopes.filter((scope) => !access.scopes.has(scope));
  if (missing.length === 0) return;
  throw new ProblemError(
    'insufficient_scope',
    `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`,
    // RFC 6750, section 3: `scope` lists every scope that the operation requires.
    { headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"` } },
  );
}
