import { decodeCursorValue, encodeCursorValue } from './cursor-value.ts';
import { ProblemError } from './problem-error.ts';
import type { Position } from './records/sorted-records.ts';

/**
 * Encodes a cursor, which is opaque to clients. It has a hash of the list's filters and sort order, because with those of
 * another list it would silently skip records.
 */
export function encodeCursor(list: string, { value, id }: Position): string {
  return encodeCursorValue([hashOf(list), value, id]);
}

/**
 * Returns the position of a cursor.
 * @param isSortValue whether the list can be sorted by a value; a forged cursor may contain any
 * @throws ProblemError invalid_cursor
 */
export function decodeCursor(
  list: string,
  cursor: string,
  isSortValue: (value: unknown) => value is Position['value'],
): Position {
  const parts = decodeCursorValue(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw invalid('The cursor was not issued by this service.');
  const [hash, value, id] = parts as unknown[];
  if (hash !== hashOf(list)) {
    throw invalid('The cursor belongs to another list: keep filters and sort the same, or start without a cursor.');
  }
  if (!isSortValue(value) || !Number.isSafeInteger(id)) throw invalid('The cursor was not issued by this service.');
  return { value, id: id as number };
}

/** FNV-1a with 32 bits (draft-eastlake-fnv): it detects mistakes, not forgeries. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

const invalid = (detail: string) =>
  new ProblemError('invalid_cursor', detail, {
    errors: [{ in: 'query', pointer: '/cursor', code: 'not_allowed', detail: 'is not a cursor of this list' }],
  });
