import { describe, expect, it } from 'vitest';
import { coalesce } from './change-notifier.ts';

/** Generous, for busy machines. */

describe('coalesce', () => {
  it('sends the first item at once and those that follow within the interval together', async () => {
    const batches: string[][] = [];
    const add = coalesce<string>(1, (items) => {
      batches.push([...items]);
    });
    add('a');
    expect(batches).toEqual([['a']]);
    for (const item of ['b', 'c', 'b']) add(item);
    await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
  });

  it('does not send a batch before the previous one is done', async () => {
    const batches: string[][] = [];
    const ends: (() => void)[] = [];
    const add = coalesce<string>(0, (items) => {
      batches.push([...items]);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    add('a');
    add('b');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(batches).toEqual([['a']]);
    ends[0]?.();
    await expect.poll(() => batches).toEqual([['a'], ['b']]);
  });

  it('sends an item at once when the interval after the last batch has passed', async () => {
    const batches: string[][] = [];
    const add = coalesce<string>(1, (items) => {
      batches.push([...items]);
    });
    add('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    add('b');
    expect(batches).toEqual([['a'], ['b']]);
  });
});
