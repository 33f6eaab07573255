import { disabledReasons, type HealthChange, maxFailingTime } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import { service } from '../../audit/audit-actors.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';

/** Updates the health of an endpoint. It belongs to a URL: a webhook whose URL has changed since the claim is not updated. */
export function updateHealth(
  db: Connection,
  delivery: LeasedDelivery,
  change: HealthChange,
  now: Date,
): Promise<unknown> {
  const timestamp = sql<string>`${now.toISOString()}::timestamptz`;
  switch (change) {
    case 'recovered':
      return updateEnabled(db, delivery).set({ failing_since: null }).execute();
    case 'failing':
      return updateEnabled(db, delivery)
        .set({ failing_since: sql<string>`coalesce(failing_since, ${timestamp})` })
        .execute();
    case 'gone':
      return disable(db, delivery, disabledReasons[change], now);
    case 'failed for too long':
      return disable(db, delivery, disabledReasons[change], now, maxFailingTime);
  }
}

/** @param failingTime only if every delivery has failed for that long: another node may have had a success meanwhile. */
const disable = (db: Connection, delivery: LeasedDelivery, reason: string, now: Date, failingTime?: number) =>
  db.transaction().execute(async (transaction) => {
    const disabled = await updateEnabled(transaction, delivery)
      .set({
        status: 'disabled',
        disabled_reason: reason,
        disabled_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .$if(failingTime !== undefined, (query) =>
        query.where('failing_since', '<=', new Date(now.getTime() - (failingTime ?? 0)).toISOString()),
      )
      .returning(['organization_id', 'id', 'url'])
      .executeTakeFirst();
    if (!disabled) return;
    const { organization_id: organizationId, id, url } = disabled;
    const target = { type: 'webhook', id: String(id), name: url } as const;
    const entry = { organizationId, action: 'webhook.disabled', actor: service, target, details: { reason } } as const;
    await recordAudit(transaction, entry, now);
  });

const updateEnabled = (db: Connection, { organization_id, webhook_id, url }: LeasedDelivery) =>
  db
    .updateTable('webhooks')
    .where('organization_id', '=', organization_id)
    .where('id', '=', webhook_id)
    .where('url', '=', url)
    .where('status', '=', 'enabled');
