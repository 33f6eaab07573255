import { cursorGrace, eventRetention } from '@worklane/contract/requests';
import { sql } from 'kysely';
import {
  completeIndex,
  dropExpiredPartitions,
  type GrowingTable,
  planGrowingPartitions,
} from '../database/partitions/growing-partitions.ts';
import type { Connection } from '../database/store.ts';
import { historyRetention, messageBodyRetention } from '../outbox/retention-periods.ts';

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
