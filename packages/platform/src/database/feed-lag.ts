import { sql } from 'kysely';
import { repeat } from './scheduler.ts';
import type { Connection } from './store.ts';

/** Returns when the oldest event was written that is committed and not in the feed, in Unix milliseconds; undefined if all are. */
export async function oldestOutsideFeed(db: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from events
    where transaction_id >= (select pg_snapshot_xmax(snapshot) from feed_state order by last_position desc limit 1)
    order by transaction_id
    limit 1`.execute(db);
  return rows[0] && Date.parse(rows[0].created_at);
}

/** Milliseconds between two looks at the events that are not in the feed. */
const interval = 10_000;

/** Returns a function for the seconds that the oldest event has been waiting, and one that stops looking. */
export function watchFeedLag(db: Connection, clock: () => Date): { lagSeconds: () => number; stop: () => void } {
  let oldest: number | undefined;
  const look = async () => {
    try {
      oldest = await oldestOutsideFeed(db);
    } catch {
      // While the database does not respond, the lag of the last look grows.
    }
  };
  const stop = repeat(interval, look, true);
  return { lagSeconds: () => (oldest === undefined ? 0 : Math.max(0, clock().getTime() - oldest) / 1000), stop };
}
