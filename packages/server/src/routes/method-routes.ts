import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { crossOriginConfig } from './cross-origin-config.ts';
import { preflightHeaders } from './cors.ts';
import { routePath } from './route-path.ts';

/** The routes of a path besides its operations: OPTIONS, and the refusal of every other method. */
export function methodRoutes(
  path: string,
  operations: readonly Operation[],
  known: readonly string[],
  { sameOrigin = false } = {},
) {
  const served = operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  const allowed = [...served, 'OPTIONS'];
  const allow = allowed.join(', ');
  const url = routePath(path);
  const config = crossOriginConfig(sameOrigin);
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
  const refusal: RouteOptions = {
    method: known.filter((method) => !allowed.includes(method)),
    url,
    config,
    onRequest: async ({ method }: FastifyRequest) => {
      // RFC 9110, section 15.5.6: Allow names the methods that there are.
      throw new ProblemError('method_not_allowed', `${method} is none of ${allow}.`, { headers: { Allow: allow } });
    },
    handler: unreachable,
  };
  return [options, refusal];
}

/** Answered before anything is read: there is nothing left to handle. */
const unreachable = () => undefined;
