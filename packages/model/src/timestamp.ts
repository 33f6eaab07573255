import { validationProblem } from './problem-error.ts';

/**
 * Returns a date-time in UTC: `2026-03-06T15:00:00.000Z` for `2026-03-06T16:00:00+01:00`; undefined for a leap second and
 * outside the years 1 to 9999, which the format `date-time` allows but no clock of the service can tell.
 */
export function utcTimestamp(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined;
}

/** The violation of a date-time that the format allows, but not `utcTimestamp`. */
export const invalidTimestamp = { code: 'invalid_format', detail: 'must be a valid date-time' } as const;

/** Returns the date-time of a query parameter in UTC. @throws ProblemError invalid_parameter */
export function timestampParameter(name: string, text: string): string {
  const utc = utcTimestamp(text);
  if (utc !== undefined) return utc;
  throw validationProblem('parameter', [{ in: 'query', pointer: `/${name}`, ...invalidTimestamp }]);
}
