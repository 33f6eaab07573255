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

type TimeType = 'date' | 'date-time';

/** Whether a field has dates or date-times. @param type that of the field in the catalogue of resources */
export const isTimeType = (type: string): type is TimeType => type === 'date' || type === 'date-time';

/** Returns a date-time in UTC, or a date as it is; undefined outside the years 1 to 9999. */
export const toStoredTime = (type: TimeType, text: string): string | undefined =>
  type === 'date-time' ? toUtcTimestamp(text) : text.startsWith('0000') ? undefined : text;

/** The violation of a date or date-time that the format allows, but not `toStoredTime`. */
export const invalidTime = (type: TimeType) => ({ code: 'invalid_format', detail: `must be a valid ${type}` }) as const;

/** Returns the date-time of a query parameter in UTC, or its date. @throws ProblemError invalid_parameter */
export function queryTime(name: string, value: unknown, type: TimeType = 'date-time'): string {
  const time = toStoredTime(type, String(value));
  if (time !== undefined) return time;
  throw invalidParameters([{ in: 'query', pointer: `/${name}`, ...invalidTime(type) }]);
}
