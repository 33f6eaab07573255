import { type RawBuilder, sql } from 'kysely';
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
const deletedAfter = Math.max(eventRetention + cursorGrace, messageBodyRetention) + hour;

const batchSize = 5000;

/**
 * Deletes the events that no reader and no webhook log needs, then their positions in the feed, in short transactions.
 * @returns the number of deleted events
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
