import { sql } from 'kysely';
import { prepared } from '../database/prepared-statements.ts';
import type { Connection } from '../database/store.ts';
import type { EventRow } from '../outbox/event-json.ts';

export interface FeedQuery {
  organizationId: number;
  /** A position in the feed. */
  after: number;
  limit: number;
  /** Undefined for all. */
  types: readonly string[] | undefined;
  /** Whether each connection keeps the plan, which costs more than the read: for a reader whose limit never varies. */
  plannedOnce?: boolean;
}

export interface FeedPage {
  /** In the order of the feed. */
  events: EventRow[];
  /** The position that the next page starts after. */
  next: number;
  /** When the event at `next` happened; undefined when there is no more. */
  nextTime: string | undefined;
  hasMore: boolean;
}

/** How many events a page looks at to find those of some types; it may end short of its limit then. */
const lookedAtMost = 10_000;

interface Head {
  last_position: number;
  reach_position: number | null;
  reach_time: string | null;
}

/**
 * Returns one page of the feed: events in the order in which sequence_events() has appended them. Positions below those
 * that a reader has seen are never added. For what was committed lately, wait for a pass of the EventSequencer first.
 */
export async function readFeed(db: Connection, query: FeedQuery): Promise<FeedPage> {
  const { organizationId, after, limit, types } = query;
  const unread = sql`event_feed.organization_id = ${organizationId} and feed_position > ${after}::bigint`;
  const { rows } = await sql<
    Head & (EventRow | { id: null })
  >`${query.plannedOnce ? prepared : sql``} with head as materialized (
      select state.last_position, reach.*
      from (select last_position from feed_state order by last_position desc limit 1) state
      left join lateral (
        select feed_position as reach_position, created_at as reach_time
        from event_feed
        where ${unread}
        order by feed_position
        offset ${sql.lit((types ? lookedAtMost : limit + 1) - 1)} limit 1
      ) reach on true
    )
    select head.*, event.*
    from head
    left join lateral (
      select feed_position, event_feed.organization_id, id, type, data, previous, events.created_at
      from event_feed
      join events on events.organization_id = event_feed.organization_id
        and events.transaction_id = event_feed.transaction_id and events.position = event_feed.event_position
      where ${unread}
        and feed_position <= coalesce(reach_position, last_position)
        ${types ? sql`and type = any(${types}::text[])` : sql``}
      order by feed_position
      limit ${sql.lit(limit + 1)}
    ) event on true
    order by feed_position`.execute(db);

  const found = rows.filter((row): row is Head & EventRow => row.id !== null);
  return { events: found.slice(0, limit), ...end(found[limit - 1], found.length > limit, rows[0], after) };
}

/** Ends at the last event when there are more, else at the last that was looked at, else behind all. */
function end(
  last: EventRow | undefined,
  isFull: boolean,
  head: Head | undefined,
  after: number,
): Pick<FeedPage, 'next' | 'nextTime' | 'hasMore'> {
  if (isFull && last) return { next: last.feed_position, nextTime: last.created_at, hasMore: true };
  if (head?.reach_position && head.reach_time) {
    return { next: head.reach_position, nextTime: head.reach_time, hasMore: true };
  }
  return { next: head?.last_position ?? after, nextTime: undefined, hasMore: false };
}
