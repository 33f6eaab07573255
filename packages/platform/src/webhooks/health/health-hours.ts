import type { Connection } from '../../database/store.ts';

const hour = 3_600_000;

/** How long counts are kept, in milliseconds: 30 days and the current one are shown. */
const retention = 31 * 24 * hour;

/** Returns the start of the hour of a time. */
export const startOfHour = (time: Date): Date => new Date(Math.floor(time.getTime() / hour) * hour);

/** Deletes the counts of attempts, and the redeliveries of events, that are no longer shown. */
export async function purgeWebhookHealth(db: Connection, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retention).toISOString();
  await db.deleteFrom('webhook_health_hours').where('hour', '<', oldest).execute();
  await db.deleteFrom('redelivered_events').where('created_at', '<', oldest).execute();
}
