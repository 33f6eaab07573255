import type { Resource, schemas } from '@worklane/contract';

/**
 * Brings every moment of a body to UTC, in place, so that text order is time order.
 * @returns what is wrong: the format allows leap seconds, which no clock here can tell.
 */
export function normalizeTimestamps(resource: Resource, body: Record<string, unknown>): schemas.ProblemError[] {
  const errors: schemas.ProblemError[] = [];
  for (const [name, { type }] of Object.entries(resource.fields)) {
    const value = body[name];
    if (type !== 'date-time' || typeof value !== 'string') continue;
    const moment = toUtcTimestamp(value);
    if (moment === undefined) {
      errors.push({ in: 'body', pointer: `/${name}`, code: 'invalid_format', detail: 'must be a moment that exists' });
    } else {
      body[name] = moment;
    }
  }
  return errors;
}

/** `2026-03-06T16:00:00+01:00` as `2026-03-06T15:00:00.000Z`; undefined when there is no such moment. */
export function toUtcTimestamp(text: string): string | undefined {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return Number.isNaN(moment.getTime()) || year < 1 || year > 9999 ? undefined : moment.toISOString();
}
