import { type CursorSource, decodeFeedCursor, isCount } from '@worklane/contract/requests';

/** The content of a cursor: the position after which to continue. */
export type FeedCursor =
  | { position: number }
  /** A cursor from before events had positions. The transaction ID is decimal text, because it may exceed 2^53. */
  | { transactionId: string; eventPosition: number; time: number };

/** @throws ProblemError invalid_cursor, cursor_expired */
export function decodeCursor(organizationId: number, cursor: string, source: CursorSource, now: Date): FeedCursor {
  const { position, time } = decodeFeedCursor(cursor, { organizationId, source, now, isPosition });
  if (position.length === 1) return { position: position[0] };
  return { transactionId: position[0], eventPosition: position[1], time };
}

type Parts = readonly [position: number] | readonly [transactionId: string, eventPosition: number];

const isPosition = (parts: readonly unknown[]): parts is Parts =>
  parts.length === 1 ? isCount(parts[0]) : parts.length === 2 && isTransactionId(parts[0]) && isCount(parts[1]);

/** PostgreSQL accepts larger IDs, but no database reaches them. */
const isTransactionId = (part: unknown): boolean => typeof part === 'string' && /^\d{1,18}$/.test(part);
