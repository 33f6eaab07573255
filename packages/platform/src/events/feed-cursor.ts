import { ProblemError } from '@worklane/server';
import { cursorGrace, keptFor } from './retention.ts';

/** A place in the feed of an organization: behind the event of that transaction and position. */
export interface FeedPosition {
  /** Decimal, as it exceeds what a number holds. */
  transactionId: string;
  /** 0 stands before the first event of the transaction. */
  position: number;
}

/** Where a cursor comes from, which decides how it is refused. */
export type CursorSource = { in: 'query'; name: 'cursor' } | { in: 'header'; name: 'Last-Event-ID' };

/**
 * Cursors are opaque to clients.
 * @param time milliseconds since 1970; everything behind the cursor happened about then or later.
 */
export const encodeCursor = (organizationId: number, { transactionId, position }: FeedPosition, time: number): string =>
  Buffer.from(JSON.stringify([organizationId, transactionId, position, time])).toString('base64url');

/** @throws ProblemError invalid_cursor, cursor_expired */
export function decodeCursor(organizationId: number, cursor: string, source: CursorSource, now: Date): FeedPosition {
  const parts = parse(cursor);
  if (!isCursor(parts)) throw invalid(source, 'was not issued by the event feed');
  const [owner, transactionId, position, time] = parts;
  if (owner !== organizationId) throw invalid(source, 'belongs to another organization');
  const age = now.getTime() - time;
  if (age > keptFor + cursorGrace) {
    throw new ProblemError(
      'cursor_expired',
      `The ${source.name} is of ${new Date(time).toISOString()}; events are kept for 30 days.`,
    );
  }
  return { transactionId, position };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

type CursorParts = [owner: number, transactionId: string, position: number, time: number];

const isCursor = (parts: unknown): parts is CursorParts =>
  Array.isArray(parts) &&
  parts.length === 4 &&
  isCount(parts[0]) &&
  isTransactionId(parts[1]) &&
  isCount(parts[2]) &&
  isCount(parts[3]) &&
  parts[3] <= latestTime;

/** ECMAScript, time values: no date is behind it. */
const latestTime = 8.64e15;

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) >= 0;

/** PostgreSQL reads larger ones too, but it does not give them out in this age. */
const isTransactionId = (part: unknown): boolean => typeof part === 'string' && /^\d{1,18}$/.test(part);

const invalid = (source: CursorSource, flaw: string) =>
  new ProblemError('invalid_cursor', `The ${source.name} ${flaw}.`, {
    errors: [{ in: source.in, pointer: `/${source.name}`, code: 'not_allowed', detail: flaw }],
  });
