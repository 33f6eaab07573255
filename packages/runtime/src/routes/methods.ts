import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';

/** Returns the methods of a path. Every GET supports HEAD, and every path OPTIONS (RFC 9110, section 9). */
export const allowedMethods = (operations: readonly Operation[]): string[] => [
  ...new Set([
    ...operations.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
    'OPTIONS',
  ]),
];

/** RFC 9110, section 15.5.6: a 405 response must list the supported methods. @param allow the value of the header */
export const methodNotAllowed = (method: string, allow: string): ProblemError =>
  new ProblemError('method_not_allowed', `The path does not support ${method}. Supported methods: ${allow}.`, {
    headers: { Allow: allow },
  });
