import { sql } from 'kysely';
import type { Store } from '../../src/database/store.ts';
import type { DeliveryState } from './messages.ts';

/** How many deliveries could be made now, and how many wait. */
export async function countDue({ db }: Store, now: Date): Promise<{ now: number; ever: number }> {
  const { rows } = await sql<{ now: number; ever: number }>`
    select count(*) filter (where due_at <= ${now.toISOString()}::timestamptz) as now, count(*) as ever
    from deliveries`.execute(db);
  return rows[0] ?? { now: 0, ever: 0 };
}

export async function readDeliveries({ db }: Store): Promise<DeliveryState> {
  return {
    events: await db.selectFrom('events').select(['id', 'entity_id']).execute(),
    webhooks: await db.selectFrom('webhooks').select(['id', 'status']).execute(),
    logs: await db.selectFrom('webhook_logs').select(['webhook_id', 'message_id', 'status']).execute(),
  };
}
