import { expect, it } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

it('keeps the entries that were used last, up to its bound', () => {
  const cache = boundedCache<string, object>({ entries: 2 });
  for (const key of ['a', 'b']) cache.set(key, {});
  cache.get('a');
  cache.set('c', {});
  expect([...cache.keys()]).toEqual(['c', 'a']);
});
