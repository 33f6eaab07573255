import { type DailyTable, planDailyPartitions } from '../../database/partitions/daily-partitions.ts';
import type { Connection } from '../../database/store.ts';
import { logRetention } from '../../outbox/retention-periods.ts';

const webhookLogs: DailyTable = {
  name: 'webhook_logs',
  column: 'created_at',
  lock: 5_601_220_421,
  // Retries are logged on the day on which they are due.
  daysAhead: 7,
  retention: logRetention,
};

/** Creates the log partitions of the coming days and drops expired ones. */
export const planLogPartitions = (db: Connection, now: Date): Promise<void> =>
  planDailyPartitions(db, webhookLogs, now);
