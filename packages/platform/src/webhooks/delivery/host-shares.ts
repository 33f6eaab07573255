import { LRUCache } from 'lru-cache';
import { poolPolicies, SharedPool } from '../../http/shared-pools.ts';
import type { LeasedDelivery } from './claim-deliveries.ts';
import type { EndpointQueue } from './endpoint-queue.ts';

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
export class HostShares {
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
