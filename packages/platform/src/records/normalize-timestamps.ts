import type { Resource } from '@worklane/contract';
import { invalidTimestamp, type ProblemViolation, toUtcTimestamp } from '@worklane/contract/requests';

/** Converts the timestamps of a body to UTC in place, so that text order is time order. Returns the violations. */
export function normalizeTimestamps(resource: Resource, body: Record<string, unknown>): ProblemViolation[] {
  const errors: ProblemViolation[] = [];
  for (const [name, { type }] of Object.entries(resource.fields)) {
    const value = body[name];
    if (type !== 'date-time' || typeof value !== 'string') continue;
    const timestamp = toUtcTimestamp(value);
    if (timestamp === undefined) errors.push({ in: 'body', pointer: `/${name}`, ...invalidTimestamp });
    else body[name] = timestamp;
  }
  return errors;
}
