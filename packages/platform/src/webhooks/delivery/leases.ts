import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { Delivery } from './claim.ts';

/** What tells a delivery and our lease of it. */
export type Lease = Pick<Delivery, 'organization_id' | 'webhook_id' | 'id' | 'leased_until'>;

/** Hands deliveries back, so that any node can have them at once. One whose lease was lost stays as it is. */
export async function releaseDeliveries(db: Connection, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    update deliveries set leased_until = null
    where ctid = any(array(${heldPlaces(leases)}))`.execute(db);
}

/** Deletes deliveries of which nothing can be sent. */
export async function dropDeliveries(db: Connection, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  await sql`delete from deliveries where ctid = any(array(${heldPlaces(leases)}))`.execute(db);
}

const heldPlaces = (leases: readonly Lease[]) => sql`
  select held.place
  from json_to_recordset(${JSON.stringify(leases)}::json) as lease
    (organization_id bigint, webhook_id bigint, id bigint, leased_until timestamptz)
  cross join lateral (
    select ctid as place from deliveries
    where organization_id = lease.organization_id and webhook_id = lease.webhook_id and id = lease.id
      and leased_until = lease.leased_until
    limit 1
    for update
  ) as held`;
