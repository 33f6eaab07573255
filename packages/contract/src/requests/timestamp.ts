import { invalidParameters } from './problem-error.ts';

/**
 * Returns a date-time in UTC: `2026-03-06T15:00:00.000Z` for `2026-03-06T16:00:00+01:00`; undefined for a leap second and
 * outside the years 1 to 9999, which the format `date-time` allows but neither JavaScript nor PostgreSQL has.
 */
export function toUtcTimestamp(text: string): string | undefined {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1 || year > 9999 ? undefined : date.toISOString();
}

/** The violation of a date-time that the format allows, but not `toUtcTimestamp`. */
export const invalidTimestamp = { code: 'invalid_format', detail: 'must be a valid date-time' } as const;

/** Returns the date-time of a query parameter in UTC. @throws ProblemError invalid_parameter */
export function queryTimestamp(name: string, value: unknown): string {
  const utc = toUtcTimestamp(String(value));
  if (utc !== undefined) return utc;
  throw invalidParameters([{ in: 'query', pointer: `/${name}`, ...invalidTimestamp }]);
}
