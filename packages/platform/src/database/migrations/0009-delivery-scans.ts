import { type Kysely, sql } from 'kysely';

/**
 * The functions that read `deliveries` in the order in which they are due. The statistics of a queue are never right: a table
 * that has only dead rows looks empty, and the planner would read all rows of a webhook by the primary key and sort none. Here it
 * cannot sort, so every scan follows the index `deliveries_due` and ends at its limit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(dueDeliveries).execute(db);
  await sql.raw(dueEndpoints).execute(db);
  await sql.raw(pendingEndpoints).execute(db);
}

const inOrder = `language plpgsql
set enable_sort = off set enable_incremental_sort = off set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan`;

/**
 * due_deliveries() locks due deliveries without a lease: of each endpoint the first ones after a position, except those that
 * another transaction has locked.
 */
const dueDeliveries = `
create function due_deliveries(
  organizations bigint[], webhooks bigint[], counts int[], after_due_at timestamptz[], after_id bigint[], until timestamptz
) returns setof tid ${inOrder}
as $$
begin
  return query
  select due.row_id
  from unnest(organizations, webhooks, counts, after_due_at, after_id)
    as endpoint (organization_id, webhook_id, count, after_due_at, after_id)
  cross join lateral (
    select ctid as row_id from deliveries
    where organization_id = endpoint.organization_id and webhook_id = endpoint.webhook_id
      and (due_at, id) > (endpoint.after_due_at, endpoint.after_id) and due_at <= until
      and (leased_until is null or leased_until <= until)
    order by due_at, id
    limit endpoint.count
    for update skip locked
  ) as due;
end $$`;

/** due_endpoints() returns the first delivery of each enabled webhook of some organizations that is due at a time or later. */
const dueEndpoints = `
create function due_endpoints(organizations bigint[], since timestamptz)
returns table (organization_id bigint, webhook_id bigint, due_at timestamptz, id bigint) ${inOrder}
as $$
begin
  return query
  select organization.id, webhook.id, first.due_at, first.id
  from unnest(organizations) as organization (id)
  cross join lateral (
    select webhooks.id from webhooks where webhooks.organization_id = organization.id and status = 'enabled' offset 0
  ) as webhook
  cross join lateral (
    select deliveries.due_at, deliveries.id from deliveries
    where deliveries.organization_id = organization.id and deliveries.webhook_id = webhook.id and deliveries.due_at >= since
    order by deliveries.due_at, deliveries.id limit 1
  ) as first;
end $$`;

const firstOfEndpoint = `
  select deliveries.organization_id, deliveries.webhook_id, deliveries.due_at, deliveries.id, deliveries.leased_until
  from deliveries`;
const inKeyOrder =
  'order by deliveries.organization_id, deliveries.webhook_id, deliveries.due_at, deliveries.id limit 1';

/**
 * pending_endpoints() returns the endpoints with deliveries after an endpoint: the time at which the first one is due, and the
 * first one without a lease. A loose index scan jumps from one webhook to the next, however many deliveries it has.
 */
const pendingEndpoints = `
create function pending_endpoints(after_organization bigint, after_webhook bigint, page_size int, now timestamptz)
returns table (
  organization_id bigint, webhook_id bigint, due_at timestamptz, claimable_at timestamptz, claimable_id bigint
) ${inOrder}
as $$
begin
  return query
  with recursive pending as (
    (
      select 1 as number, first.* from (
        ${firstOfEndpoint}
        where (deliveries.organization_id, deliveries.webhook_id) > (after_organization, after_webhook) ${inKeyOrder}
      ) as first
    )
    union all
    select pending.number + 1, next.*
    from pending
    cross join lateral (
      ${firstOfEndpoint}
      where (deliveries.organization_id, deliveries.webhook_id) > (pending.organization_id, pending.webhook_id) ${inKeyOrder}
    ) as next
    where pending.number < page_size
  )
  select pending.organization_id, pending.webhook_id, pending.due_at,
    case when pending.leased_until > now then later.due_at else pending.due_at end,
    case when pending.leased_until > now then later.id else pending.id end
  from pending
  left join lateral (
    select deliveries.due_at, deliveries.id from deliveries
    where deliveries.organization_id = pending.organization_id and deliveries.webhook_id = pending.webhook_id
      and (deliveries.due_at, deliveries.id) > (pending.due_at, pending.id)
      and (deliveries.leased_until is null or deliveries.leased_until <= now) and pending.leased_until > now
    order by deliveries.due_at, deliveries.id
    limit 1
  ) as later on true;
end $$`;
