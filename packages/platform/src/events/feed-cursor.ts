import { ProblemError } from '@worklane/server';
import { cursorGrace, eventRetention } from './retention.ts';

/** The content of a cursor: the position after which to continue. */
export type FeedCursor =
  | { position: number }
  /** A cursor from before events had positions. The transaction ID is decimal text, because it may exceed 2^53. */
  | { transactionId: string; eventPosition: number; time: number };

/** The parameter that contains a cursor, for the error response. */
export type CursorSource = { in: 'query'; name: 'cursor' } | { in: 'header'; name: 'Last-Event-ID' };

/**
 * Encodes a cursor, which is opaque to clients.
 * @param time milliseconds since 1970; the events after the cursor are of about this time or later
 */
export const encodeCursor = (organizationId: number, position: number, time: number): string =>
  Buffer.from(JSON.stringify([organizationId, position, time])).toString('base64url');

/** @throws ProblemError invalid_cursor, cursor_expired */
export function decodeCursor(organizationId: number, cursor: string, source: CursorSource, now: Date): FeedCursor {
  const parts = parse(cursor);
  if (!isCursor(parts)) throw invalid(source, 'was not issued by the event feed');
  if (parts[0] !== organizationId) throw invalid(source, 'belongs to another organization');
  const time = parts.length === 3 ? parts[2] : parts[3];
  const age = now.getTime() - time;
  if (age > eventRetention + cursorGrace) {
    throw new ProblemError(
      'cursor_expired',
      `The ${source.name} is from ${new Date(time).toISOString()}, but events are kept for 30 days.`,
    );
  }
  return parts.length === 3 ? { position: parts[1] } : { transactionId: parts[1], eventPosition: parts[2], time };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

type CursorParts =
  | [owner: number, position: number, time: number]
  | [owner: number, transactionId: string, eventPosition: number, time: number];

const isCursor = (parts: unknown): parts is CursorParts =>
  Array.isArray(parts) &&
  (parts.length === 3 || parts.length === 4) &&
  parts.every((part, index) => (parts.length === 4 && index === 1 ? isTransactionId(part) : isCount(part))) &&
  parts.at(-1) <= latestTime;

/** The largest time value of ECMAScript. */
const latestTime = 8.64e15;

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) >= 0;

/** PostgreSQL accepts larger IDs, but no database reaches them. */
const isTransactionId = (part: unknown): boolean => typeof part === 'string' && /^\d{1,18}$/.test(part);

const invalid = (source: CursorSource, violation: string) =>
  new ProblemError('invalid_cursor', `The ${source.name} ${violation}.`, {
    errors: [{ in: source.in, pointer: `/${source.name}`, code: 'not_allowed', detail: violation }],
  });
