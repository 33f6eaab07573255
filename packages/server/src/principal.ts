import type { Operation } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';

/** Who an access token speaks for. */
export interface Principal {
  /** The one organization it is bound to. */
  readonly organizationId: number;
  readonly scopes: ReadonlySet<string>;
  /** The application that holds it. */
  readonly clientId: string;
  /** The member it acts for; absent when the application acts for itself. */
  readonly subject?: string;
}

/**
 * Checks an access token; supplied by the host. It refuses by throwing a `ProblemError` of the codes `token_invalid`,
 * `token_expired` or `token_revoked`. Whether organization and scopes suffice is checked afterwards, not by it.
 */
export type Authenticate = (token: string, context: AuthenticationContext) => Principal | Promise<Principal>;

/**
 * Finds out who asks for an operation that is not open to all, and refuses whom it is not for by throwing a
 * `ProblemError`. Nothing of the body has been read yet, and the parameters have not been checked.
 */
export type Admit<Caller> = (request: FastifyRequest, operation: Operation) => Promise<Caller>;

export interface AuthenticationContext {
  readonly operation: Operation;
  readonly request: FastifyRequest;
}
