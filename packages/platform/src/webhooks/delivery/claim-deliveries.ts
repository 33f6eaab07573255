import { sql } from 'kysely';
import type { Connection, Store } from '../../database/store.ts';
import type { DeliveryTrigger } from '../../database/tables/webhooks.ts';
import { parseJsonTimestamp } from '../../database/value-parsers.ts';
import type { MessageRow } from '../attempts/attempt-queries.ts';

/** The target of deliveries: a webhook. */
export interface Endpoint {
  organizationId: number;
  webhookId: number;
}

export interface ClaimRequest extends Endpoint {
  /** The most deliveries to claim. */
  count: number;
}

/** A delivery of which this node has a lease, with everything that is needed to send it. */
export interface LeasedDelivery extends ClaimedRow, ClaimedWebhook {
  /** The end of the lease, which also distinguishes it from all other leases of the delivery. */
  leased_until: string;
}

/** A row of `deliveries`, with its event. */
interface ClaimedRow extends Omit<MessageRow, 'organization_id'> {
  id: number;
  /** Its ctid, which does not change as long as the lease is the last change of the row. */
  row_id: string;
  trigger: DeliveryTrigger;
  /** How many attempts of the retry schedule have been made. */
  retries: number;
}

interface ClaimedWebhook {
  organization_id: number;
  webhook_id: number;
  url: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted; null unless it still signs after a rotation. */
  previous_secret: string | null;
  failing_since: string | null;
}

/** Milliseconds of a lease. When it ends, other nodes may claim the delivery: this one must have died. */
export const leaseDuration = 30_000;

/**
 * Every lookup is lateral and limited, so that it uses an index whatever the planner assumes: the statistics of a queue
 * never match its number of rows. A row is found again by its ctid, which is safe because it is locked.
 */
const claim = {
  name: 'claim deliveries',
  text: `
    with requested as (
      select request.*, webhook.*
      from unnest($1::bigint[], $2::bigint[], $3::int[]) with ordinality
        as request (organization_id, webhook_id, count, number)
      cross join lateral (
        select url, secret, failing_since,
          case when previous_secret_until > $4::timestamptz then previous_secret end as previous_secret
        from webhooks
        where organization_id = request.organization_id and id = request.webhook_id and status = 'enabled'
        limit 1
      ) as webhook
    ), due as (
      select due.row_id
      from requested
      cross join lateral (
        select ctid as row_id from deliveries
        where organization_id = requested.organization_id and webhook_id = requested.webhook_id
          and due_at <= $4::timestamptz and (leased_until is null or leased_until <= $4::timestamptz)
        order by due_at, id
        limit requested.count
        for update skip locked
      ) as due
    ), claimed as (
      update deliveries set leased_until = $5::timestamptz
      where ctid = any(array(select row_id from due))
      returning *, ctid as row_id
    )
    select claimed.id, claimed.row_id, claimed.message_id, claimed.message_type, claimed.trigger, claimed.retries,
      claimed.body, event.data as event_data, event.previous as event_previous, event.created_at as event_created_at,
      requested.number, case when row_number() over () = 1 then (select json_agg(requested) from requested) end as webhooks
    from claimed
    join requested using (organization_id, webhook_id)
    left join lateral (
      select data, previous, created_at from events
      where organization_id = claimed.organization_id and transaction_id = claimed.transaction_id
        and position = claimed.position
      limit 1
    ) as event on true
    order by claimed.due_at, claimed.id`,
};

/** What the statement returns: the webhooks once for all rows, because the driver takes longer for columns than for JSON. */
interface ResultRow extends ClaimedRow {
  /** That of the webhook. */
  number: number;
  /** JSON text; null in all rows but one. */
  webhooks: string | null;
}

/** Leases due deliveries of many enabled webhooks at once: of each the oldest that no node has a lease of. */
export async function claimDeliveries(
  store: Store,
  requests: readonly ClaimRequest[],
  now: Date,
): Promise<LeasedDelivery[]> {
  const leasedUntil = new Date(now.getTime() + leaseDuration).toISOString();
  const rows = await store.read<ResultRow>(claim, [
    requests.map(({ organizationId }) => organizationId),
    requests.map(({ webhookId }) => webhookId),
    requests.map(({ count }) => count),
    now.toISOString(),
    leasedUntil,
  ]);
  const webhooks = readWebhooks(rows.find((row) => row.webhooks !== null)?.webhooks ?? '[]');
  return rows.flatMap((row) => {
    const webhook = webhooks[row.number];
    return webhook ? [toLeasedDelivery(row, webhook, leasedUntil)] : [];
  });
}

/** Returns the webhooks by number. */
function readWebhooks(json: string): ClaimedWebhook[] {
  const webhooks: ClaimedWebhook[] = [];
  for (const { number, ...webhook } of JSON.parse(json) as (ClaimedWebhook & { number: number })[]) {
    const failingSince = webhook.failing_since;
    webhooks[number] = { ...webhook, failing_since: failingSince === null ? null : parseJsonTimestamp(failingSince) };
  }
  return webhooks;
}

/** Copies each property by name: that is faster than spreading. */
const toLeasedDelivery = (row: ResultRow, webhook: ClaimedWebhook, leasedUntil: string): LeasedDelivery => ({
  organization_id: webhook.organization_id,
  webhook_id: webhook.webhook_id,
  id: row.id,
  row_id: row.row_id,
  leased_until: leasedUntil,
  message_id: row.message_id,
  message_type: row.message_type,
  trigger: row.trigger,
  retries: row.retries,
  body: row.body,
  event_data: row.event_data,
  event_previous: row.event_previous,
  event_created_at: row.event_created_at,
  url: webhook.url,
  secret: webhook.secret,
  previous_secret: webhook.previous_secret,
  failing_since: webhook.failing_since,
});

/** The columns that identify a delivery and a lease of it. */
export type Lease = Pick<LeasedDelivery, 'organization_id' | 'webhook_id' | 'id' | 'leased_until'>;

/** Makes deliveries available to all nodes again. One whose lease was lost does not change. */
export async function releaseDeliveries(db: Connection, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    update deliveries set leased_until = null
    where ctid = any(array(${selectLeased(leases)}))`.execute(db);
}

/** Deletes deliveries that cannot be sent. */
export async function deleteDeliveries(db: Connection, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  await sql`delete from deliveries where ctid = any(array(${selectLeased(leases)}))`.execute(db);
}

const selectLeased = (leases: readonly Lease[]) => sql`
  select leased.row_id
  from json_to_recordset(${JSON.stringify(leases)}::json) as lease
    (organization_id bigint, webhook_id bigint, id bigint, leased_until timestamptz)
  cross join lateral (
    select ctid as row_id from deliveries
    where organization_id = lease.organization_id and webhook_id = lease.webhook_id and id = lease.id
      and leased_until = lease.leased_until
    limit 1
    for update
  ) as leased`;

/** Removes dead rows at the head of the index, which every claim would read. The embedded database has no autovacuum. */
export async function vacuumDeliveries(db: Connection): Promise<void> {
  await sql`vacuum (skip_locked) deliveries`.execute(db);
}
