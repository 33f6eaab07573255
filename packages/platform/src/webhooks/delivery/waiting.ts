import type { Store } from '../../database/store.ts';

/** A webhook for which deliveries wait. */
export interface Waiting {
  organization_id: number;
  webhook_id: number;
  /** When the first of them is due. */
  due_at: string;
  /** Whether they may be sent: false when the webhook is disabled or deleted. */
  deliverable: boolean;
}

/** What comes behind a webhook. */
export interface Place {
  organizationId: number;
  webhookId: number;
}

/**
 * These are loose index scans: from one webhook they jump to the next, however many deliveries wait for it. The first
 * row of a webhook in the index is the one that is due first.
 */
const first = 'organization_id, webhook_id, due_at from deliveries where';

const withWebhooks = `
  select waiting.organization_id, waiting.webhook_id, waiting.due_at, coalesce(webhook.enabled, false) as deliverable
  from waiting
  left join lateral (
    select status = 'enabled' as enabled from webhooks
    where organization_id = waiting.organization_id and id = waiting.webhook_id
    limit 1
  ) as webhook on true`;

const inOrganizations = {
  name: 'waiting in organizations',
  text: `
    with recursive waiting as (
      select head.*
      from unnest($1::bigint[]) as told (id)
      cross join lateral (
        select ${first} organization_id = told.id
        order by organization_id, webhook_id, due_at, id limit 1
      ) as head
      union all
      select head.*
      from waiting
      cross join lateral (
        select ${first} organization_id = waiting.organization_id and webhook_id > waiting.webhook_id
        order by organization_id, webhook_id, due_at, id limit 1
      ) as head
    ) ${withWebhooks}`,
};

const behind = {
  name: 'waiting behind',
  text: `
    with recursive waiting as (
      (
        select 1 as number, ${first} (organization_id, webhook_id) > ($1::bigint, $2::bigint)
        order by organization_id, webhook_id, due_at, id limit 1
      )
      union all
      select waiting.number + 1, head.*
      from waiting
      cross join lateral (
        select ${first} (organization_id, webhook_id) > (waiting.organization_id, waiting.webhook_id)
        order by organization_id, webhook_id, due_at, id limit 1
      ) as head
      where waiting.number < $3::int
    ) ${withWebhooks}
    order by waiting.number`,
};

/** The webhooks of some organizations for which deliveries wait. */
export const waitingInOrganizations = (store: Store, organizationIds: readonly number[]): Promise<Waiting[]> =>
  store.read<Waiting>(inOrganizations, [organizationIds]);

/** The next webhooks, in the order of their ids, for which deliveries wait. */
export const waitingBehind = (store: Store, { organizationId, webhookId }: Place, limit: number): Promise<Waiting[]> =>
  store.read<Waiting>(behind, [organizationId, webhookId, limit]);
