import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** A machine may be busy. */
const soon = { timeout: 10_000 };

test('hands over the first at once, and what comes meanwhile together', async () => {
  const deliveries: string[][] = [];
  const add = coalesce<string>(1, (items) => {
    deliveries.push([...items]);
  });
  add('a');
  expect(deliveries).toEqual([['a']]);
  for (const item of ['b', 'c', 'b']) add(item);
  await expect.poll(() => deliveries, soon).toEqual([['a'], ['b', 'c']]);
});

test('makes no delivery while another is under way', async () => {
  const deliveries: string[][] = [];
  const ends: (() => void)[] = [];
  const add = coalesce<string>(0, (items) => {
    deliveries.push([...items]);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  add('a');
  add('b');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(deliveries).toEqual([['a']]);
  ends[0]?.();
  await expect.poll(() => deliveries, soon).toEqual([['a'], ['b']]);
});

test('starts at once again after it was quiet', async () => {
  const deliveries: string[][] = [];
  const add = coalesce<string>(1, (items) => {
    deliveries.push([...items]);
  });
  add('a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  add('b');
  expect(deliveries).toEqual([['a'], ['b']]);
});
