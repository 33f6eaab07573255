import { sql } from 'kysely';
import type { Connection, Statement, Store } from '../../database/store.ts';

/** Identifies a window: a member or an application in an organization, or an address or a DPoP proof (organization 0). */
export interface RateLimitKey {
  organizationId: number;
  /** `member 5`, `app_1`, `address 192.0.2.1`, `address 2001:db8:0:1`, or `proof ` and a hash */
  name: string;
}

export interface LeaseRequest extends RateLimitKey {
  /** How many requests the node expects to accept before it takes the next lease. */
  wanted: number;
  /** The quota of a window. */
  requests: number;
  windowSeconds: number;
}

/** A part of a quota that one node may use without querying the database. */
export interface Lease {
  /** How many requests the node may accept; 0 when the quota is used up. */
  granted: number;
  /** How many requests of the quota are not leased yet. */
  left: number;
  /** Identifies the window: when it ends, in milliseconds since 1970 by the clock of the database. */
  window: number;
  /** Milliseconds until the window ends. */
  remaining: number;
}

export type TakeLease = (request: LeaseRequest) => Promise<Lease>;

const expired = 'existing.ends_at <= now()';
const used = `case when ${expired} then 0 else existing.used end`;

/**
 * Returns SQL for the size of a lease: a quarter of the rest, which leaves enough for other nodes, but at least a hundredth
 * of the quota, so that its end does not take a statement for each request.
 */
const leaseSize = (alreadyUsed: string) => {
  const left = `($4 - ${alreadyUsed})`;
  return `greatest(0, least($3, ${left}, greatest(ceil(${left} / 4.0), ceil($4 / 100.0))))::bigint`;
};

/** The database decides when a window starts and ends, so that the clocks of the nodes do not matter. */
const statement: Statement = {
  name: 'take rate limit lease',
  text: `
    insert into rate_limit_windows as existing (organization_id, key, ends_at, used, granted)
    values ($1, $2, now() + $5 * interval '1 second', ${leaseSize('0')}, ${leaseSize('0')})
    on conflict (organization_id, key) do update set
      ends_at = case when ${expired} then excluded.ends_at else existing.ends_at end,
      used = ${used} + ${leaseSize(used)},
      granted = ${leaseSize(used)}
    returning granted, greatest(0, $4 - used) as left, extract(epoch from ends_at)::float8 * 1000 as window,
      extract(epoch from ends_at - now())::float8 * 1000 as remaining`
    .replaceAll('$3', '$3::bigint')
    .replaceAll('$4', '$4::bigint'),
};

/** Takes leases from the windows that all nodes share, with one statement each. */
export const databaseLeases =
  (store: Store): TakeLease =>
  async ({ organizationId, name, wanted, requests, windowSeconds }) => {
    const [lease] = await store.read<Lease>(statement, [organizationId, name, wanted, requests, windowSeconds]);
    if (!lease) throw new Error('The database returned no lease.');
    return lease;
  };

/** Deletes expired windows. */
export const purgeRateLimits = (db: Connection) =>
  sql`delete from rate_limit_windows where ends_at < now()`.execute(db);
