import { UsageError } from '../errors.ts';
import { parseDuration } from './duration.ts';

/** Returns the timestamp of a duration before now, or of a date; undefined for any other text. */
export function parseSince(text: string, now = new Date()): string | undefined {
  const age = parseDuration(text);
  if (age !== undefined) return new Date(now.getTime() - age).toISOString();
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return new Date(text).toISOString();
}

/** Parses an option that is a time. @throws UsageError */
export function since(text: string): string {
  const parsed = parseSince(text);
  if (parsed !== undefined) return parsed;
  throw new UsageError(`Invalid --since: ${text}. Use a duration such as 2h, or a time such as 2026-03-02T08:00:00Z.`);
}
