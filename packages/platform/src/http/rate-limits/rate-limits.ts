import type { ProblemError } from '@worklane/server';
import type { OperatorControls } from '../../database/operator-controls.ts';
import { boundedCache } from '../bounded-cache.ts';
import { Refusal } from '../shared-pools.ts';
import type { Lease, RateLimitKey, TakeLease } from './database-leases.ts';

export interface RateLimitOptions {
  /** Maximum requests in a window; 0 is unlimited. */
  requests: number;
  windowSeconds: number;
  /** Takes leases from the windows that all nodes share; without it, this node counts alone. */
  takeLease?: TakeLease | undefined;
  /** Suspensions of organizations, and their own limits. */
  controls?: OperatorControls;
  /** Called when leases fail and this node starts to count alone. */
  onError?: (error: unknown) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** The remaining quota, as draft-ietf-httpapi-ratelimit-headers defines it in sections 3 and 4. */
export interface Quota {
  readonly headers: { readonly 'RateLimit-Policy': string; readonly RateLimit: string };
}

/** Maximum time that a request waits for a lease, in milliseconds. */
const leaseTimeout = 1000;

/** Milliseconds between two attempts to take a lease while this node counts alone. */
const retryInterval = 1000;

/** Maximum clients whose windows this node keeps. */
const maxClients = 100_000;

/** The window of one client at this node. */
class ClientWindow {
  /** The quota of a window. */
  requests = 0;
  /** How many requests the node may accept without another lease. */
  available = 0;
  /** The size of the last lease. */
  granted = 0;
  /** How many requests are not leased yet, as far as this node knows. */
  unleased = 0;
  accepted = 0;
  wanted = 1;
  /** How many requests wait for a lease. */
  waiting = 0;
  pending: Promise<void> | undefined;
  /** Whether the node counts this window alone, because the database did not respond. */
  isLocal = false;
  /** Identifies the window at the database. */
  window = 0;
  leasedAt = 0;
  leaseEndsAt = Number.NEGATIVE_INFINITY;
  endsAt = Number.NEGATIVE_INFINITY;
}

/**
 * Limits how many requests each client makes in a window, over all nodes that share a database. A node takes leases of
 * parts of the quota and counts against them in memory: most requests need no statement, and they wait for the database only
 * if they arrive faster than leases. While the database does not respond, each node counts alone.
 */
export class RateLimits {
  readonly #options: RateLimitOptions;
  readonly #now: () => number;
  readonly #clients = boundedCache<string, ClientWindow>({ entries: maxClients });
  #countsAlone: boolean;
  /** When this node tries to take a lease again while it counts alone. */
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(options: RateLimitOptions) {
    const { takeLease, now = () => performance.now() } = options;
    this.#options = options;
    this.#now = now;
    this.#countsAlone = !takeLease;
  }

  /**
   * Counts a request of a client.
   * @returns null if there is no limit.
   * @throws ProblemError rate_limited
   */
  take(key: RateLimitKey): Quota | null | Promise<Quota> {
    const { requests: quotaOfAll, controls } = this.#options;
    const requests = controls?.quota(key.organizationId, 'requests') ?? quotaOfAll;
    if (requests === 0) return null;
    const client = this.#clientOf(key);
    // A higher limit applies at once, not only when the window ends.
    if (requests > client.requests) client.leaseEndsAt = Number.NEGATIVE_INFINITY;
    client.requests = requests;
    return this.#takeLeased(key, client, this.#now()) ?? this.#takeNext(key, client);
  }

  /** @throws ProblemError organization_suspended */
  requireActive(organizationId: number): void {
    this.#options.controls?.requireActive(organizationId);
  }

  #clientOf({ organizationId, name }: RateLimitKey): ClientWindow {
    const id = `${organizationId} ${name}`;
    let client = this.#clients.get(id);
    if (!client) {
      client = new ClientWindow();
      this.#clients.set(id, client);
    }
    return client;
  }

  /** Returns undefined if the request needs another lease. */
  #takeLeased(key: RateLimitKey, client: ClientWindow, now: number): Quota | undefined {
    if (now >= client.leaseEndsAt) {
      if (!this.#countsAlone) return undefined;
      this.#countAlone(client, now);
      this.#retry(key, client, now);
    }
    if (client.available > 0) {
      client.available--;
      client.accepted++;
      // Early enough that the next request does not wait.
      if (client.unleased > 0 && client.available <= client.granted / 2) void this.#renew(key, client);
      return this.#quota(client, now);
    }
    if (client.unleased > 0) return undefined;
    throw this.#rejection(client, now);
  }

  async #takeNext(key: RateLimitKey, client: ClientWindow): Promise<Quota> {
    client.waiting++;
    try {
      for (;;) {
        await this.#renew(key, client);
        const quota = this.#takeLeased(key, client, this.#now());
        if (quota) return quota;
      }
    } finally {
      client.waiting--;
    }
  }

  /** Takes the next lease, one at a time. It never fails: without a lease, this node counts alone. */
  #renew(key: RateLimitKey, client: ClientWindow): Promise<void> {
    client.pending ??= this.#lease(key, client).finally(() => {
      client.pending = undefined;
    });
    return client.pending;
  }

  async #lease(key: RateLimitKey, client: ClientWindow): Promise<void> {
    const { windowSeconds, takeLease, onError } = this.#options;
    const { requests } = client;
    if (!takeLease) return;
    const sent = this.#now();
    try {
      const wanted = this.#wantedBy(client, sent);
      const lease = await within(leaseTimeout, takeLease({ ...key, wanted, requests, windowSeconds }));
      this.#add(lease, client, sent);
      this.#countsAlone = false;
    } catch (error) {
      if (!this.#countsAlone) onError?.(error);
      this.#countsAlone = true;
      this.#retryAt = this.#now() + retryInterval;
      this.#countAlone(client, this.#now());
    }
  }

  /** Takes a lease in the background, one at a time. */
  #retry(key: RateLimitKey, client: ClientWindow, now: number): void {
    if (now < this.#retryAt) return;
    this.#retryAt = now + leaseTimeout + retryInterval;
    void this.#renew(key, client);
  }

  /**
   * Returns about the requests that a client makes in a twentieth of a window: few for a rare client, so that a node does
   * not hold quota that it does not use.
   */
  #wantedBy(client: ClientWindow, now: number): number {
    const { windowSeconds } = this.#options;
    const { requests } = client;
    const least = Math.ceil(requests / 50);
    const isFast = now - client.leasedAt < (windowSeconds * 1000) / 20;
    const sameWindow = now < client.endsAt;
    client.wanted = Math.max(least, client.waiting, sameWindow ? client.wanted * (isFast ? 2 : 0.5) : 0);
    return Math.min(requests, Math.floor(client.wanted));
  }

  /** @param sent when the lease was requested; the window is measured from then, so that it never ends late */
  #add({ granted, left, window, remaining }: Lease, client: ClientWindow, sent: number): void {
    if (window !== client.window) client.accepted = 0;
    if (window !== client.window || client.isLocal) client.available = 0;
    client.isLocal = false;
    client.window = window;
    client.available += granted;
    client.granted = granted;
    client.unleased = left;
    client.leasedAt = sent;
    client.endsAt = sent + remaining;
    client.leaseEndsAt = client.endsAt;
  }

  #countAlone(client: ClientWindow, now: number): void {
    const { windowSeconds } = this.#options;
    const { requests } = client;
    if (now >= client.endsAt) {
      client.accepted = 0;
      client.endsAt = now + windowSeconds * 1000;
    }
    client.isLocal = true;
    client.available = Math.max(0, requests - client.accepted);
    client.unleased = 0;
    client.leaseEndsAt = Math.min(client.endsAt, now + retryInterval);
  }

  #quota({ requests, available, unleased, endsAt }: ClientWindow, now: number): Quota {
    const policy = `"default";q=${requests};w=${this.#options.windowSeconds}`;
    const remaining = `"default";r=${available + unleased};t=${inSeconds(endsAt - now)}`;
    return { headers: { 'RateLimit-Policy': policy, RateLimit: remaining } };
  }

  #rejection(client: ClientWindow, now: number): ProblemError {
    const { windowSeconds } = this.#options;
    const { requests } = client;
    const seconds = inSeconds(client.endsAt - now);
    return new Refusal(
      { pool: 'requests', limit: 'share' },
      'rate_limited',
      `More than ${requests} requests in ${windowSeconds} s. Try again in ${seconds} s.`,
      { headers: { 'Retry-After': seconds, ...this.#quota(client, now).headers } },
    );
  }
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Rejects if the promise takes longer. A result that arrived while the event loop was busy is in time: it is read before the rejection. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new Error(`No lease within ${milliseconds} ms.`));
  const timer = setTimeout(() => setImmediate(expire), milliseconds);
  // It may reject after the timeout.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
