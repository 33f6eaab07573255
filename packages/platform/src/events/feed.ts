import { type EventInfo, events } from '@worklane/contract';
import type { FeedPosition } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../core.ts';
import { batchesOf, isCluster } from '../database/batches/batches.ts';
import { executeText, prepared, preparedMark } from '../database/postgresql/prepared-statements.ts';
import type { Connection } from '../database/store.ts';
import { eventOf } from '../database/tables/events.ts';
import type { SharedPool } from '../http/shared-pools.ts';
import { type EventRow, storedEventType } from '../outbox/record-changes.ts';

/** The dependencies of the event handlers. */
export interface EventDependencies extends Pick<Core, 'store' | 'clock' | 'changeNotifier'> {
  /** Returns an event as clients may read it, also if its record violates the contract. Default: as it is stored. */
  readable?: (event: EventRow) => EventRow;
  /** Returns whether the token of an open stream is still valid: not expired, not revoked. Called about every second. */
  isCurrent: (principal: Principal) => boolean;
  /** Of which each stream takes a place. */
  streams: Pick<SharedPool, 'take'>;
}

/** Which events of the organization a reader gets. */
export interface EventFilters {
  /** Undefined for all. */
  types: readonly string[] | undefined;
  /** The ID of a member, a client ID, or a type of actor. */
  actor?: string | undefined;
  record_id?: number | undefined;
}

export interface FeedQuery extends EventFilters {
  organizationId: number;
  /** A position in the feed. */
  after: number;
  /** The position at which to end; default: the end of the feed. Not before `after`. */
  end?: number | undefined;
  limit: number;
  /** Whether connections prepare the statement, whose planning costs more than the read. Only for a constant limit. */
  isPrepared?: boolean;
}

export interface FeedPage {
  /** In the order of the feed. */
  events: EventRow[];
  /** The position that the next page starts after. */
  next: number;
  /** The time of the event at `next`; undefined at the end. */
  nextTime: string | undefined;
  hasMore: boolean;
  /** What the feed knows about the position before the page. */
  start: FeedPosition;
}

const eventColumns = sql`id, type, entity_id, data, previous, actor, created_at`;

/** Maximum events that a page reads to find those of a filter; it may have fewer than its limit then. */
const maxScanned = 10_000;

interface Position {
  last_position: number;
  undone_after: number | null;
  undone_since: string | null;
}

interface Head extends Position {
  reach_position: number | null;
  reach_time: string | null;
}

/** SQL for the end of the feed, and whether a recovery has undone the event at a position. */
const positionState = (position: number) => sql`
  select last_position, recovery.after_position as undone_after, undone_since
  from (select last_position from feed_state order by last_position desc limit 1) state
  left join feed_recoveries recovery
    on recovery.after_position < ${position}::bigint and recovery.restart_position > ${position}::bigint`;

const feedPosition = ({ last_position: end, undone_after: after, undone_since: since }: Position): FeedPosition => ({
  end,
  ...(after !== null && since !== null && { undone: { after, since: new Date(since) } }),
});

/** Returns what the feed knows about a position. */
export async function readFeedPosition(db: Connection, position: number): Promise<FeedPosition> {
  const { rows } = await positionState(position).execute(db);
  return feedPosition(rows[0] as Position);
}

/** Returns whether a position was assigned to no event, or to one that was undone. */
export const isUnknown = ({ start, after }: { start: FeedPosition; after: number }): boolean =>
  start.undone !== undefined || after > start.end;

/**
 * Returns one page of the feed, in the order in which sequence_events() appended the events. No event is ever inserted before
 * one that a reader has received. To include the latest commits, wait for a pass of the EventSequencer first.
 */
export async function readFeed(db: Connection, query: FeedQuery): Promise<FeedPage> {
  const { organizationId, after, end, limit } = query;
  const untilEnd = end === undefined ? sql`` : sql`and feed_position <= ${end}::bigint`;
  const unread = sql`event_feed.organization_id = ${organizationId} and feed_position > ${after}::bigint ${untilEnd}`;
  const filters = conditionsOf(query);
  const cluster = isCluster(db) ? organizationId : undefined;
  const { rows } = await sql<
    Head & (EventRow | { id: null })
  >`${query.isPrepared ? prepared : sql``} with head as materialized (
      select state.*, reach.*
      from (${positionState(after)}) state
      left join lateral (
        select feed_position as reach_position, created_at as reach_time
        from event_feed
        where ${unread}
        order by feed_position
        offset ${sql.lit((filters.length > 0 ? maxScanned : limit + 1) - 1)} limit 1
      ) reach on true
    )
    select head.*, event.*
    from head
    left join lateral (
      select feed_position, organization_id, id, type, data, previous, actor, created_at
      from (
        select feed_position, organization_id, transaction_id, event_position from event_feed
        where ${unread} and feed_position <= (select coalesce(reach_position, last_position) from head)
        order by feed_position
      ) as page
      cross join lateral ${eventOf(cluster, 'page', eventColumns, 'event_position')} as found
      ${filters.length > 0 ? sql`where ${sql.join(filters, sql` and `)}` : sql``}
      order by feed_position
      limit ${sql.lit(limit + 1)}
    ) event on true
    order by feed_position`.execute(db);

  const found = rows.filter((row): row is Head & EventRow => row.id !== null);
  const [head] = rows;
  if (!head) throw new Error('feed_state has no row. Was the database migrated?');
  return {
    events: found.slice(0, limit),
    ...endOfPage(found[limit - 1], found.length > limit, head, end),
    start: feedPosition(head),
  };
}

function conditionsOf({ types, actor, record_id: id }: EventFilters): RawBuilder<unknown>[] {
  return [
    ...(types ? [sql`type = any(${types}::text[])`] : []),
    ...(actor === undefined
      ? []
      : [sql`${actor}::text in (actor ->> 'type', actor ->> 'client_id', actor ->> 'member_id')`]),
    ...(id === undefined ? [] : [sql`entity_id = ${id}::bigint`]),
  ];
}

const positions = batchesOf<{ organizationId: number; after: number }, boolean>((db) => {
  const text = `${preparedMark}
    select wanted.n
    from unnest($1::bigint[], $2::bigint[]) with ordinality as wanted (organization_id, after, n)
    where exists (
      select from event_feed
      where organization_id = wanted.organization_id and feed_position > wanted.after
      order by feed_position
      limit 1
    ) or exists (
      select from feed_recoveries where after_position < wanted.after and restart_position > wanted.after
    )`;
  return async (wanted) => {
    const organizationIds = wanted.map(({ organizationId }) => organizationId);
    const rows = await executeText<{ n: number }>(db, text, [organizationIds, wanted.map(({ after }) => after)]);
    const found = new Set(rows.map(({ n }) => n));
    return wanted.map((_each, index) => found.has(index + 1));
  };
});

/**
 * Returns whether the feed of an organization has an event after a position, or has undone that of the position. Idle streams,
 * which poll, share statements.
 */
export const hasNewsAfter = (db: Connection, organizationId: number, after: number): Promise<boolean> =>
  positions(db).add({ organizationId, after });

/** Returns where a page ends: at its last event if it is full, at the last event it read, or at the end. */
function endOfPage(
  last: EventRow | undefined,
  isFull: boolean,
  head: Head,
  end = head.last_position,
): Pick<FeedPage, 'next' | 'nextTime' | 'hasMore'> {
  if (isFull && last) return { next: last.feed_position, nextTime: last.created_at, hasMore: true };
  if (head.reach_position && head.reach_time) {
    return { next: head.reach_position, nextTime: head.reach_time, hasMore: true };
  }
  return { next: Math.min(end, head.last_position), nextTime: undefined, hasMore: false };
}

/**
 * Returns the position before the first event of an organization since a time, or the end of the feed if there is none.
 * It bisects with about 50 look-ups in the primary key, because an index by time would slow every write down.
 */
export async function positionSince(db: Connection, organizationId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ position: number }>`${prepared}
    with recursive feed as materialized (
      select last_position, ${since.toISOString()}::timestamptz as since from feed_state order by last_position desc limit 1
    ), bisection (low, high) as (
      select 0::bigint, last_position from feed
      union all
      select
        case when earlier then middle + 1 else low end,
        case when earlier then high else middle end
      from bisection,
        lateral (select (low + high) / 2 as middle) half,
        lateral (
          select coalesce((
            select latest_created_at < (select since from feed) from event_feed
            where organization_id = ${organizationId} and feed_position >= middle
            order by feed_position
            limit 1
          ), false) as earlier
          -- Without it, the planner would repeat the look-up for each use of the result.
          offset 0
        ) probe
      where low < high
    )
    select coalesce(first.feed_position - 1, last_position) as position
    from feed join bisection on low = high
    left join lateral (
      select feed_position from event_feed
      where organization_id = ${organizationId} and feed_position >= low and created_at >= since
      order by feed_position
      limit 1
    ) first on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('feed_state has no row. Was the database migrated?');
  return row.position;
}

/** Returns the position of the end of the feed. */
export async function endOfFeed(db: Connection): Promise<number> {
  const { last_position } = await db
    .selectFrom('feed_state')
    .select('last_position')
    .orderBy('last_position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return last_position;
}

const all = Object.values<EventInfo>(events);

/** Returns the requested event types that a token may read, as they are stored, or undefined if these are all event types. */
export function readableEventTypes(
  scopes: ReadonlySet<string>,
  requested: readonly string[] | undefined,
): string[] | undefined {
  const readable = all.filter(({ type, scope }) => scopes.has(scope) && (!requested || requested.includes(type)));
  return readable.length === all.length ? undefined : readable.map(({ type }) => storedEventType(type));
}
