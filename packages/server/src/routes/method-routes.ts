import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { corsConfig, preflightHeaders } from './cors.ts';

/** Converts a path of the contract to the syntax of Fastify: `/tasks/{id}` to `/tasks/:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Returns the routes of a path besides its operations: OPTIONS, and 405 for every other method in `knownMethods`. */
export function methodRoutes(
  path: string,
  operations: readonly Operation[],
  knownMethods: readonly string[],
  { sameOrigin = false } = {},
) {
  const methods = operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  const allowed = [...methods, 'OPTIONS'];
  const allow = allowed.join(', ');
  const url = routePath(path);
  const config = corsConfig(sameOrigin);
  const options: RouteOptions = {
    method: 'OPTIONS',
    url,
    config,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(204)
        .headers({ allow, ...(sameOrigin ? {} : preflightHeaders(request, allow)) })
        .send(),
    handler: unreachable,
  };
  const methodNotAllowed: RouteOptions = {
    method: knownMethods.filter((method) => !allowed.includes(method)),
    url,
    config,
    onRequest: async ({ method }: FastifyRequest) => {
      const detail = `The path does not support ${method}. Supported methods: ${allow}.`;
      // RFC 9110, section 15.5.6: a 405 response must list the supported methods.
      throw new ProblemError('method_not_allowed', detail, { headers: { Allow: allow } });
    },
    handler: unreachable,
  };
  return [options, methodNotAllowed];
}

/** Both routes respond in `onRequest`, before anything of the body is read. */
const unreachable = () => undefined;
