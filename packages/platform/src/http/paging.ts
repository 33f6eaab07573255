import { createHash } from 'node:crypto';
import { decodeCursor as decode, encodeCursor as encode, type Position } from '@worklane/contract/requests';
import { type RawBuilder, sql } from 'kysely';

/**
 * @param list the filters and the sort order of the list
 * @param now the time to which the filters were relative
 */
export const encodeCursor = (list: string, position: Position, now?: Date): string =>
  encode(hashOf(list), position, now);

/** @throws ProblemError invalid_cursor */
export const decodeCursor = (list: string, cursor: string, isSortValue: (value: unknown) => boolean): Position =>
  decode(hashOf(list), cursor, isSortValue);

const hashOf = (list: string): string => createHash('sha256').update(list).digest('base64url').slice(0, 8);

export const defaultLimit = 50;

/**
 * Reads the paging parameters of a list that is sorted by ID, newest first.
 * @param list identifies the list, with its filters
 * @throws ProblemError invalid_cursor
 */
export function readPage(
  list: readonly unknown[],
  { limit = defaultLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
) {
  const name = JSON.stringify(list);
  return {
    limit,
    /** Only records with a smaller ID. */
    before: cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(name, cursor, Number.isSafeInteger).id,
    /** Returns the cursor of the page after an ID. */
    cursorAfter: (id: number) => encodeCursor(name, { value: id, id }),
  };
}

/** Returns the condition that all of some conditions are true. */
export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
