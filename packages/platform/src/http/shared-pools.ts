import { ProblemError } from '@worklane/server';
import ipaddr from 'ipaddr.js';

/** What a request would have taken more of than it may. */
export interface RefusedBy {
  /** The name of a shared pool, or `requests` for the rate limit. */
  readonly pool: string;
  /** Whether one holder used up its share, or all together the pool. */
  readonly limit: 'share' | 'size';
}

/** A problem of a request that exceeds a limit, which metrics count. */
export class Refusal extends ProblemError {
  readonly by: RefusedBy;

  constructor(by: RefusedBy, ...problem: ConstructorParameters<typeof ProblemError>) {
    super(...problem);
    this.by = by;
  }
}

/** Who may hold only a share of a pool. A destination counts for each organization that uses it. */
export type Holder = 'address' | 'principal' | 'organization' | 'destination';

export interface PoolPolicy {
  /** Its label in metrics. */
  readonly name: string;
  /** What takes a place. */
  readonly place: string;
  /** Places on each node. */
  readonly size: number;
  /** The most places that one holder has. */
  readonly shares: Readonly<Partial<Record<Holder, number>>>;
  /** Seconds until a place is free again. Without it, when what takes it ends. */
  readonly seconds?: number;
  /** Seconds after which it is worth trying again, if places have no fixed time. Default: 30. */
  readonly retryAfter?: number;
  /** The problem of a holder whose share is used up. Default: rate_limited. */
  readonly refusal?: 'rate_limited' | 'service_unavailable';
}

/** What strangers share on a node, so that none of them uses it up for the others. The guide Run it has them as a table. */
export const poolPolicies = {
  documentFetches: {
    name: 'document_fetches',
    place: 'A metadata document of an application that is being fetched',
    size: 32,
    shares: { address: 4, destination: 16 },
  },
  passwordHashes: {
    name: 'password_hashes',
    place: 'A password that is being hashed, or waits for it',
    size: 100,
    shares: { address: 20 },
    retryAfter: 5,
  },
  identityProviders: {
    name: 'identity_providers',
    place: 'A request to an identity provider that signs a user in or out',
    size: 100,
    shares: { address: 20, destination: 50 },
    retryAfter: 5,
  },
  eventStreams: {
    name: 'event_streams',
    place: 'An open event stream of the API',
    size: 20_000,
    shares: { organization: 100, principal: 20 },
  },
  mcpSubscriptions: {
    name: 'mcp_subscriptions',
    place: 'An open subscription of the MCP server',
    size: 20_000,
    shares: { organization: 100, principal: 20 },
    // Agents take 429 for their quota of requests, and would repeat the request until another subscription ends.
    refusal: 'service_unavailable',
  },
  emails: {
    name: 'emails',
    place: 'An email with a link',
    size: 2000,
    shares: { organization: 200, destination: 5 },
    seconds: 3600,
  },
  exports: {
    name: 'exports',
    place: 'An export of an audit log that is being sent',
    size: 20,
    shares: { organization: 4, principal: 2 },
  },
  authorizationRequests: {
    name: 'authorization_requests',
    place: 'An authorization request',
    size: 20_000,
    shares: { address: 6000, principal: 10_000 },
    seconds: 3600,
  },
  // Without a place, deliveries wait instead of being refused.
  deliveries: {
    name: 'deliveries',
    place: 'A delivery that is being sent',
    size: 1000,
    shares: { organization: 32, destination: 256 },
  },
} as const satisfies Record<string, PoolPolicy>;

type Holders = Readonly<Partial<Record<Holder, string | number>>>;

/** The holder that has used up its share of so many places; without one, the pool is used up. */
interface Full {
  readonly holder?: Holder;
  readonly places: number;
}

/** Places of which every holder has a share. They are counted on each node alone. */
export class SharedPool {
  readonly #policy: PoolPolicy;
  readonly #taken = new Map<string, number>();

  constructor(policy: PoolPolicy) {
    this.#policy = policy;
  }

  /**
   * Takes a place.
   * @param shares replace those of the policy
   * @returns a function that frees it, which may be called more than once
   * @throws ProblemError rate_limited (or `refusal`) if a holder has no place left in its share, service_unavailable if the pool has none
   */
  take(holders: Holders, shares: PoolPolicy['shares'] = {}): () => void {
    const full = this.#full(holders, shares);
    if (full) throw this.#refusal(full);
    return this.#hold(holders);
  }

  /** Takes a place like `take`, for what can wait. @returns undefined if there is none */
  tryTake(holders: Holders): (() => void) | undefined {
    return this.#full(holders) ? undefined : this.#hold(holders);
  }

  /** Returns the holder that has no place left in its share, or that the pool has none. */
  #full(holders: Holders, shares: PoolPolicy['shares'] = {}): Full | undefined {
    for (const [name, value] of Object.entries(holders)) {
      const holder = name as Holder;
      const share = shares[holder] ?? this.#policy.shares[holder];
      if (share !== undefined && this.#count(`${holder} ${value}`) >= share) return { holder, places: share };
    }
    const { size } = this.#policy;
    return this.#count('all') >= size ? { places: size } : undefined;
  }

  #hold(holders: Holders): () => void {
    const { seconds } = this.#policy;
    const counted = ['all', ...Object.entries(holders).map(([holder, value]) => `${holder} ${value}`)];
    for (const id of counted) this.#taken.set(id, this.#count(id) + 1);
    let isTaken = true;
    const free = () => {
      if (!isTaken) return;
      isTaken = false;
      for (const id of counted) this.#free(id);
    };
    if (seconds !== undefined) setTimeout(free, seconds * 1000).unref();
    return seconds === undefined ? free : () => undefined;
  }

  #refusal({ holder, places }: Full): Refusal {
    const { name, refusal = 'rate_limited' } = this.#policy;
    const one = holder ? ` for one ${holder}` : '';
    return new Refusal(
      { pool: name, limit: holder ? 'share' : 'size' },
      holder ? refusal : 'service_unavailable',
      `${this.#places(places)}${one}. Try again later.`,
      this.#retry(),
    );
  }

  #places(count: number): string {
    const { place, seconds } = this.#policy;
    const period = seconds === undefined ? 'at a time' : `in ${seconds} s`;
    return `The limit is ${count} ${period}: ${place.toLowerCase()}`;
  }

  #retry() {
    const { seconds, retryAfter = 30 } = this.#policy;
    return { headers: { 'Retry-After': seconds ?? retryAfter } };
  }

  #count(id: string): number {
    return this.#taken.get(id) ?? 0;
  }

  #free(id: string): void {
    const left = this.#count(id) - 1;
    if (left > 0) this.#taken.set(id, left);
    else this.#taken.delete(id);
  }
}

/**
 * Returns the network of a client: an IPv4 address, or the first 64 bits of an IPv6 address, because a client with one
 * address controls its whole /64 (RFC 4291, section 2.5.4). Text from a proxy that is not an address is returned unchanged.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':');
}
