import { decodeCursor, encodeCursor } from '@worklane/contract/requests';
import { listHash } from './list-hash.ts';

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

/** A page as the operations on lists return it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  /** Null on the last page. */
  readonly next_cursor: string | null;
}

/**
 * Returns a page of what a list contains, newest first.
 *
 * @param list identifies the list, with its filters
 * @throws ProblemError invalid_cursor
 */
export function newestFirstPage<Item extends { readonly id: number }>(
  list: readonly unknown[],
  all: readonly Item[],
  { limit, cursor }: PageQuery,
): Page<Item> {
  const name = listHash(list);
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(name, cursor, isId).id;
  const following = all.filter(({ id }) => id < before);
  const data = following.slice(0, limit);
  const last = following.length > limit ? data.at(-1) : undefined;
  return { data, next_cursor: last ? encodeCursor(name, { value: last.id, id: last.id }) : null };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
