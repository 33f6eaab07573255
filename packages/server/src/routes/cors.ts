import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { publicContract } from '../contract/public-contract.ts';

/** Returns the options of @fastify/cors. Preflight requests are handled for each path by `preflightHeaders`. */
export const corsOptions = (origins: '*' | readonly (string | RegExp)[] = '*'): FastifyCorsOptions => ({
  origin: origins === '*' ? origins : [...origins],
  exposedHeaders: documentedHeaders(),
  preflight: false,
});

/** Returns the documented headers, except Set-Cookie, which browsers never expose (Fetch Standard, section 2.2.2). */
function documentedHeaders(): string[] {
  const names = publicContract.operations.flatMap(({ id, responses }) =>
    Object.keys(responses).flatMap((status) => publicContract.responseHeaders(id, Number(status))),
  );
  return [...new Set(names)].filter((name) => name !== 'Set-Cookie');
}

/** Returns the configuration of a route for @fastify/cors, which omits its headers where `cors` is false. */
export const corsConfig = (sameOrigin: boolean): { cors?: false } => (sameOrigin ? { cors: false } : {});

/** How long a browser may cache the response to a preflight request, in seconds. */
const maxAge = 600;

const requestHeaders = new Set(['Authorization', 'Content-Type', 'X-Request-Id']);
for (const { parameters } of publicContract.operations) {
  for (const parameter of parameters) if (parameter.in === 'header') requestHeaders.add(parameter.name);
}

/** Returns the headers of the response to a CORS preflight request (Fetch Standard, section 3.2.2); none for other requests. */
export function preflightHeaders({ headers }: FastifyRequest, allow: string): Record<string, string> {
  if (headers.origin === undefined || headers['access-control-request-method'] === undefined) return {};
  return {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': [...requestHeaders].join(', '),
    'access-control-max-age': String(maxAge),
  };
}
