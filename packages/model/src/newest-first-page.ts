import { decodeCursor, encodeCursor } from '@worklane/contract/requests';

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

/** Returns a hash of the filters and the sort order of a list: FNV-1a with 32 bits, which detects mistakes, not forgeries. */
export function listHash(list: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(list))) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
