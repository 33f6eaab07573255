import type { OperationInfo } from './operation-info.ts';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the access token speaks for; null before it was checked, and for operations that take none. */
    principal: Principal | null;
  }

  interface FastifyContextConfig {
    /** The operation that a route serves. */
    operation?: OperationInfo;
  }
}
