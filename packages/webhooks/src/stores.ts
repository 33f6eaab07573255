import type { Payload } from './payload.ts';
import { WebhookError } from './webhook-error.ts';

/** The result of a claim: the delivery is new, another request is handling it, or it was handled before. */
export type Claim = 'new' | 'running' | 'done';

/**
 * Records handled deliveries, so that each is handled once although it may be delivered several times. IDs are values of
 * the header `webhook-id`, which is the same for every attempt. Several processes need a shared store: a database table or
 * Redis.
 */
export interface SeenStore {
  /**
   * Claims the ID for this request, atomically: of two concurrent requests one gets `new`. A claim should expire after a
   * minute or so, because its process may crash.
   */
  claim(id: string): Promise<Claim> | Claim;
  /** Marks the delivery as handled. Keep the ID for at least 5 days, the period in which the service may retry. */
  complete(id: string): Promise<unknown> | unknown;
  /** Releases the claim of a delivery that was not handled, so that the next attempt may claim it. */
  release(id: string): Promise<unknown> | unknown;
}

/** Milliseconds after which a handler counts as hanging, so that the next attempt runs it again. */
const claimLifetime = 60_000;

/**
 * Returns a store for a single process that keeps the latest deliveries in memory. A claim expires after a minute.
 *
 * @param limit maximum number of handled IDs; each takes about 100 bytes
 * @param now returns the Unix time in milliseconds; default: the system clock
 * @throws WebhookError invalid_option
 */
export function memorySeen(limit = 100_000, now: () => number = Date.now): SeenStore {
  if (!(limit > 0)) throw new WebhookError('invalid_option', 'limit must be a number greater than 0.');
  /** The ends of claims, which are infinite for handled deliveries. */
  const claims = new Map<string, number>();
  return {
    claim(id) {
      const end = claims.get(id) ?? 0;
      if (end === Number.POSITIVE_INFINITY) return 'done';
      if (end > now()) return 'running';
      claims.set(id, now() + claimLifetime);
      return 'new';
    },
    complete(id) {
      // Deleting first moves the entry to the end, so that the oldest entries come first.
      claims.delete(id);
      claims.set(id, Number.POSITIVE_INFINITY);
      for (const [oldest, end] of claims) {
        if (claims.size <= limit) break;
        if (end === Number.POSITIVE_INFINITY || end <= now()) claims.delete(oldest);
      }
    },
    release(id) {
      // A handler that hung can fail after a later attempt has succeeded.
      if (claims.get(id) !== Number.POSITIVE_INFINITY) claims.delete(id);
    },
  };
}

/** Records the latest version of every record, so that a late event does not overwrite a newer version. */
export interface VersionStore {
  /**
   * Atomically stores the version and returns true, unless a newer version of the record is stored. The same version is
   * accepted again, because its previous attempt may have failed.
   *
   * @param record `1042/task/2301`: organization, kind and ID
   * @param version the record's version; a deletion has one of its own, the last version plus 1
   */
  advance(record: string, version: number): Promise<boolean> | boolean;
}

/** Returns the record and version of an event about its state; undefined for others, which are never stale. */
export function recordVersion({ type, organization_id, data }: Payload): [record: string, version: number] | undefined {
  if (typeof data.version !== 'number' || !/\.(?:created|updated|deleted)$/.test(type)) return undefined;
  return [`${organization_id}/${type.split('.')[0]}/${data.id}`, data.version];
}
