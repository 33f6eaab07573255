import type { Operation } from '@worklane/contract';
import { requireAccess } from '@worklane/contract/requests';
import { bearerToken, mediaTypeOf, type PlainResponse } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The handler of any operation: `Handler` without its types. */
export type AnyHandler = (call: AnyCall) => PlainResponse | Promise<PlainResponse>;

/** The call of any operation, once its request has been checked: `Call` without its types. */
export class AnyCall {
  readonly operation: Operation;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly #reply: FastifyReply;
  #controller: AbortController | undefined;

  constructor(
    operation: Operation,
    headers: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
    reply: FastifyReply,
    controller?: AbortController,
  ) {
    this.operation = operation;
    this.path = request.params;
    this.query = request.query;
    this.headers = headers;
    this.body = request.body;
    this.request = request;
    this.#reply = reply;
    this.#controller = controller;
  }

  get principal(): unknown {
    return this.request.principal;
  }

  get mediaType(): string | undefined {
    return this.body === undefined ? undefined : mediaTypeOf(this.request.headers['content-type']);
  }

  /** Created on first use: few handlers need it. */
  get signal(): AbortSignal {
    this.#controller ??= abortOnDisconnect(this.#reply);
    return this.#controller.signal;
  }
}

/** Returns a controller that aborts when the connection closes before the response has been sent. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  else raw.once('close', () => raw.writableFinished || controller.abort());
  return controller;
}

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

/** Authenticates requests by the access token in their Authorization header. @param verifiesProofs the option of the plugin */
export const authenticateBearer =
  (authenticate: Authenticate, verifiesProofs = false): AuthenticateRequest<Principal> =>
  (request, operation) =>
    authenticate(bearerToken(request.headers.authorization, verifiesProofs), { operation, request });

/** Checks the organization and the scopes of an access token. */
export const authorizeBearer: Authorize<Principal> = (principal, request, operation) =>
  requireAccess(principal, request.params as Record<string, string>, operation);
