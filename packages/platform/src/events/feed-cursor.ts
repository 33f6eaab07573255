import { ProblemError } from '@worklane/server';
import { cursorGrace, eventRetention } from './retention.ts';

/** The parameter that contains a cursor, for the error response. */
export type CursorSource = { in: 'query'; name: 'cursor' } | { in: 'header'; name: 'Last-Event-ID' };

/**
 * Encodes a cursor, which is opaque to clients.
 * @param time milliseconds since 1970; the events after the cursor are of about this time or later
 */
export const encodeCursor = (organizationId: number, position: number, time: number): string =>
  Buffer.from(JSON.stringify([organizationId, position, time])).toString('base64url');

/**
 * Returns the position after which to continue.
 * @throws ProblemError invalid_cursor, cursor_expired
 */
export function decodeCursor(organizationId: number, cursor: string, source: CursorSource, now: Date): number {
  const parts = parse(cursor);
  if (!isCursor(parts)) throw invalid(source, 'was not issued by the event feed');
  const [owner, position, time] = parts;
  if (owner !== organizationId) throw invalid(source, 'belongs to another organization');
  const age = now.getTime() - time;
  if (age > eventRetention + cursorGrace) {
    throw new ProblemError(
      'cursor_expired',
      `The ${source.name} is from ${new Date(time).toISOString()}, but events are kept for 30 days.`,
    );
  }
  return position;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const isCursor = (parts: unknown): parts is [owner: number, position: number, time: number] =>
  Array.isArray(parts) && parts.length === 3 && parts.every(isCount) && Number(parts[2]) <= latestTime;

/** The largest time value of ECMAScript. */
const latestTime = 8.64e15;

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) >= 0;

const invalid = (source: CursorSource, violation: string) =>
  new ProblemError('invalid_cursor', `The ${source.name} ${violation}.`, {
    errors: [{ in: source.in, pointer: `/${source.name}`, code: 'not_allowed', detail: violation }],
  });
