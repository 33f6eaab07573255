import type { Operation } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { isInteger } from './integer.ts';

/** The party for which an access token was issued. */
export interface Principal {
  /** The one organization that the token is bound to. */
  readonly organizationId: number;
  readonly scopes: ReadonlySet<string>;
  /** The OAuth client that the token was issued to. */
  readonly clientId: string;
  /** The member that the client acts for; absent when it acts for itself. */
  readonly subject?: string;
  /** What sends the requests on behalf of the client, such as `mcp`; absent if the client sends them itself. */
  readonly via?: string;
}

/**
 * Verifies an access token; supplied by the host. It rejects a token by throwing a `ProblemError` with the code
 * `token_invalid`, `token_expired` or `token_revoked`. The organization and the scopes are checked afterwards.
 */
export type Authenticate = (token: string, context: AuthenticationContext) => Principal | Promise<Principal>;

export interface AuthenticationContext {
  readonly operation: Operation;
  readonly request: FastifyRequest;
}

/**
 * Returns the principal of a request to an operation that requires authentication, or throws a `ProblemError`. At this
 * point the body has not been read and the parameters have not been checked.
 */
export type AuthenticateRequest<P> = (request: FastifyRequest, operation: Operation) => P | Promise<P>;

/**
 * Called after authentication and before authorization, for example to limit the rate of requests. It may reject a request
 * by throwing a `ProblemError`.
 */
export type OnAuthenticated<P> = (principal: P, request: FastifyRequest) => void | Promise<void>;

/**
 * Called when `authenticate` has rejected a request, for example to limit the rate of such requests. It may replace the
 * rejection by throwing another `ProblemError`.
 */
export type OnUnauthenticated = (error: unknown, request: FastifyRequest) => void | Promise<void>;

/** Throws a `ProblemError` if the principal may not call the operation. */
export type Authorize<P> = (principal: P, request: FastifyRequest, operation: Operation) => void | Promise<void>;

/** Authenticates requests by the access token in their Authorization header. */
export const authenticateBearer =
  (authenticate: Authenticate): AuthenticateRequest<Principal> =>
  (request, operation) =>
    authenticate(bearerToken(request.headers.authorization), { operation, request });

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

/** Checks the organization of an access token against the path, then its scopes against those of the operation. */
export const authorizeBearer: Authorize<Principal> = (principal, request, operation) => {
  requireOrganization((request.params as Record<string, string>).organization_id, principal);
  requireScopes(operation, principal);
};

/** Ignores an ID that is not an integer: the check of the parameters rejects it with a more precise message. */
function requireOrganization(organizationId: string | undefined, principal: Principal): void {
  if (organizationId === undefined || !isInteger(organizationId)) return;
  if (Number(organizationId) === principal.organizationId) return;
  throw new ProblemError(
    'wrong_organization',
    `The access token is bound to organization ${principal.organizationId}, not to organization ${organizationId}.`,
  );
}

function requireScopes({ scopes }: Operation, principal: Principal): void {
  const missing = scopes.filter((scope) => !principal.scopes.has(scope));
  if (missing.length === 0) return;
  throw new ProblemError(
    'insufficient_scope',
    `Missing ${missing.length === 1 ? 'scope' : 'scopes'}: ${missing.join(', ')}.`,
    // RFC 6750, section 3: `scope` lists every scope that the operation requires.
    { headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}"` } },
  );
}
