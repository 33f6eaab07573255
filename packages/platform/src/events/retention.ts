import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { messageBodyRetention } from '../outbox/retention-periods.ts';

const hour = 3_600_000;

/** How long events can be read, in milliseconds. */
export const eventRetention = 30 * 24 * hour;

/** Who starts with the oldest event has this long to come further before the cursor expires. */
export const cursorGrace = hour;

/**
 * The log of the webhooks shows bodies that are made from events, longer than any cursor is good. Clocks differ, and
 * events may commit a little out of the order of their times: nobody meets a hole.
 */
const deletedAfter = Math.max(eventRetention + cursorGrace, messageBodyRetention) + hour;

const batchSize = 5000;

/**
 * Deletes the events that neither a reader nor the log of a webhook can ask for any more, then their places in the feed.
 * Each batch is a transaction of its own, so that none takes long.
 * @returns how many events.
 */
export async function deleteExpiredEvents(db: Connection, now: Date): Promise<number> {
  const before = new Date(now.getTime() - deletedAfter).toISOString();
  const deleted = await deleteBatches(db, sql.table('events'), before);
  await deleteBatches(db, sql.table('event_feed'), before);
  return deleted;
}

async function deleteBatches(db: Connection, table: RawBuilder<unknown>, before: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where created_at < ${before}::timestamptz limit ${sql.lit(batchSize)}
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batchSize) return deleted;
  }
}
