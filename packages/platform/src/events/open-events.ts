import {
  cursorGrace,
  decodeFeedCursor,
  encodeFeedCursor,
  eventRetention,
  queryTime,
  requireFeedPosition,
} from '@worklane/contract/requests';
import { type Handler, type Handlers, json } from '@worklane/server';
import { sql } from 'kysely';
import type { Core } from '../core.ts';
import { watchFeedLag } from '../database/feed-lag.ts';
import {
  completeIndex,
  dropExpiredPartitions,
  type GrowingTable,
  planGrowingPartitions,
} from '../database/partitions/growing-partitions.ts';
import type { Connection } from '../database/store.ts';
import { defaultLimit } from '../http/paging.ts';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';
import { measure } from '../observability/metrics.ts';
import { eventJson } from '../outbox/record-changes.ts';
import { historyRetention, messageBodyRetention } from '../outbox/retention-periods.ts';
import { EventSequencer, sequenceEvents, sequenceEventsIfWritable } from './event-sequencer.ts';
import { type EventDependencies, type FeedPage, positionSince, readableEventTypes, readFeed } from './feed.ts';
import { streamEvents } from './stream-events.ts';

/** Opens the event feed. */
export function openEvents(
  { store, clock, changeNotifier, metrics, controls }: Core,
  reading: Pick<EventDependencies, 'isCurrent' | 'readable'>,
) {
  const streams = new SharedPool(poolPolicies.eventStreams);
  const { lagSeconds, stop } = watchFeedLag(store.db, clock);
  measure(metrics, 'feedLag', lagSeconds);
  return {
    handlers: eventHandlers({
      ...{ store, clock, changeNotifier, ...reading },
      streams: {
        take(holders) {
          const organization = controls.quota(Number(holders.organization), 'streams');
          return streams.take(holders, organization === undefined ? {} : { organization, principal: organization });
        },
      },
    }),
    jobs: [
      { name: 'sequence events', everySeconds: 10, run: sequenceEvents },
      { name: 'delete expired events', everySeconds: 3600, run: deleteExpiredEvents },
      { name: 'plan partitions of events', everySeconds: 3600, atStart: true, run: planEventPartitions },
    ],
    stop,
  };
}

/** Returns the handlers of the event feed, by page and as a stream. */
export function eventHandlers(dependencies: EventDependencies): Pick<Handlers, 'listEvents' | 'streamEvents'> {
  const sequencer = new EventSequencer(() => sequenceEventsIfWritable(dependencies.store.db));
  return { listEvents: listEvents(dependencies, sequencer), streamEvents: streamEvents(dependencies, sequencer) };
}

const cursorSource = { in: 'query', name: 'cursor' } as const;

/** @throws ProblemError invalid_cursor, cursor_expired, resync_required, invalid_parameter */
const listEvents =
  (dependencies: EventDependencies, sequencer: EventSequencer): Handler<'listEvents'> =>
  async ({ principal, query }) => {
    const { limit = defaultLimit, cursor, since, until, actor, record_id } = query;
    const now = dependencies.clock();
    await sequencer.pass();
    const { organizationId } = principal;
    const { db } = dependencies.store;
    const start = await startOf(db, organizationId, cursor, since, now);
    const { after } = start;
    const end = until === undefined ? undefined : new Date(queryTime('until', until));
    const page = await readFeed(db, {
      organizationId,
      after,
      end: end && Math.max(after, await positionSince(db, organizationId, end)),
      limit,
      types: readableEventTypes(principal.scopes, query.types),
      actor,
      record_id,
      isPrepared: limit === defaultLimit,
    });
    if (cursor !== undefined) requireFeedPosition(organizationId, after, page.start, cursorSource);
    const next_cursor = nextCursor(organizationId, start, page, end, now);
    const { readable = (event) => event } = dependencies;
    const events = page.events.map((event) => eventJson(readable(event)));
    return {
      status: 200,
      body: json(`{"data":[${events.join()}],"next_cursor":"${next_cursor}","has_more":${page.hasMore}}`),
    };
  };

/** Where a page starts. */
interface Start {
  readonly after: number;
  /** The cursor of the position. */
  readonly cursor: string;
}

async function startOf(
  db: Connection,
  organizationId: number,
  cursor: string | undefined,
  since: string | undefined,
  now: Date,
): Promise<Start> {
  if (cursor !== undefined) return { after: decodeFeedCursor(organizationId, cursor, cursorSource, now), cursor };
  const oldest = new Date(now.getTime() - eventRetention);
  const requested = since === undefined ? oldest : new Date(queryTime('since', since));
  const from = requested > oldest ? requested : oldest;
  const after = await positionSince(db, organizationId, from);
  return { after, cursor: encodeFeedCursor(organizationId, after, Math.min(from.getTime(), now.getTime())) };
}

function nextCursor(
  organizationId: number,
  { after, cursor }: Start,
  { next, nextTime, start }: FeedPage,
  end: Date | undefined,
  now: Date,
): string {
  // A position that has not moved, because the page ends where it starts, keeps its time.
  if (next === after && next < start.end) return cursor;
  // After the newest event only new ones follow; after any other event, they may be as old as the one at the cursor.
  const time = nextTime ? Date.parse(nextTime) : next < start.end && end && end < now ? end.getTime() : now.getTime();
  return encodeFeedCursor(organizationId, next, time);
}

const hour = 3_600_000;

/**
 * The histories of records need events longest: the log of the webhooks for its bodies, the feed while a cursor is valid. An hour
 * more allows for clock skew and for events that commit out of order.
 */
const keptFor = Math.max(historyRetention, messageBodyRetention, eventRetention + cursorGrace) + hour;

const events: GrowingTable = {
  name: 'events',
  key: 'transaction_id',
  nextKey: sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
  daysOfPartition: 30,
};

/** Rows of the feed that one statement deletes. */
const batchSize = 50_000;

/** Creates the next partition of the events, and the indexes that a migration has left out. */
export async function planEventPartitions(db: Connection, now: Date): Promise<void> {
  await completeIndex(db, events, 'events_by_record', sql`organization_id, entity_id, version`);
  await planGrowingPartitions(db, events, now);
}

/**
 * Deletes events that no history, reader or webhook log needs, and then their positions in the feed, in short transactions. An event
 * without a position would be appended to the feed again after a restore.
 */
export async function deleteExpiredEvents(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor);
  const { firstKey, since } = await dropExpiredPartitions(db, events, before);
  await db.deleteFrom('feed_recoveries').where('recovered_at', '<', before.toISOString()).execute();
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from event_feed where ctid = any(array(
        select ctid from event_feed
        where created_at < ${before.toISOString()}::timestamptz
          and (created_at < ${since.toISOString()}::timestamptz or transaction_id < ${String(firstKey ?? 0)}::xid8)
        limit ${sql.lit(batchSize)}
      ))`.execute(db);
    if (numAffectedRows < batchSize) return;
  }
}
