import { decodeCursorValue, encodeCursorValue } from '../cursor-value.ts';
import { ProblemError } from '../problem-error.ts';

const day = 24 * 3_600_000;

/** How long clients can read events, in milliseconds. */
export const eventRetention = 30 * day;

/** Time that a reader of the oldest events has before its cursor expires, in milliseconds. */
const cursorGrace = 3_600_000;

/** The parameter that contains a cursor, for the error response. */
export type CursorSource =
  | { readonly in: 'query'; readonly name: 'cursor' }
  | { readonly in: 'header'; readonly name: 'Last-Event-ID' };

/** Undefined for a token that may read the events of every organization. */
export type FeedOwner = number | undefined;

/**
 * Encodes a position in the feed, which is opaque to clients.
 *
 * @param time milliseconds since 1970; the events after the cursor are of about this time or later
 */
export function encodeFeedCursor(owner: FeedOwner, position: number, time: number): string {
  return encodeCursorValue([owner ?? 0, position, time]);
}

/** Returns the position of a cursor. @throws ProblemError invalid_cursor, cursor_expired */
export function decodeFeedCursor(owner: FeedOwner, cursor: string, source: CursorSource, now: Date): number {
  const parts = decodeCursorValue(cursor);
  if (!isCursor(parts)) throw invalid(source, 'was not issued by the event feed');
  const [issuedFor, position, time] = parts;
  if (owner !== undefined && owner !== issuedFor) throw invalid(source, 'belongs to another organization');
  if (now.getTime() - time > eventRetention + cursorGrace) {
    const date = new Date(time).toISOString();
    throw new ProblemError('cursor_expired', `The ${source.name} is from ${date}, but events are kept for 30 days.`);
  }
  return position;
}

const isCursor = (parts: unknown): parts is [owner: number, position: number, time: number] =>
  Array.isArray(parts) && parts.length === 3 && parts.every(isCount) && parts[2] <= latestTime;

/** The largest time value of ECMAScript. */
const latestTime = 8.64e15;

const isCount = (part: unknown) => Number.isSafeInteger(part) && (part as number) >= 0;

const invalid = (source: CursorSource, violation: string) =>
  new ProblemError('invalid_cursor', `The ${source.name} ${violation}.`, {
    errors: [{ in: source.in, pointer: `/${source.name}`, code: 'not_allowed', detail: violation }],
  });
