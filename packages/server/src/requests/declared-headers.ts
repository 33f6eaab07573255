import type { Operation } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';

/** Picks the headers that the contract declares for an operation, by their names in lower case. */
export function headerPicker({ parameters }: Operation): (request: FastifyRequest) => Record<string, unknown> {
  const names = parameters.filter(({ in: part }) => part === 'header').map(({ name }) => name.toLowerCase());
  return ({ headers }) => {
    const declared: Record<string, unknown> = {};
    for (const name of names) if (headers[name] !== undefined) declared[name] = headers[name];
    return declared;
  };
}
