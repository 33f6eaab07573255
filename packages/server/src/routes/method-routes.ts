import type { FastifyCorsOptions } from '@fastify/cors';
import type { Operation } from '@worklane/contract';
import { allowedMethods, Cors, methodNotAllowed, Router } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { publicContract } from '../public-contract.ts';

/** Converts a path of the contract to the syntax of Fastify: `/tasks/{id}` to `/tasks/:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Returns the routes of a path besides its operations: OPTIONS, and 405 for every other method in `knownMethods`. */
export function methodRoutes(
  path: string,
  operations: readonly Operation[],
  knownMethods: readonly string[],
  { sameOrigin = false } = {},
) {
  const allowed = allowedMethods(operations);
  const allow = allowed.join(', ');
  const url = routePath(path);
  const config = corsConfig(sameOrigin);
  const options: RouteOptions = {
    method: 'OPTIONS',
    url,
    config,
    onRequest: async ({ headers }: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(204)
        .headers({ allow, ...(sameOrigin ? {} : publicCors.preflightHeaders(headers, allow)) })
        .send(),
    handler: unreachable,
  };
  const others: RouteOptions = {
    method: knownMethods.filter((method) => !allowed.includes(method)),
    url,
    config,
    onRequest: async ({ method }: FastifyRequest) => {
      throw methodNotAllowed(method, allow);
    },
    handler: unreachable,
  };
  return [options, others];
}

/**
 * Returns routes that respond with 405 to methods that no operation has: one for all paths below an organization, since one of
 * each path for each of 35 methods took most of the time in which a server starts.
 */
export function unusedMethodRoutes(operations: readonly Operation[], unused: readonly string[]): RouteOptions[] {
  const router = new Router(operations);
  const urls = new Set(operations.map(({ path }) => routePath(path.replace(/^([^{]*\{\w+\}\/).*/, '$1*'))));
  return [...urls].map((url) => ({
    method: [...unused],
    url,
    onRequest: async ({ method, url: target }: FastifyRequest) => {
      throw router.problem(method, target);
    },
    handler: unreachable,
  }));
}

/** These routes respond in `onRequest`, before anything of the body is read. */
const unreachable = () => undefined;

const publicCors = new Cors(publicContract);

/** Returns the options of @fastify/cors. Preflight requests are handled for each path by `methodRoutes`. */
export const corsOptions = (origins: '*' | readonly (string | RegExp)[] = '*'): FastifyCorsOptions => ({
  origin: origins === '*' ? origins : [...origins],
  exposedHeaders: [...publicCors.exposedHeaders],
  preflight: false,
});

/** Returns the configuration of a route for @fastify/cors, which omits its headers where `cors` is false. */
export const corsConfig = (sameOrigin: boolean): { cors?: false } => (sameOrigin ? { cors: false } : {});
