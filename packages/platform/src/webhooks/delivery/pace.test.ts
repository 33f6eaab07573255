import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

const after = (...changes: ((pace: Pace) => void)[]): Pace => {
  const pace = new Pace();
  for (const change of changes) change(pace);
  return pace;
};
const times = (count: number, change: (pace: Pace) => void) => Array.from({ length: count }, () => change);
const works = (pace: Pace) => pace.succeeded(2);
const isSlow = (pace: Pace) => pace.succeeded(5000);
const fails = (pace: Pace) => pace.failed();

test('an endpoint that works gets more and more, and is claimed for ahead', () => {
  expect(after().window).toBe(4);
  expect(after(...times(100, works))).toMatchObject({ window: 32, capacity: 512, pause: 0 });
});

test('for a slow endpoint no more is claimed than is sent', () => {
  expect(after(...times(100, isSlow))).toMatchObject({ window: 32, capacity: 32 });
});

test('an endpoint that fails gets one at a time, and then pauses that grow to a second', () => {
  expect(after(...times(100, works), fails)).toMatchObject({ window: 16, capacity: 16, pause: 0 });
  expect(after(...times(4, fails))).toMatchObject({ window: 1, capacity: 1, pause: 0 });
  expect(after(...times(5, fails)).pause).toBe(50);
  expect(after(...times(6, fails)).pause).toBe(100);
  expect(after(...times(100, fails))).toMatchObject({ window: 1, capacity: 1, pause: 1000 });
});

test('the first success ends the pauses', () => {
  expect(after(...times(100, fails), works)).toMatchObject({ window: 2, pause: 0 });
});
