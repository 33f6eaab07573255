import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { EventRow } from './event-row.ts';
import type { FeedPosition } from './feed-cursor.ts';

export interface FeedQuery {
  organizationId: number;
  after: FeedPosition;
  limit: number;
  /** Undefined for all. */
  types: readonly string[] | undefined;
}

export interface FeedPage {
  /** In the order of the feed. */
  events: EventRow[];
  /** Where the next page starts: behind all that is settled when there is no more. */
  next: FeedPosition;
  /** When the event at `next` happened; undefined when there is no more. */
  nextTime: string | undefined;
  hasMore: boolean;
  /** Whether events are committed that cannot be shown yet. */
  unsettled: boolean;
}

/** How many events a page looks at to find those of some types; it may end short of its limit then. */
const lookedAtMost = 10_000;

interface Head {
  horizon: string;
  unsettled: boolean;
  reach_transaction: string | null;
  reach_position: number | null;
  reach_time: string | null;
}

/**
 * One page of the feed. Events commit in any order, so the largest id is no place to go on from: one that
 * commits later may have a smaller id. The feed is in the order of the writing transactions and shows only
 * those below the horizon, the oldest transaction that still runs: nothing can appear there any more.
 */
export async function readFeed(db: Connection, query: FeedQuery): Promise<FeedPage> {
  const { organizationId, after, limit, types } = query;
  const settled = sql`
    organization_id = ${organizationId}
    and (transaction_id, position) > (${after.transactionId}::xid8, ${after.position}::bigint)
    and transaction_id < horizon.id`;
  const { rows } = await sql<Head & (EventRow | { id: null })>`
    with horizon as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as id
    ), head as materialized (
      select
        horizon.id,
        coalesce(newest.transaction_id >= horizon.id, false) as unsettled,
        reach.*
      from horizon
      left join lateral (
        select transaction_id from events
        where organization_id = ${organizationId}
        order by transaction_id desc, position desc
        limit 1
      ) newest on true
      left join lateral (
        select transaction_id as reach_transaction, position as reach_position, created_at as reach_time
        from events
        where ${settled}
        order by transaction_id, position
        offset ${(types ? lookedAtMost : limit + 1) - 1} limit 1
      ) reach on true
    )
    select
      horizon.id::text as horizon, unsettled, reach_transaction::text, reach_position, reach_time,
      event.*
    from head as horizon
    left join lateral (
      select organization_id, transaction_id::text, position, id, type, data, previous, created_at
      from events
      where ${settled}
        and (transaction_id, position) <= (coalesce(reach_transaction, horizon.id), coalesce(reach_position, 0))
        ${types ? sql`and type = any(${types}::text[])` : sql``}
      order by events.transaction_id, events.position
      limit ${limit + 1}
    ) event on true
    order by event.transaction_id::xid8, event.position`.execute(db);

  const found = rows.filter((row): row is Head & EventRow => row.id !== null);
  const { unsettled = false } = rows[0] ?? {};
  return { events: found.slice(0, limit), unsettled, ...end(found[limit - 1], found.length > limit, rows[0], after) };
}

/** Ends at the last event when there are more, else at the last that was looked at, else behind all. */
function end(
  last: EventRow | undefined,
  isFull: boolean,
  head: Head | undefined,
  after: FeedPosition,
): Pick<FeedPage, 'next' | 'nextTime' | 'hasMore'> {
  if (isFull && last) return { next: positionOf(last), nextTime: last.created_at, hasMore: true };
  if (head?.reach_transaction && head.reach_position !== null && head.reach_time) {
    const next = { transactionId: head.reach_transaction, position: head.reach_position };
    return { next, nextTime: head.reach_time, hasMore: true };
  }
  const next = { transactionId: head?.horizon ?? after.transactionId, position: 0 };
  return { next, nextTime: undefined, hasMore: false };
}

export const positionOf = ({ transaction_id, position }: EventRow): FeedPosition => ({
  transactionId: transaction_id,
  position,
});
