import { type EventInfo, events } from '@worklane/contract';
import type { StoredEvent } from '@worklane/model';
import type { Principal } from '../oauth/principal.ts';

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

export interface FeedQuery {
  readonly includes: EventFilter;
  /** The number of events before the page. */
  readonly after: number;
  readonly limit: number;
}

export interface FeedPage {
  readonly events: readonly StoredEvent[];
  /** The position that the next page starts after. */
  readonly next: number;
  readonly hasMore: boolean;
}

/** Returns one page of the feed. A position beyond its end, from before a reset, is the end. */
export function readFeed(log: readonly StoredEvent[], { includes, after, limit }: FeedQuery): FeedPage {
  const found: StoredEvent[] = [];
  let next = after;
  for (let position = after; position < log.length; position++) {
    const event = log[position];
    if (!event || !includes(event)) continue;
    if (found.length === limit) return { events: found, next, hasMore: true };
    found.push(event);
    next = position + 1;
  }
  return { events: found, next: log.length, hasMore: false };
}

/** Returns the position before the first event since a time, or the end of the feed if there is none. */
export function positionSince(log: readonly StoredEvent[], since: Date): number {
  const index = log.findIndex(({ timestamp }) => Date.parse(timestamp) >= since.getTime());
  return index === -1 ? log.length : index;
}
