import { executeText, preparedMark } from '../../database/postgresql/prepared-statements.ts';
import type { Store } from '../../database/store.ts';
import type { DeliveryPosition, Endpoint } from './claim-deliveries.ts';

/** An endpoint with its first new delivery, which is due now or later. */
export interface DueEndpoint extends Endpoint, DeliveryPosition {}

/** An endpoint that a sweep has found. */
export interface PendingEndpoint extends Endpoint {
  /** When the first delivery is due, which a node may have a lease of. */
  dueAt: string;
  /** The first one that no node has a lease of; null if there is none. */
  claimable: DeliveryPosition | null;
  /** Whether they may be sent: false when the webhook is disabled or deleted. */
  isDeliverable: boolean;
  /** Whether the last attempt failed. */
  isFailing: boolean;
}

/** Milliseconds before a poll that it reads. */
const pollWindow = 1000;

/** Milliseconds between two sweeps, and at most. */
const sweepInterval = 1000;
const longestSweepInterval = 30_000;

/** Milliseconds between two polls of organizations whose known endpoints are claimed for without a poll. */
const deferredInterval = 50;

/** After a statement, at least this many times its duration passes until the next one of its kind. */
const restFactor = 10;

/** How many endpoints a sweep reads; the next one continues after them. */
const pageSize = 1000;

/** Milliseconds for which the deliveries of an endpoint may be due until it is behind. */
const behindAfter = 60_000;

/** The error of a statement that took too long. */
const queryCanceled = '57014';

const beforeFirst: Endpoint = { organizationId: 0, webhookId: 0 };

/**
 * Finds the endpoints with due deliveries. A poll reads only new deliveries, of the organizations that are requested. A sweep
 * reads all deliveries page by page, and finds what no notification was received for, leases that ended, and disabled webhooks.
 * It also reads the dead rows that an open snapshot keeps: the more there are, the less often it runs.
 */
export class DuePoller {
  readonly #store: Store;
  readonly #arePaused: (endpoint: Endpoint) => boolean;
  /** The organizations of the next poll, and those that may be polled later together. */
  readonly #organizations = new Set<number>();
  readonly #deferred = new Set<number>();
  #lastEndpoint = beforeFirst;
  #nextDeferred = 0;
  #nextPollOfKnown = 0;
  #restAfterSweep = sweepInterval;
  /** Whether the last page took longer than a statement may. */
  #isUnlimited = false;
  /** Of the pages that the current pass over all endpoints has read, and of the last pass. */
  #pass = { firstDue: Number.POSITIVE_INFINITY, behind: 0, failing: 0 };
  #lastPass = this.#pass;

  constructor(store: Store, arePaused: (endpoint: Endpoint) => boolean = () => false) {
    this.#store = store;
    this.#arePaused = arePaused;
  }

  /** Requests a poll of an organization. @param deferred whether only new endpoints can have anything due there */
  request(organizationId: number, deferred: boolean): void {
    (deferred ? this.#deferred : this.#organizations).add(organizationId);
  }

  /** Milliseconds until the next poll, unless one is requested. */
  get idleFor(): number {
    if (this.#organizations.size > 0) return 0;
    if (this.#deferred.size === 0) return sweepInterval;
    return Math.min(sweepInterval, Math.max(0, this.#nextDeferred - performance.now()));
  }

  /** Milliseconds until the next sweep, after one. */
  get restAfterSweep(): number {
    return this.#restAfterSweep;
  }

  /**
   * When the first delivery is due that may be sent and that no node has a lease of, in Unix milliseconds, as of the last pass;
   * Infinity if there is none. An endpoint that fails or responds late is no reason to call an operator.
   */
  get firstDue(): number {
    return this.#lastPass.firstDue;
  }

  /** How many endpoints had a delivery that had been due for a minute, and one to retry, as of the last pass. */
  get endpoints(): { readonly behind: number; readonly failing: number } {
    const { behind, failing } = this.#lastPass;
    return { behind, failing };
  }

  /**
   * Returns the endpoints of one poll; none when it is too early for one.
   * @param known organizations, which are polled every second while sweeps take long, so that retries are not late
   */
  async poll(known: Iterable<number>, now: Date): Promise<DueEndpoint[]> {
    const start = performance.now();
    if (this.#deferred.size > 0 && start >= this.#nextDeferred) this.#takeAll(this.#deferred);
    if (this.#restAfterSweep > sweepInterval && start >= this.#nextPollOfKnown) this.#takeAll(new Set(known));
    if (this.#organizations.size === 0) return [];
    const organizations = [...this.#organizations];
    this.#organizations.clear();
    const from = new Date(now.getTime() - pollWindow).toISOString();
    const endpoints = await this.#store.read<DueEndpoint>(dueInOrganizations, [organizations, from]);
    const end = performance.now();
    const rest = (end - start) * restFactor;
    this.#nextDeferred = end + Math.max(deferredInterval, rest);
    if (start >= this.#nextPollOfKnown) this.#nextPollOfKnown = end + Math.max(sweepInterval, rest);
    return endpoints;
  }

  #takeAll(organizations: Set<number>): void {
    for (const organizationId of organizations) this.#organizations.add(organizationId);
    organizations.clear();
  }

  /** Returns the endpoints of the next page. */
  async sweep(now: Date): Promise<PendingEndpoint[]> {
    const start = performance.now();
    const rows = await this.#readPage(now);
    const page = rows.map(toPendingEndpoint);
    this.#lastEndpoint = (page.length === pageSize && page.at(-1)) || beforeFirst;
    this.#keepDue(page, now);
    const rest = (performance.now() - start) * restFactor;
    this.#restAfterSweep = Math.min(Math.max(sweepInterval, rest), longestSweepInterval);
    if (rest <= sweepInterval) this.#isUnlimited = false;
    return page;
  }

  /**
   * Has the time limit of requests, which also notices a network that loses everything. Where dead rows take longer than that,
   * the next page is read without a limit: otherwise, nothing behind them would ever be found.
   */
  async #readPage(now: Date): Promise<PendingRow[]> {
    const { organizationId, webhookId } = this.#lastEndpoint;
    const parameters = [organizationId, webhookId, pageSize, now.toISOString()];
    const db = this.#isUnlimited ? this.#store.maintenance : this.#store.db;
    try {
      return await executeText<PendingRow>(db, pendingAfter, parameters);
    } catch (error) {
      if ((error as { code?: unknown }).code === queryCanceled) this.#isUnlimited = true;
      throw error;
    }
  }

  #keepDue(page: readonly PendingEndpoint[], now: Date): void {
    const pass = this.#pass;
    for (const { dueAt, claimable, isDeliverable, isFailing, ...endpoint } of page) {
      if (!isDeliverable || this.#arePaused(endpoint)) continue;
      const due = Date.parse(dueAt);
      if (now.getTime() - due > behindAfter) pass.behind++;
      if (isFailing) pass.failing++;
      if (claimable?.dueAt === dueAt && !isFailing) pass.firstDue = Math.min(pass.firstDue, due);
    }
    if (this.#lastEndpoint !== beforeFirst) return;
    this.#lastPass = pass;
    this.#pass = { firstDue: Number.POSITIVE_INFINITY, behind: 0, failing: 0 };
  }
}

interface PendingRow extends Omit<PendingEndpoint, 'claimable'> {
  claimable_at: string | null;
  claimable_id: number | null;
}

const toPendingEndpoint = ({ claimable_at, claimable_id, ...endpoint }: PendingRow): PendingEndpoint => ({
  ...endpoint,
  claimable: claimable_at === null || claimable_id === null ? null : { dueAt: claimable_at, id: claimable_id },
});

const dueInOrganizations = {
  name: 'due endpoints in organizations',
  text: `
    select organization_id as "organizationId", webhook_id as "webhookId", due_at as "dueAt", id
    from due_endpoints($1::bigint[], $2::timestamptz)`,
};

const pendingAfter = `${preparedMark}
    select pending.organization_id as "organizationId", pending.webhook_id as "webhookId", pending.due_at as "dueAt",
      claimable_at, claimable_id, coalesce(webhook.enabled, false) as "isDeliverable",
      coalesce(webhook.failing, false) as "isFailing"
    from pending_endpoints($1::bigint, $2::bigint, $3::int, $4::timestamptz) as pending
    left join lateral (
      select status = 'enabled' as enabled, failing_since is not null as failing from webhooks
      where organization_id = pending.organization_id and id = pending.webhook_id
      limit 1
    ) as webhook on true
    order by pending.organization_id, pending.webhook_id`;
