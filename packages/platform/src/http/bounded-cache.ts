import { LRUCache } from 'lru-cache';

interface Bounds {
  /** How many entries it has at most. */
  readonly entries: number;
  /** How many milliseconds an entry is valid. Default: for ever. */
  readonly ttl?: number;
}

/** Returns a cache that forgets what was unused for the longest. Unlike one with `max`, it needs no memory for entries to come. */
export const boundedCache = <Key extends string | number, Value extends object | true>({ entries, ttl = 0 }: Bounds) =>
  new LRUCache<Key, Value>({ maxSize: entries, sizeCalculation: () => 1, ttl });
