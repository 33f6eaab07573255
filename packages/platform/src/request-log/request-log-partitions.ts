import { sql } from 'kysely';
import { type DailyTable, planDailyPartitions } from '../database/partitions/daily-partitions.ts';
import type { Connection } from '../database/store.ts';

/** How long a request is kept, in milliseconds. */
export const requestRetention = 7 * 24 * 3_600_000;

const requestLog: DailyTable = {
  name: 'request_log',
  column: 'completed_at',
  lock: 5_601_220_423,
  daysAhead: 2,
  retention: requestRetention,
};

/** Creates the partitions of the coming days, drops expired ones, and forgets old counts of unrecorded requests. */
export async function planRequestLogPartitions(db: Connection, now: Date): Promise<void> {
  await planDailyPartitions(db, requestLog, now);
  const before = new Date(now.getTime() - requestRetention).toISOString();
  await sql`delete from request_log_omissions where hour < ${before}::timestamptz`.execute(db);
}
