import { createHash } from 'node:crypto';
import { ProblemError } from '@worklane/server';

/** Where a page ended: the sort value and the id of its last record. */
export interface Position {
  value: string | number;
  id: number;
}

/**
 * Cursors are opaque to clients. They carry a hash of what the list was asked for, so that one cannot be
 * taken to another list, where it would silently skip records.
 */
export const encodeCursor = (list: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([listHash(list), value, id])).toString('base64url');

/**
 * @param fits whether the list can be sorted by a value; a cursor that was made up may hold any.
 * @throws ProblemError invalid_cursor
 */
export function decodeCursor(list: string, cursor: string, fits: (value: unknown) => boolean): Position {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw invalid('The cursor was not issued by this service.');
  const [hash, value, id] = parts as unknown[];
  if (hash !== listHash(list)) {
    throw invalid('The cursor belongs to another list: keep filters and sort the same, or start without a cursor.');
  }
  if (!fits(value) || !Number.isSafeInteger(id)) throw invalid('The cursor was not issued by this service.');
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
    errors: [{ in: 'query', pointer: '/cursor', code: 'not_allowed', detail: 'belongs to another list' }],
  });
