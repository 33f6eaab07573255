import { ProblemError } from '@worklane/server';
import { toUtcTimestamp } from '../records/moments.ts';

/**
 * A query parameter in UTC. Its format allows leap seconds, which no clock here can tell.
 * @throws ProblemError invalid_parameter
 */
export function queryTimestamp(parameter: string, value: unknown): string {
  const utc = toUtcTimestamp(String(value));
  if (utc !== undefined) return utc;
  const detail = 'must be a moment that exists';
  throw new ProblemError('invalid_parameter', '1 parameter is not valid.', {
    errors: [{ in: 'query', pointer: `/${parameter}`, code: 'invalid_format', detail }],
  });
}
