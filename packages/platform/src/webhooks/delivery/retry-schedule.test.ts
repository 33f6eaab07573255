import { expect, test } from 'vitest';
import { nextAttemptAt, retryDelays } from './retry-schedule.ts';

const now = new Date('2026-03-05T12:00:00Z');
const waitOf = (retries: number, random: number, askedToWait?: number) => {
  const next = nextAttemptAt({ retries, askedToWait, now, random: () => random });
  return next && next.getTime() - now.getTime();
};

test('the delays are those of Standard Webhooks', () => {
  const hours = (count: number) => count * 3_600_000;
  const wanted = [5000, 300_000, 1_800_000, hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];
  expect(retryDelays).toEqual(wanted);
  expect(wanted.map((_, retries) => waitOf(retries, 0))).toEqual(wanted);
});

test('jitter adds up to a fifth', () => {
  expect([waitOf(0, 0), waitOf(0, 0.5), waitOf(0, 1)]).toEqual([5000, 5500, 6000]);
});

test('after the last there is none, whatever the receiver asks for', () => {
  expect(waitOf(retryDelays.length, 0)).toBeUndefined();
  expect(waitOf(retryDelays.length, 0, 60_000)).toBeUndefined();
});

test('a receiver can ask for more time, up to a day, and not for less', () => {
  expect(waitOf(0, 0, 60_000)).toBe(60_000);
  expect(waitOf(0, 0, 1000)).toBe(5000);
  expect(waitOf(0, 0, 10 * 86_400_000)).toBe(86_400_000);
});
