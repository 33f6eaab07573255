import type { Operation } from '@worklane/contract';
import type { ProblemError } from '@worklane/contract/requests';
import type { Principal } from './requests/call.ts';

declare module 'fastify' {
  /**
   * The types of the principals of a server, by the `authentication` of its operations. A host that serves another contract
   * adds its own by declaration merging.
   */
  interface FastifyPrincipals {
    bearer: Principal;
  }

  interface FastifyRequest {
    /** The authenticated principal; null until authentication, and for operations that require none. */
    principal: FastifyPrincipals[keyof FastifyPrincipals] | null;
    /** The problem with which the request was rejected, for logs and metrics; null for any other response. */
    problem: ProblemError | null;
  }

  interface FastifyContextConfig {
    /** The operation that a route serves. */
    operation?: Operation;
    /** Read by @fastify/cors: `false` omits its headers from the responses. */
    cors?: false;
  }
}
