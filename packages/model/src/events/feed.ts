import { type EventInfo, events } from '@worklane/contract';
import { decodeFeedCursor, encodeFeedCursor, eventRetention, queryTimestamp } from '@worklane/contract/requests';
import type { Principal } from '../oauth/client.ts';

/** An event of the feed, as the API returns it. */
export interface StoredEvent {
  /** `evt_` and a ULID. */
  readonly id: string;
  /** `task.created` */
  readonly type: string;
  readonly organization_id: number;
  readonly timestamp: string;
  /** The record after the change; after a deletion, its last state with the version of the deletion. */
  readonly data: object;
  /** The previous values of the fields that an update changed. */
  readonly previous?: object;
}

export type EventListener = (event: StoredEvent) => void;

/** The events of all organizations in the order of their changes. */
export class EventLog {
  #events: StoredEvent[] = [];
  readonly #listeners = new Set<EventListener>();

  append(event: StoredEvent): void {
    this.#events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  all(): readonly StoredEvent[] {
    return this.#events;
  }

  /** Calls the listener with each further event. @returns a function that ends the subscription */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces all events without notifying listeners. */
  restore(events: readonly StoredEvent[]): void {
    this.#events = [...events];
  }
}

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

/** Returns one page of the feed of a token. @throws ProblemError invalid_cursor, cursor_expired, invalid_parameter */
export function feedPage(log: EventLog, principal: Principal, query: FeedQuery, now: Date): FeedPage {
  const all = log.all();
  const includes = readableEvents(principal, query.types);
  const data: StoredEvent[] = [];
  let next = startPosition(all, principal, query, now);
  let has_more = false;
  // A position beyond the end, from before a reset, is the end.
  for (let position = next; position < all.length && !has_more; position++) {
    const event = all[position];
    if (!event || !includes(event)) continue;
    has_more = data.length === query.limit;
    if (has_more) continue;
    data.push(event);
    next = position + 1;
  }
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = has_more ? Date.parse(data.at(-1)?.timestamp ?? '') : now.getTime();
  const cursor = encodeFeedCursor(principal.organizationId ?? 0, has_more ? next : all.length, time);
  return { data, next_cursor: cursor, has_more };
}

/** Returns the number of events before a page. */
function startPosition(
  all: readonly StoredEvent[],
  { organizationId }: Principal,
  { cursor, since }: FeedQuery,
  now: Date,
): number {
  if (cursor !== undefined) return decodeFeedCursor(organizationId, cursor, { in: 'query', name: 'cursor' }, now);
  const oldest = now.getTime() - eventRetention;
  const from = since === undefined ? oldest : Math.max(oldest, Date.parse(queryTimestamp('since', since)));
  const index = all.findIndex(({ timestamp }) => Date.parse(timestamp) >= from);
  return index === -1 ? all.length : index;
}
