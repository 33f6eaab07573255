import type { Operation } from '@worklane/contract';
import { requireAccess } from '@worklane/contract/requests';
import { bearerToken } from '@worklane/runtime';
import type { FastifyRequest } from 'fastify';

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

/** Checks the organization and the scopes of an access token. */
export const authorizeBearer: Authorize<Principal> = (principal, request, operation) =>
  requireAccess(principal, request.params as Record<string, string>, operation);
