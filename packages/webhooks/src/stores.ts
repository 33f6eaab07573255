/** What a claim finds: nobody handled the delivery, somebody is at it, or it is done. */
export type Claim = 'new' | 'running' | 'done';

/**
 * Remembers which deliveries were handled, so that each is handled once although it comes at least once. Ids are those of
 * the header `webhook-id`: the same on every attempt. With several processes this is a table or a Redis.
 */
export interface SeenStore {
  /**
   * Takes the id for this request, in one atomic step: of two concurrent requests one gets `new`. A claim should end by
   * itself after a minute or so, because the process that made it may die.
   */
  claim(id: string): Promise<Claim> | Claim;
  /** The delivery was handled. Keep the id for 5 days at least: so long may the sender try again. */
  complete(id: string): Promise<unknown> | unknown;
  /** The delivery was not handled; the next attempt may claim it. */
  release(id: string): Promise<unknown> | unknown;
}

/**
 * Remembers the last deliveries in memory: for one process, until it ends.
 *
 * @param limit how many handled ids are kept; one takes about 100 bytes
 */
export function memorySeen(limit = 100_000): SeenStore {
  const claims = new Map<string, Claim>();
  return {
    claim(id) {
      const found = claims.get(id) ?? 'new';
      if (found === 'new') claims.set(id, 'running');
      return found;
    },
    complete(id) {
      // Set again, so that the oldest stand first.
      claims.delete(id);
      claims.set(id, 'done');
      for (const [oldest, claim] of claims) {
        if (claims.size <= limit) break;
        if (claim === 'done') claims.delete(oldest);
      }
    },
    release(id) {
      claims.delete(id);
    },
  };
}
