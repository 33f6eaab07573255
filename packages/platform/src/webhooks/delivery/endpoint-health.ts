import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { type HealthChange, maxFailingTime } from './attempt-outcome.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** Updates the health of an endpoint. It belongs to a URL: a webhook whose URL has changed since the claim is not updated. */
export async function updateHealth(
  db: Connection,
  { organization_id, webhook_id, url }: LeasedDelivery,
  change: HealthChange,
  now: Date,
): Promise<void> {
  const timestamp = sql<string>`${now.toISOString()}::timestamptz`;
  const disabled = (reason: string) =>
    ({ status: 'disabled', disabled_reason: reason, updated_at: timestamp }) as const;
  const updates = {
    recovered: { failing_since: null },
    failing: { failing_since: sql<string>`coalesce(failing_since, ${timestamp})` },
    'failed for too long': disabled('Every delivery failed for 5 days.'),
    gone: disabled('The endpoint responded with status 410 Gone.'),
  };
  const failingBefore = new Date(now.getTime() - maxFailingTime).toISOString();
  await db
    .updateTable('webhooks')
    .set(updates[change])
    .where('organization_id', '=', organization_id)
    .where('id', '=', webhook_id)
    .where('url', '=', url)
    .where('status', '=', 'enabled')
    // Another node may have had a success in the meantime.
    .$if(change === 'failed for too long', (query) => query.where('failing_since', '<=', failingBefore))
    .execute();
}
