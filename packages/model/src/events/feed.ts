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

/** The filters of the feed and of the stream. */
export interface EventFilters {
  readonly types?: readonly string[];
  /** The ID of a member, a client ID, or a type of actor. */
  readonly actor?: string;
  readonly record_id?: number;
}

/** Returns a filter for the requested events that a token may read: those of its organization whose read scope it has. */
export function readableEvents(
  { organizationId, scopes }: Principal,
  { types: requested, actor, record_id: id }: EventFilters,
): EventFilter {
  const types = new Set(
    Object.values<EventInfo>(events)
      .filter(({ type, scope }) => scopes.has(scope) && (!requested || requested.includes(type)))
      .map(({ type }) => type as string),
  );
  return (event) =>
    (organizationId === undefined || event.organization_id === organizationId) &&
    types.has(event.type) &&
    (actor === undefined || Object.values(event.actor ?? {}).some((each) => `${each}` === actor)) &&
    (id === undefined || (event.data as { id?: number }).id === id);
}

/** The query parameters of the feed. */
export interface FeedQuery extends EventFilters {
  readonly cursor?: string;
  /** Ignored with a cursor. */
  readonly since?: string;
  readonly until?: string;
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
  const includes = readableEvents(principal, query);
  const data: StoredEvent[] = [];
  const { position: start, time: from } = startOf(log, principal, query, now);
  const until = query.until === undefined ? Infinity : Date.parse(queryTime('until', query.until));
  const end = Math.max(start, positionSince(log, until));
  let next = start;
  let has_more = false;
  for (const [index, event] of log
    .after(start)
    .slice(0, end - start)
    .entries()) {
    if (!includes(event)) continue;
    has_more = data.length === query.limit;
    if (has_more) break;
    data.push(event);
    next = start + index + 1;
  }
  // A position that has not moved keeps its time.
  if (query.cursor !== undefined && start === end && end < log.end) {
    return { data, next_cursor: query.cursor, has_more };
  }
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = has_more
    ? Date.parse(data.at(-1)?.timestamp ?? '')
    : end < log.end
      ? Math.max(from, until)
      : now.getTime();
  const cursor = encodeFeedCursor(principal.organizationId ?? 0, has_more ? next : end, time);
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

/** Returns the position before a page, and the time that was requested without a cursor. */
function startOf(log: EventLog, principal: Principal, { cursor, since }: FeedQuery, now: Date) {
  if (cursor !== undefined) {
    return { position: cursorPosition(log, principal, cursor, { in: 'query', name: 'cursor' }, now), time: 0 };
  }
  const oldest = now.getTime() - eventRetention;
  const time = since === undefined ? oldest : Math.max(oldest, Date.parse(queryTime('since', since)));
  return { position: positionSince(log, time), time };
}

/** Returns the position before the first event since a time, or the end of the feed if there is none. */
function positionSince(log: EventLog, time: number): number {
  const later = log.all().findIndex(({ timestamp }) => Date.parse(timestamp) >= time);
  return later === -1 ? log.end : log.end - log.all().length + later;
}
