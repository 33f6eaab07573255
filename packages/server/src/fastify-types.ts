import type { Operation } from '@worklane/contract';
import type { Principals } from './requests/authorization.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated principal; null until authentication, and for operations that require none. */
    principal: Principals[keyof Principals] | null;
  }

  interface FastifyContextConfig {
    /** The operation that a route serves. */
    operation?: Operation;
    /** Read by @fastify/cors: `false` omits its headers from the responses. */
    cors?: false;
  }
}
