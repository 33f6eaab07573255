import { sql } from 'kysely';
import { dropExpiredPartitions, type GrowingTable, planGrowingPartitions } from '../database/growing-partitions.ts';
import type { Connection } from '../database/store.ts';
import { messageBodyRetention } from '../outbox/retention-periods.ts';

const hour = 3_600_000;

/** How long clients can read events, in milliseconds. */
export const eventRetention = 30 * 24 * hour;

/** Time that a reader of the oldest events has before its cursor expires, in milliseconds. */
export const cursorGrace = hour;

/**
 * The log of the webhooks needs events for its bodies longer than any cursor is valid. An hour more allows for clock skew
 * and for events that commit out of order.
 */
const keptFor = Math.max(eventRetention + cursorGrace, messageBodyRetention) + hour;

const events: GrowingTable = {
  name: 'events',
  key: 'transaction_id',
  nextKey: sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
};

const eventFeed: GrowingTable = {
  name: 'event_feed',
  key: 'feed_position',
  nextKey: sql`(select last_position + 1 from feed_state order by last_position desc limit 1)`,
};

/** Creates the next partitions of events and their positions in the feed. */
export async function planEventPartitions(db: Connection, now: Date): Promise<void> {
  for (const table of [events, eventFeed]) await planGrowingPartitions(db, table, now);
}

/** Deletes events that no reader and no webhook log needs, and then their positions in the feed. */
export async function deleteExpiredEvents(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptFor);
  for (const table of [events, eventFeed]) await dropExpiredPartitions(db, table, before);
}
