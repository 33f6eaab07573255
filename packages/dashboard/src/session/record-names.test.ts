import { describe, expect, it } from 'vitest';
import { batched } from './record-names.ts';

const doubles = async (ids: readonly number[]) => new Map(ids.filter((id) => id < 100).map((id) => [id, id * 2]));

describe('batched', () => {
  it('loads what is requested together at once, each ID once', async () => {
    const calls: (readonly number[])[] = [];
    const load = batched(async (ids) => {
      calls.push(ids);
      return doubles(ids);
    }, 3);
    expect(await Promise.all([1, 2, 2, 100, 4].map(load))).toEqual([2, 4, 4, undefined, 8]);
    expect(calls).toEqual([
      [1, 2],
      [100, 4],
    ]);
    expect(await load(5)).toBe(10);
    expect(calls.length).toBe(3);
  });

  it('rejects all requests of a batch that fails, and none of the next', async () => {
    let fails = true;
    const load = batched((ids) => (fails ? Promise.reject(new Error('offline')) : doubles(ids)), 200);
    const results = await Promise.allSettled([load(1), load(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await load(1)).toBe(2);
  });
});
