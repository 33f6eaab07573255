import type { Store } from '../../database/store.ts';
import type { DeliveryTrigger } from '../../database/tables/webhooks.ts';

/** A delivery that this node has a lease of, with all that is needed to send it. */
export interface Delivery {
  organization_id: number;
  webhook_id: number;
  id: number;
  /** What tells our lease from every other one of this delivery. */
  leased_until: string;
  message_id: string;
  message_type: string;
  trigger: DeliveryTrigger;
  /** How many attempts of the retry schedule have been made before. */
  retries: number;
  due_at: string;
  url: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted; null when it does not sign any more, or there is none. */
  previous_secret: string | null;
  failing_since: string | null;
  /** Of a test message. */
  body: string | null;
  /** The event, as JSON text; null of a test message. */
  data: string | null;
  previous: string | null;
  happened_at: string | null;
}

/** How many deliveries are wanted of a webhook. */
export interface Wish {
  organizationId: number;
  webhookId: number;
  count: number;
}

export interface Lease {
  now: Date;
  until: Date;
}

/**
 * Every look-up is lateral and limited, so that it goes by an index whatever the planner takes the tables for: the
 * number of rows of a queue is never what the statistics say. A row is found again by its place (ctid), which is safe
 * because it is locked.
 */
const statement = {
  name: 'claim deliveries',
  text: `
    with wanted as (
      select wish.*, webhook.*
      from unnest($1::bigint[], $2::bigint[], $3::int[]) as wish (organization_id, webhook_id, count)
      cross join lateral (
        select url, secret, failing_since,
          case when previous_secret_until > $4::timestamptz then previous_secret end as previous_secret
        from webhooks
        where organization_id = wish.organization_id and id = wish.webhook_id and status = 'enabled'
        limit 1
      ) as webhook
    ), due as (
      select due.place
      from wanted
      cross join lateral (
        select ctid as place from deliveries
        where organization_id = wanted.organization_id and webhook_id = wanted.webhook_id
          and due_at <= $4::timestamptz and (leased_until is null or leased_until <= $4::timestamptz)
        order by due_at, id
        limit wanted.count
        for update skip locked
      ) as due
    ), claimed as (
      update deliveries set leased_until = $5::timestamptz
      where ctid = any(array(select place from due))
      returning *
    )
    select claimed.organization_id, claimed.webhook_id, claimed.id, claimed.leased_until, claimed.message_id,
      claimed.message_type, claimed.trigger, claimed.retries, claimed.due_at, claimed.body,
      wanted.url, wanted.secret, wanted.previous_secret, wanted.failing_since,
      event.data, event.previous, event.created_at as happened_at
    from claimed
    join wanted using (organization_id, webhook_id)
    left join lateral (
      select data, previous, created_at from events
      where organization_id = claimed.organization_id and transaction_id = claimed.transaction_id
        and position = claimed.position
      limit 1
    ) as event on true
    order by claimed.due_at, claimed.id`,
};

/** Takes leases of deliveries that are due, of many webhooks at once: of each the oldest that nobody has. */
export function claimDeliveries(store: Store, wishes: readonly Wish[], { now, until }: Lease): Promise<Delivery[]> {
  return store.read<Delivery>(statement, [
    wishes.map(({ organizationId }) => organizationId),
    wishes.map(({ webhookId }) => webhookId),
    wishes.map(({ count }) => count),
    now.toISOString(),
    until.toISOString(),
  ]);
}
