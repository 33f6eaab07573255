import type { Resource, schemas } from '@worklane/contract';
import { ProblemError } from '@worklane/server';

const violation = { code: 'invalid_format', detail: 'must be a valid date-time' } as const;

/**
 * Returns a date-time in UTC: `2026-03-06T15:00:00.000Z` for `2026-03-06T16:00:00+01:00`. Undefined if it does not exist:
 * the format `date-time` allows leap seconds, which JavaScript and PostgreSQL do not have.
 */
export function toUtcTimestamp(text: string): string | undefined {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1 || year > 9999 ? undefined : date.toISOString();
}

/**
 * Returns a query parameter in UTC.
 * @throws ProblemError invalid_parameter
 */
export function queryTimestamp(parameter: string, value: unknown): string {
  const utc = toUtcTimestamp(String(value));
  if (utc !== undefined) return utc;
  throw new ProblemError('invalid_parameter', '1 parameter is not valid.', {
    errors: [{ in: 'query', pointer: `/${parameter}`, ...violation }],
  });
}

/** Converts the timestamps of a body to UTC in place, so that text order is time order. Returns the violations. */
export function normalizeTimestamps(resource: Resource, body: Record<string, unknown>): schemas.ProblemError[] {
  const errors: schemas.ProblemError[] = [];
  for (const [name, { type }] of Object.entries(resource.fields)) {
    const value = body[name];
    if (type !== 'date-time' || typeof value !== 'string') continue;
    const timestamp = toUtcTimestamp(value);
    if (timestamp === undefined) errors.push({ in: 'body', pointer: `/${name}`, ...violation });
    else body[name] = timestamp;
  }
  return errors;
}
