import type { Operation } from '@worklane/contract';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the access token speaks for; null before it was checked, and for operations that take none. */
    principal: Principal | null;
    /** Who asks, as handlers see it; null for operations that are open to all. */
    caller: unknown;
  }

  interface FastifyContextConfig {
    /** The operation that a route serves. */
    operation?: Operation;
    /** Read by @fastify/cors: its headers stay away from the answers. */
    cors?: false;
  }
}
