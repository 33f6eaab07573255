import { linkToNext } from '../openapi/derived-headers.ts';
import { ProblemError } from './problem-error.ts';

/** The sort value and the ID of the last record of a page. */
export interface Position<Value = string | number> {
  readonly value: Value;
  readonly id: number;
}

/**
 * Encodes the position in a list, opaque to clients.
 * @param list a hash of the filters and the sort order: with those of another list, a cursor would silently skip records
 * @param now the time to which the filters were relative
 */
export const encodeCursor = (list: string, { value, id }: Position<unknown>, now?: Date): string =>
  encode([list, value, id, ...(now ? [now.getTime()] : [])]);

/** Returns the time to which the filters of the first page were relative; undefined for another cursor. */
export function cursorTime(cursor: string | undefined): Date | undefined {
  const time = cursor === undefined ? undefined : decode(cursor)?.[3];
  // The hash of the list does not match another time, but anybody can compute a hash.
  return isCount(time) && time < latestNow ? new Date(time) : undefined;
}

/**
 * @param isSortValue whether the list can be sorted by a value; a forged cursor may contain any
 * @throws ProblemError invalid_cursor
 */
export function decodeCursor<Value = string | number>(
  list: string,
  cursor: string,
  isSortValue: (value: unknown) => boolean,
): Position<Value> {
  const parts = decode(cursor);
  if (!parts || parts.length < 3 || parts.length > 4) throw foreign();
  const [issuedFor, value, id] = parts;
  if (issuedFor !== list) {
    throw invalidList('belongs to another list', ': keep filters and sort the same, or start without a cursor');
  }
  if (!isSortValue(value) || !Number.isSafeInteger(id)) throw foreign();
  return { value: value as Value, id: id as number };
}

/** How long clients can read events, in milliseconds. */
export const eventRetention = 30 * 24 * 3_600_000;

/** Time that a reader of the oldest events has before its cursor expires, in milliseconds. */
export const cursorGrace = 3_600_000;

/** The parameter that contains a cursor of the feed, for the error response. */
export type CursorSource =
  | { readonly in: 'query'; readonly name: 'cursor' }
  | { readonly in: 'header'; readonly name: 'Last-Event-ID' };

/**
 * Encodes a position in the feed of events, opaque to clients.
 * @param organizationId 0 for a token of every organization
 * @param time milliseconds since 1970; the events after the cursor are of about this time or later
 */
export const encodeFeedCursor = (organizationId: number, position: number, time: number): string =>
  encode([organizationId, position, time]);

/**
 * Returns the position after which to continue.
 * @param organizationId undefined for a token of every organization
 * @throws ProblemError invalid_cursor, cursor_expired
 */
export function decodeFeedCursor(
  organizationId: number | undefined,
  cursor: string,
  source: CursorSource,
  now: Date,
): number {
  const parts = decode(cursor);
  if (!isFeedCursor(parts)) throw invalidCursor(source, 'was not issued by the event feed');
  const [issuedFor, position, time] = parts;
  if (organizationId !== undefined && organizationId !== issuedFor) {
    throw invalidCursor(source, 'belongs to another organization');
  }
  if (now.getTime() - time > eventRetention + cursorGrace) {
    const date = new Date(time).toISOString();
    throw new ProblemError('cursor_expired', `The ${source.name} is from ${date}, but events are kept for 30 days.`);
  }
  return position;
}

/** What the feed knows about a position. */
export interface FeedPosition {
  /** The position of the end of the feed. */
  readonly end: number;
  /** Set if the position was assigned before a recovery to an event that the recovery has undone. */
  readonly undone?:
    | {
        /** The last position that was not undone. */
        readonly after: number;
        /** No earlier event was undone. */
        readonly since: Date;
      }
    | undefined;
}

/** @throws ProblemError invalid_cursor beyond the end of the feed, resync_required if events before the position were undone */
export function requireFeedPosition(
  organizationId: number,
  position: number,
  { end, undone }: FeedPosition,
  source: CursorSource,
): void {
  if (undone) {
    const undone_since = undone.since.toISOString();
    throw new ProblemError(
      'resync_required',
      `Events since ${undone_since} were undone by a recovery of the service.`,
      {
        resync: { from: encodeFeedCursor(organizationId, undone.after, undone.since.getTime()), undone_since },
      },
    );
  }
  if (position > end) throw invalidCursor(source, 'is beyond the end of the feed');
}

const isFeedCursor = (parts: unknown[] | undefined): parts is [issuedFor: number, position: number, time: number] =>
  parts?.length === 3 && parts.every(isCount) && Number(parts[2]) <= latestTime;

const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && (part as number) >= 0;

/** Every filter relative to an earlier time has a year of four digits. */
const latestNow = Date.UTC(9000, 0);

/** The largest time value of ECMAScript. */
const latestTime = 8.64e15;

const invalidList = (violation: string, hint = '', detail = violation) =>
  invalidCursor({ in: 'query', name: 'cursor' }, violation, hint, detail);

const foreign = () => invalidList('was not issued by this service', '', 'is not a cursor of this list');

const invalidCursor = ({ in: part, name }: CursorSource, violation: string, hint = '', detail = violation) =>
  new ProblemError('invalid_cursor', `The ${name} ${violation}${hint}.`, {
    errors: [{ in: part, pointer: `/${name}`, code: 'not_allowed', detail }],
  });

/** Base64url of JSON without padding (RFC 4648, section 5), also in browsers. */
function encode(value: readonly unknown[]): string {
  const text = JSON.stringify(value);
  const isAscii = !/[^\0-\x7f]/.test(text);
  const binary = isAscii ? text : String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replace(/[+/=]/g, (character) => urlSafe[character] ?? '');
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Returns undefined for a text that is no cursor. */
function decode(cursor: string): unknown[] | undefined {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const value = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the header `Link` of a list (RFC 8288); none on the last page. @param target the path and the query */
export function nextLink(target: string, cursor: string | null): { Link?: string } {
  const Link = linkToNext(target, cursor);
  return Link === null ? {} : { Link };
}
