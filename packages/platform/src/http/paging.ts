import { createHash } from 'node:crypto';
import { ProblemError } from '@worklane/server';

/** The sort value and the ID of the last record of a page. */
export interface Position {
  value: string | number;
  id: number;
}

/**
 * Encodes a cursor, which is opaque to clients. It has a hash of the list's filters and sort order, because with those
 * of another list it would silently skip records.
 */
export const encodeCursor = (list: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([listHash(list), value, id])).toString('base64url');

/**
 * @param isSortValue whether the list can be sorted by a value; a forged cursor may contain any.
 * @throws ProblemError invalid_cursor
 */
export function decodeCursor(list: string, cursor: string, isSortValue: (value: unknown) => boolean): Position {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw invalid('The cursor was not issued by this service.');
  const [hash, value, id] = parts as unknown[];
  if (hash !== listHash(list)) {
    throw invalid('The cursor belongs to another list: keep filters and sort the same, or start without a cursor.');
  }
  if (!isSortValue(value) || !Number.isSafeInteger(id)) throw invalid('The cursor was not issued by this service.');
  return { value: value as string | number, id: id as number };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const listHash = (list: string): string => createHash('sha256').update(list).digest('base64url').slice(0, 8);

const invalid = (detail: string) =>
  new ProblemError('invalid_cursor', detail, {
    errors: [{ in: 'query', pointer: '/cursor', code: 'not_allowed', detail: 'is not a cursor of this list' }],
  });

export const defaultLimit = 50;

/** A page of a list that is sorted by ID, newest first. */
export interface Page {
  limit: number;
  /** Only records with a smaller ID. */
  before: number;
  /** Returns the cursor of the page after an ID. */
  cursorAfter(id: number): string;
}

/**
 * Reads the paging parameters of a list that is sorted by ID, newest first.
 * @param list identifies the list, with its filters
 * @throws ProblemError invalid_cursor
 */
export function readPage(
  list: readonly unknown[],
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Page {
  const name = JSON.stringify(list);
  return {
    limit,
    before: cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(name, cursor, Number.isSafeInteger).id,
    cursorAfter: (id) => encodeCursor(name, { value: id, id }),
  };
}

/** Returns the `Link` header of a list (RFC 8288), if there is a next page. */
export function nextLinkHeader(url: string, cursor: string | null): { Link?: string } {
  if (cursor === null) return {};
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', cursor);
  return { Link: `<${next.pathname}${next.search}>; rel="next"` };
}
