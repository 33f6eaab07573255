import { type EventInfo, events } from '@worklane/contract';
import {
  type CursorSource,
  decodeFeedCursor,
  encodeFeedCursor,
  eventRetention,
  queryTime,
  requireFeedPosition,
} from '@worklane/contract/requests';
import type { Principal } from '../oauth/client.ts';
import type { EventLog, StoredEvent } from './event-log.ts';

export type EventFilter = (event: StoredEvent) => boolean;

/** Returns a filter for the requested events that a token may read: those of its organization whose read scope it has. */
export function readableEvents(
  { organizationId, scopes }: Principal,
  requested: readonly string[] | undefined,
): EventFilter {
  const types = new Set(
    Object.values<EventInfo>(events)
      .filter(({ type, scope }) => scopes.has(scope) && (!requested || requested.includes(type)))
      .map(({ type }) => type as string),
  );
  return (event) => (organizationId === undefined || event.organization_id === organizationId) && types.has(event.type);
}

/** The query parameters of the feed. */
export interface FeedQuery {
  readonly cursor?: string;
  /** Ignored with a cursor. */
  readonly since?: string;
  readonly types?: readonly string[];
  readonly limit: number;
}

/** A page as `listEvents` returns it. */
export interface FeedPage {
  readonly data: readonly StoredEvent[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** Returns one page of the feed of a token. @throws ProblemError invalid_cursor, cursor_expired, resync_required, invalid_parameter */
export function feedPage(log: EventLog, principal: Principal, query: FeedQuery, now: Date): FeedPage {
  const includes = readableEvents(principal, query.types);
  const data: StoredEvent[] = [];
  const start = startPosition(log, principal, query, now);
  let next = start;
  let has_more = false;
  for (const [index, event] of log.after(start).entries()) {
    if (!includes(event)) continue;
    has_more = data.length === query.limit;
    if (has_more) break;
    data.push(event);
    next = start + index + 1;
  }
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = has_more ? Date.parse(data.at(-1)?.timestamp ?? '') : now.getTime();
  const cursor = encodeFeedCursor(principal.organizationId ?? 0, has_more ? next : log.end, time);
  return { data, next_cursor: cursor, has_more };
}

/**
 * Returns the position of a cursor.
 * @throws ProblemError invalid_cursor, cursor_expired, resync_required
 */
export function cursorPosition(
  log: EventLog,
  { organizationId }: Principal,
  cursor: string,
  source: CursorSource,
  now: Date,
): number {
  const position = decodeFeedCursor(organizationId, cursor, source, now);
  requireFeedPosition(organizationId ?? 0, position, log.stateOf(position), source);
  return position;
}

/** Returns the position before a page. */
function startPosition(log: EventLog, principal: Principal, { cursor, since }: FeedQuery, now: Date): number {
  if (cursor !== undefined) return cursorPosition(log, principal, cursor, { in: 'query', name: 'cursor' }, now);
  const oldest = now.getTime() - eventRetention;
  const from = since === undefined ? oldest : Math.max(oldest, Date.parse(queryTime('since', since)));
  const later = log.all().findIndex(({ timestamp }) => Date.parse(timestamp) >= from);
  return later === -1 ? log.end : log.end - log.all().length + later;
}
