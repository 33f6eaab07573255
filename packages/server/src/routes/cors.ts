import type { FastifyRequest } from 'fastify';
import { publicContract } from '../contract/public-contract.ts';

/** How long a browser may remember the answer, in seconds. */
const maxAge = 600;

const requestHeaders = new Set(['Authorization', 'Content-Type', 'X-Request-Id']);
for (const { parameters } of publicContract.operations) {
  for (const parameter of parameters) if (parameter.in === 'header') requestHeaders.add(parameter.name);
}

/** What a browser asks before it calls from another origin (Fetch Standard, section 3.2.2). */
export function preflightHeaders({ headers }: FastifyRequest, allow: string): Record<string, string> {
  if (headers.origin === undefined || headers['access-control-request-method'] === undefined) return {};
  return {
    'access-control-allow-methods': allow,
    'access-control-allow-headers': [...requestHeaders].join(', '),
    'access-control-max-age': String(maxAge),
  };
}
