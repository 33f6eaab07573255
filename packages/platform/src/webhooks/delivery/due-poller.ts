import type { Store } from '../../database/store.ts';
import type { Endpoint } from './claim-deliveries.ts';

/** An endpoint with pending deliveries. */
export interface PendingEndpoint extends Endpoint {
  /** When the first of them is due. */
  dueAt: string;
  /** Whether they may be sent: false when the webhook is disabled or deleted. */
  isDeliverable: boolean;
}

/** Milliseconds between two polls of all endpoints, which find what no notification was received for. */
const pollInterval = 1000;

/** Milliseconds between two polls of organizations whose known endpoints are claimed for without a poll. */
const deferredInterval = 50;

/** How many endpoints a poll of all reads; the next one continues after them. */
const pageSize = 1000;

const beforeFirst: Endpoint = { organizationId: 0, webhookId: 0 };

/** Finds the endpoints with due deliveries: in the organizations that are requested, and all of them page by page. */
export class DuePoller {
  readonly #store: Store;
  /** The organizations of the next poll, and those that may be polled later together. */
  readonly #organizations = new Set<number>();
  readonly #deferred = new Set<number>();
  #lastEndpoint = beforeFirst;
  #nextPollOfAll = 0;
  #nextDeferred = 0;
  /** Of the pages that the current pass over all endpoints has read. */
  #firstDueOfPass = Number.POSITIVE_INFINITY;
  #firstDue = Number.POSITIVE_INFINITY;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Requests a poll of an organization. @param deferred whether only new endpoints can have anything due there */
  request(organizationId: number, deferred: boolean): void {
    (deferred ? this.#deferred : this.#organizations).add(organizationId);
  }

  /** Milliseconds until the next poll. */
  get idleFor(): number {
    if (this.#organizations.size > 0) return 0;
    const next = this.#deferred.size > 0 ? Math.min(this.#nextDeferred, this.#nextPollOfAll) : this.#nextPollOfAll;
    return Math.max(0, next - performance.now());
  }

  /** When the first delivery that may be sent is due, in Unix milliseconds, as of the last pass; Infinity if none is pending. */
  get firstDue(): number {
    return this.#firstDue;
  }

  /** Returns the endpoints of one poll; none when it is too early for one. */
  async poll(): Promise<PendingEndpoint[]> {
    const now = performance.now();
    if (this.#deferred.size > 0 && now >= this.#nextDeferred) {
      this.#nextDeferred = now + deferredInterval;
      for (const organizationId of this.#deferred) this.#organizations.add(organizationId);
      this.#deferred.clear();
    }
    if (now >= this.#nextPollOfAll) {
      this.#nextPollOfAll = now + pollInterval;
      return this.#pollAll();
    }
    if (this.#organizations.size === 0) return [];
    const organizations = [...this.#organizations];
    this.#organizations.clear();
    return this.#store.read<PendingEndpoint>(pendingInOrganizations, [organizations]);
  }

  async #pollAll(): Promise<PendingEndpoint[]> {
    const { organizationId, webhookId } = this.#lastEndpoint;
    const page = await this.#store.read<PendingEndpoint>(pendingAfter, [organizationId, webhookId, pageSize]);
    this.#lastEndpoint = (page.length === pageSize && page.at(-1)) || beforeFirst;
    this.#keepFirstDue(page);
    return page;
  }

  #keepFirstDue(page: readonly PendingEndpoint[]): void {
    for (const { dueAt, isDeliverable } of page) {
      if (isDeliverable) this.#firstDueOfPass = Math.min(this.#firstDueOfPass, Date.parse(dueAt));
    }
    if (this.#lastEndpoint !== beforeFirst) return;
    this.#firstDue = this.#firstDueOfPass;
    this.#firstDueOfPass = Number.POSITIVE_INFINITY;
  }
}

/**
 * Both statements are loose index scans: they jump from one webhook to the next, however many deliveries it has. The
 * first row of a webhook in the index is the one that is due first.
 */
const firstDelivery = 'organization_id, webhook_id, due_at from deliveries where';

const joinWebhooks = `
  select pending.organization_id as "organizationId", pending.webhook_id as "webhookId", pending.due_at as "dueAt",
    coalesce(webhook.enabled, false) as "isDeliverable"
  from pending
  left join lateral (
    select status = 'enabled' as enabled from webhooks
    where organization_id = pending.organization_id and id = pending.webhook_id
    limit 1
  ) as webhook on true`;

const pendingInOrganizations = {
  name: 'pending endpoints in organizations',
  text: `
    with recursive pending as (
      select first.*
      from unnest($1::bigint[]) as organization (id)
      cross join lateral (
        select ${firstDelivery} organization_id = organization.id
        order by organization_id, webhook_id, due_at, id limit 1
      ) as first
      union all
      select next.*
      from pending
      cross join lateral (
        select ${firstDelivery} organization_id = pending.organization_id and webhook_id > pending.webhook_id
        order by organization_id, webhook_id, due_at, id limit 1
      ) as next
    ) ${joinWebhooks}`,
};

const pendingAfter = {
  name: 'pending endpoints after',
  text: `
    with recursive pending as (
      (
        select 1 as number, ${firstDelivery} (organization_id, webhook_id) > ($1::bigint, $2::bigint)
        order by organization_id, webhook_id, due_at, id limit 1
      )
      union all
      select pending.number + 1, next.*
      from pending
      cross join lateral (
        select ${firstDelivery} (organization_id, webhook_id) > (pending.organization_id, pending.webhook_id)
        order by organization_id, webhook_id, due_at, id limit 1
      ) as next
      where pending.number < $3::int
    ) ${joinWebhooks}
    order by pending.number`,
};
