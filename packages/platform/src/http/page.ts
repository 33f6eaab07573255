import { decodeCursor, encodeCursor } from './paging.ts';

/** A page of a list that is ordered by id, the newest first. */
export interface Page {
  limit: number;
  /** Only what has a smaller id. */
  before: number;
  /** The cursor of the page that starts behind an id. */
  cursorAfter(id: number): string;
}

const defaultLimit = 50;

/**
 * @param list tells it from every other list.
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
