import { deliveryRules } from '@worklane/contract';
import { webhookDisabledError } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import { isCluster } from '../../database/batches/batches.ts';
import type { Connection, Store } from '../../database/store.ts';
import type { DeliveryTrigger } from '../../database/tables/webhooks.ts';
import type { MessageRow } from '../attempts/attempt-queries.ts';

/** The target of deliveries: a webhook. */
export interface Endpoint {
  organizationId: number;
  webhookId: number;
}

/** A place in the order in which the deliveries of an endpoint are claimed. */
export interface DeliveryPosition {
  readonly dueAt: string;
  readonly id: number;
}

/** Returns the position before all deliveries that are due at a time or later. */
export const positionAt = (time: Date): DeliveryPosition => ({ dueAt: time.toISOString(), id: 0 });

/**
 * Milliseconds before a claim that the next one reads again. Deliveries appear there when a transaction commits later than
 * others, or when the clock of another node is behind. A sweep finds those that appear even later.
 */
export const lateCommit = 250;

export interface ClaimRequest extends Endpoint {
  /** The most deliveries to claim. */
  count: number;
  /** The low-water mark: only later deliveries are read. */
  after: DeliveryPosition;
}

/** A delivery of which this node has a lease, with everything that is needed to send it. */
export interface LeasedDelivery extends MessageRow {
  webhook_id: number;
  id: number;
  /** The end of the lease, which also distinguishes it from all other leases of the delivery. */
  leased_until: string;
  trigger: DeliveryTrigger;
  attempt: number;
  /** How many attempts of the retry schedule have been made. */
  retries: number;
  due_at: string;
  url: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted; those that still sign after a rotation. */
  old_secrets: string[];
  failing_since: string | null;
  /** The header `traceparent` of the cause of the event. */
  event_trace: string | null;
}

/** Milliseconds of a lease. When it ends, other nodes may claim the delivery: this one must have died. */
const leaseDuration = deliveryRules.leaseSeconds * 1000;

/**
 * Every lookup is lateral and limited, so that it uses an index whatever the planner assumes: the statistics of a queue
 * never match its number of rows. A row is found again by its ctid, which is safe because it is locked (by `due_deliveries`).
 *
 * Completed deliveries are dead rows at the head of the index. While any transaction keeps a snapshot, they cannot be removed,
 * so a claim starts at the low-water mark instead of reading them.
 *
 * The commit does not wait for the disk, which halves the time to the first byte. If PostgreSQL crashes, the last leases may
 * be gone: this node then renews them, or records the attempts without them.
 */
const claimText = (columns: string, event = '') => `
    with requested as (
      select request.*, webhook.*
      from unnest($1::bigint[], $2::bigint[], $3::int[], $6::timestamptz[], $7::bigint[])
        as request (organization_id, webhook_id, count, after_due_at, after_id)
      cross join lateral (
        select url, version, secret, failing_since,
          array(
            select previous_secret where previous_secret_until > $4::timestamptz
            union all
            select older ->> 'secret' from jsonb_array_elements(older_secrets) as older
            where (older ->> 'until')::timestamptz > $4::timestamptz
          ) as old_secrets
        from webhooks
        where organization_id = request.organization_id and id = request.webhook_id and status = 'enabled'
        limit 1
      ) as webhook
    ), due as (
      select row_id
      from (
        select array_agg(organization_id) as organizations, array_agg(webhook_id) as webhooks,
          array_agg(count) as counts, array_agg(after_due_at) as after_due_at, array_agg(after_id) as after_id
        from requested
      ) as all_requested
      cross join lateral due_deliveries(organizations, webhooks, counts, after_due_at, after_id, $4::timestamptz) as row_id
    ), claimed as (
      update deliveries set leased_until = $5::timestamptz
      where ctid = any(array(select row_id from due))
      returning *
    )
    select claimed.organization_id, claimed.webhook_id, claimed.id, claimed.leased_until, claimed.message_id,
      claimed.message_type, claimed.trigger, claimed.attempt, claimed.retries, claimed.due_at, claimed.body,
      requested.url, requested.version, requested.secret, requested.old_secrets, requested.failing_since, ${columns}
    from claimed
    join requested using (organization_id, webhook_id)
    ${event}
    where (select set_config('synchronous_commit', 'off', true)) = 'off'
    order by claimed.due_at, claimed.id`;

const eventColumns = `event.data as event_data, event.previous as event_previous, event.actor as event_actor,
      event.trace as event_trace, event.created_at as event_created_at`;

const eventOf = (organization: string, key: string) => `left join lateral (
      select data, previous, actor, trace, created_at from events
      where organization_id = ${organization} and transaction_id = ${key}.transaction_id and position = ${key}.position
      limit 1
    ) as event on true`;

const claim = {
  name: 'claim deliveries',
  text: claimText(eventColumns, eventOf('claimed.organization_id', 'claimed')),
};

/** In a cluster, the events of an organization are on another server than its deliveries, and are read after the claim. */
const claimWithoutEvents = {
  name: 'claim deliveries without events',
  text: claimText('claimed.transaction_id, claimed.position'),
};

const readClaimedEvents = {
  name: 'read events of claimed deliveries',
  text: `
    select ${eventColumns}
    from unnest($2::xid8[], $3::bigint[]) with ordinality as claimed (transaction_id, position, n)
    ${eventOf('$1::bigint', 'claimed')}
    order by n`,
};

/** Leases due deliveries of many enabled webhooks at once: of each the oldest after its mark that no node has a lease of. */
export async function claimDeliveries(
  store: Store,
  requests: readonly ClaimRequest[],
  now: Date,
): Promise<LeasedDelivery[]> {
  const parameters = [
    requests.map(({ organizationId }) => organizationId),
    requests.map(({ webhookId }) => webhookId),
    requests.map(({ count }) => count),
    now.toISOString(),
    new Date(now.getTime() + leaseDuration).toISOString(),
    requests.map(({ after }) => after.dueAt),
    requests.map(({ after }) => after.id),
  ];
  if (!isCluster(store.db)) return store.read<LeasedDelivery>(claim, parameters);
  const claimed = await store.read<ClaimedDelivery>(claimWithoutEvents, parameters);
  const byOrganization = [...Map.groupBy(claimed, ({ organization_id }) => organization_id)];
  const read = await Promise.allSettled(byOrganization.map(([id, deliveries]) => withEvents(store, id, deliveries)));
  const leased = read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  // Leases of deliveries whose server does not respond end by themselves, and do not delay those of other servers.
  const failed = read.find((result) => result.status === 'rejected');
  if (failed && leased.length === 0) throw failed.reason;
  return leased;
}

type ClaimedDelivery = Omit<LeasedDelivery, keyof EventOfDelivery> & { transaction_id: string; position: number };
type EventOfDelivery = Pick<LeasedDelivery, Extract<keyof LeasedDelivery, `event_${string}`>>;

async function withEvents(store: Store, organizationId: number, claimed: ClaimedDelivery[]): Promise<LeasedDelivery[]> {
  const keys = [claimed.map(({ transaction_id: id }) => id), claimed.map(({ position }) => position)];
  const events = await store.read<EventOfDelivery>(readClaimedEvents, [organizationId, ...keys]);
  return claimed.map((delivery, index) => ({ ...delivery, ...(events[index] as EventOfDelivery) }));
}

/** The columns that identify a delivery and a lease of it. With `due_at`, both indexes lead to one row only, whichever is used. */
export type Lease = Pick<LeasedDelivery, 'organization_id' | 'webhook_id' | 'id' | 'due_at' | 'leased_until'>;

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
    (organization_id bigint, webhook_id bigint, id bigint, due_at timestamptz, leased_until timestamptz)
  cross join lateral (
    select ctid as row_id from deliveries
    where organization_id = lease.organization_id and webhook_id = lease.webhook_id and id = lease.id
      and due_at = lease.due_at and leased_until = lease.leased_until
    limit 1
    for update
  ) as leased`;

/** Removes dead rows at the head of the index, which every sweep reads. The embedded database has no autovacuum. */
export async function vacuumDeliveries(db: Connection): Promise<void> {
  await sql`vacuum (skip_locked) deliveries`.execute(db);
}

/**
 * Removes due deliveries of a webhook that is disabled or deleted. Those of a disabled one are logged as failed, so that
 * they can be recovered. An enabled webhook keeps its deliveries.
 * @param after the last one that was removed before, so that its dead row and those before it are not read again
 * @returns the last one of a full batch, after which there may be more
 */
export async function discardUndeliverable(
  db: Connection,
  { organizationId, webhookId }: Endpoint,
  now: string,
  limit: number,
  after: DeliveryPosition | undefined,
): Promise<DeliveryPosition | undefined> {
  const { dueAt, id } = after ?? { dueAt: '-infinity', id: 0 };
  const { rows } = await sql<DeliveryPosition>`
    with due as (
      select row_id from due_deliveries(
        array[${organizationId}::bigint], array[${webhookId}::bigint], array[${limit}::int],
        array[${dueAt}::timestamptz], array[${id}::bigint], ${now}::timestamptz
      ) as row_id
      where not exists (
        select from webhooks
        where organization_id = ${organizationId} and id = ${webhookId} and status = 'enabled'
      )
    ), discarded as (
      delete from deliveries where ctid = any(array(select row_id from due))
      returning *
    ), logged as (
      insert into webhook_logs
        (organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger, attempt,
         status, url, request_headers, error_code, error_detail, duration_ms, created_at)
      select discarded.organization_id, discarded.webhook_id, discarded.id, discarded.transaction_id,
        discarded.position, discarded.message_id, discarded.message_type, discarded.body, discarded.trigger,
        discarded.attempt, 'failed', webhooks.url,
        (
          ${JSON.stringify(deliveryRules.headers)}::jsonb || jsonb_build_object('webhook-id', discarded.message_id)
          || case when discarded.body is null then '{}' else ${JSON.stringify({ [deliveryRules.testHeader]: 'true' })}::jsonb end
        )::json,
        ${webhookDisabledError.code}::text, ${webhookDisabledError.detail}::text, 0, discarded.created_at
      from discarded join webhooks
        on webhooks.organization_id = discarded.organization_id and webhooks.id = discarded.webhook_id
    )
    select due_at as "dueAt", id from discarded order by due_at, id`.execute(db);
  return rows.length < limit ? undefined : rows.at(-1);
}
