import { LRUCache } from 'lru-cache';
import { poolPolicies, SharedPool } from '../../http/shared-pools.ts';
import { createSignal } from '../../outbox/change-notifier.ts';
import type { ClaimRequest, DeliveryPosition, Endpoint, LeasedDelivery } from './claim-deliveries.ts';
import { EndpointQueue } from './endpoint-queue.ts';

/** Milliseconds after which the state of an endpoint is dropped when nothing is sent to it. */
const maxIdle = 60_000;
const evictionInterval = 1000;

/** Deliveries that are due within so many milliseconds get a timer; later ones are found by a poll. */
const scheduledWithin = 30_000;

/** With more known endpoints in an organization, a poll for the due ones is cheaper than a claim for each. */
const maxClaimedWithoutPoll = 16;

const endpointOf = ({ organization_id, webhook_id }: LeasedDelivery): Endpoint => ({
  organizationId: organization_id,
  webhookId: webhook_id,
});

/** The queues of all endpoints that have deliveries or recently had some. They share the capacity of the node. */
export class EndpointQueues {
  /** Notified when there is something to claim. */
  readonly claimable = createSignal();
  readonly hosts = new HostShares();
  readonly #concurrency: number;
  readonly #arePaused: (endpoint: Endpoint) => boolean;
  /** By organization and webhook. */
  readonly #queues = new Map<number, Map<number, EndpointQueue>>();
  /** The queues that something can be claimed for, in turn. */
  readonly #ready = new Set<EndpointQueue>();
  #leased = 0;
  #nextEviction = 0;

  /** @param concurrency the most deliveries that this node may have leased. */
  constructor(concurrency: number, arePaused: (endpoint: Endpoint) => boolean = () => false) {
    this.#concurrency = concurrency;
    this.#arePaused = arePaused;
  }

  get(endpoint: Endpoint): EndpointQueue {
    const { organizationId, webhookId } = endpoint;
    const known = this.#queues.get(organizationId)?.get(webhookId);
    if (known) return known;
    const queue = new EndpointQueue(endpoint);
    const queues = this.#queues.get(organizationId) ?? new Map();
    this.#queues.set(organizationId, queues.set(webhookId, queue));
    return queue;
  }

  /**
   * Marks all known endpoints of an organization as due, if they are few.
   * @returns whether they were marked; otherwise a poll must find those that are due.
   */
  markOrganizationDue(organizationId: number): boolean {
    const queues = this.#queues.get(organizationId);
    if (!queues || queues.size > maxClaimedWithoutPoll) return false;
    for (const queue of queues.values()) this.markDue(queue);
    return true;
  }

  markDue(queue: EndpointQueue): void {
    queue.markDue();
    this.update(queue);
  }

  /** The organizations of the known endpoints. */
  get organizationIds(): Iterable<number> {
    return this.#queues.keys();
  }

  /** Marks an endpoint as due when a delivery of it is due. */
  scheduleDue(endpoint: Endpoint, delivery: DeliveryPosition, now: Date): void {
    const milliseconds = Date.parse(delivery.dueAt) - now.getTime();
    if (milliseconds > scheduledWithin) return;
    const queue = this.get(endpoint);
    if (milliseconds <= 0) this.markDueFrom(queue, delivery);
    else queue.scheduleDue(milliseconds, () => this.markDueFrom(queue, delivery));
  }

  /** Marks a queue as due, and lowers its mark for a delivery. */
  markDueFrom(queue: EndpointQueue, delivery: DeliveryPosition): void {
    queue.markDueFrom(delivery);
    this.update(queue);
  }

  /** Makes a queue ready if it has room. */
  update(queue: EndpointQueue): void {
    if (queue.room > 0) this.#ready.add(queue);
    if (this.canClaim) this.claimable.notify();
  }

  get canClaim(): boolean {
    return this.#ready.size > 0 && this.#leased < this.#concurrency;
  }

  /** Returns what to claim next: equal shares for all ready endpoints, so that none takes the capacity of another. */
  takeClaimRequests(limit: number, now: Date): ClaimRequest[] {
    let left = Math.min(limit, this.#concurrency - this.#leased);
    const share = Math.max(1, Math.floor(left / this.#ready.size));
    const requests: ClaimRequest[] = [];
    for (const queue of this.#ready) {
      if (left <= 0) break;
      this.#ready.delete(queue);
      // A sweep finds it again when it is resumed.
      if (this.#arePaused(queue)) continue;
      const count = Math.min(queue.room, share, left, this.hosts.room(queue));
      // It becomes ready again when its own leases end.
      if (count === 0) continue;
      requests.push(queue.beginClaim(count, now));
      left -= count;
    }
    return requests;
  }

  /** Ends claims. The endpoints with as many claimed deliveries as requested are due again. @param now the time of the claims */
  endClaims(requests: readonly ClaimRequest[], claimed: readonly LeasedDelivery[], now: Date): void {
    const byQueue = Map.groupBy(claimed, (delivery) => this.get(endpointOf(delivery)));
    for (const request of requests) {
      const queue = this.get(request);
      queue.endClaim(request, byQueue.get(queue) ?? [], now);
      this.update(queue);
    }
  }

  /** Marks endpoints as due again. */
  retryClaims(requests: readonly ClaimRequest[]): void {
    for (const request of requests) this.markDue(this.get(request));
  }

  /** Adds leased deliveries to their queues. @returns these queues */
  enqueue(deliveries: readonly LeasedDelivery[]): Set<EndpointQueue> {
    const queues = new Set<EndpointQueue>();
    for (const delivery of deliveries) {
      const queue = this.get(endpointOf(delivery));
      if (!queue.enqueue(delivery)) continue;
      this.#leased++;
      this.hosts.count([delivery], 1);
      queues.add(queue);
    }
    return queues;
  }

  /** Counts deliveries of a queue as no longer leased. */
  endLeases(queue: EndpointQueue, deliveries: readonly LeasedDelivery[]): void {
    queue.endLeases(deliveries);
    this.#leased -= deliveries.length;
    this.hosts.count(deliveries, -1);
    this.update(queue);
  }

  /** Drops the state of endpoints that have been idle for a while. */
  evictIdle(): void {
    const now = performance.now();
    if (now < this.#nextEviction) return;
    this.#nextEviction = now + evictionInterval;
    for (const [organizationId, queues] of this.#queues) {
      for (const [webhookId, queue] of queues) if (queue.isIdleSince(now - maxIdle)) queues.delete(webhookId);
      if (queues.size === 0) this.#queues.delete(organizationId);
    }
  }

  /** Takes all deliveries that are not in flight; nothing is claimed any more. */
  clear(): LeasedDelivery[] {
    this.#ready.clear();
    return [...this.#queues.values()].flatMap((queues) => [...queues.values()]).flatMap((queue) => queue.clear());
  }
}

const hosts = new LRUCache<string, string>({ max: 10_000 });

/** Returns the host of a URL without its port, so that ports have no shares of their own. */
function hostOf(url: string): string {
  const host = hosts.get(url) ?? URL.parse(url)?.hostname ?? '';
  hosts.set(url, host);
  return host;
}

/**
 * Limits the deliveries to one host: all webhooks of an organization together send as many at once as one of them may, so that
 * many webhooks cannot flood a host, nor take the leases of this node for one that is slow.
 */
class HostShares {
  readonly #places = new SharedPool(poolPolicies.deliveries);
  /** Leased deliveries by organization and host. */
  readonly #leased = new Map<string, number>();
  /** The queues that have a delivery to send and no place for it, in turn, by host. */
  readonly #waiting = new Map<string, Set<EndpointQueue>>();

  /** Takes a place for the next delivery of a queue, which waits if there is none. @returns undefined if it sends none now */
  take(queue: EndpointQueue): (() => void) | undefined {
    const { next } = queue;
    if (!next) return undefined;
    const destination = hostOf(next.url);
    const free = this.#places.tryTake({ organization: `${next.organization_id} ${destination}`, destination });
    if (!free) this.#waiting.set(destination, (this.#waiting.get(destination) ?? new Set()).add(queue));
    return free;
  }

  /**
   * Gives the place of a delivery that was sent to the first queue that waits for one at its host.
   * @param send lets a queue send, and returns whether it does
   */
  passOn({ url }: LeasedDelivery, send: (queue: EndpointQueue) => boolean): void {
    const waiting = this.#waiting.get(hostOf(url)) ?? new Set();
    for (const queue of [...waiting]) {
      waiting.delete(queue);
      if (send(queue)) break;
    }
    if (waiting.size === 0) this.#waiting.delete(hostOf(url));
  }

  /** Counts leases of deliveries. @param change 1 or -1 for each */
  count(deliveries: readonly LeasedDelivery[], change: 1 | -1): void {
    for (const delivery of deliveries) {
      const key = keyOf(delivery);
      const leased = (this.#leased.get(key) ?? 0) + change;
      if (leased > 0) this.#leased.set(key, leased);
      else this.#leased.delete(key);
    }
  }

  /**
   * Returns how many more deliveries an endpoint may lease beside the others of its organization at its host: one at least if it
   * has none, otherwise none while more than half of what one endpoint may have are leased.
   */
  room({ last, leased, maxCapacity }: EndpointQueue): number {
    const ofHost = last ? (this.#leased.get(keyOf(last)) ?? 0) : 0;
    return Math.max(leased === 0 ? 1 : 0, ofHost > maxCapacity / 2 ? 0 : maxCapacity - ofHost);
  }
}

const keyOf = ({ organization_id, url }: LeasedDelivery): string => `${organization_id} ${hostOf(url)}`;
