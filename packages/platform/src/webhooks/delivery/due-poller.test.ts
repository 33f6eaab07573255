import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../database/store.ts';
import { DuePoller } from './due-poller.ts';

/** The organizations of each poll, and how long a sweep takes. */
let polled: unknown[];
let sweepMilliseconds: number;
let poller: DuePoller;
/** The pools of the sweeps, and the error of the next one that has a time limit. */
let sweptBy: string[];
let failure: object | undefined;

const now = new Date('2026-03-05T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  polled = [];
  sweepMilliseconds = 1;
  sweptBy = [];
  failure = undefined;
  const pool = (name: string, error: () => object | undefined) => ({
    async executeQuery() {
      sweptBy.push(name);
      vi.advanceTimersByTime(sweepMilliseconds);
      const thrown = error();
      if (thrown) throw thrown;
      return { rows: [] };
    },
  });
  poller = new DuePoller({
    async read(_statement: unknown, [organizations]: unknown[]) {
      polled.push(organizations);
      return [];
    },
    db: pool('limited', () => failure),
    maintenance: pool('unlimited', () => undefined),
  } as unknown as Store);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('DuePoller', () => {
  it.each([
    [1, 1000],
    [100, 1000],
    [700, 7000],
    [60_000, 30_000],
  ])('after a sweep of %i ms, waits %i ms until the next one', async (duration, rest) => {
    sweepMilliseconds = duration;
    await poller.sweep(now);
    expect(poller.restAfterSweep).toBe(rest);
  });

  it('sweeps without a time limit only after one was too short, until a sweep is fast again', async () => {
    failure = { code: 'ETIMEDOUT' };
    await expect(poller.sweep(now)).rejects.toBe(failure);
    failure = { code: '57014' };
    await expect(poller.sweep(now)).rejects.toBe(failure);
    sweepMilliseconds = 20_000;
    await poller.sweep(now);
    sweepMilliseconds = 1;
    await poller.sweep(now);
    failure = undefined;
    await poller.sweep(now);
    expect(sweptBy).toEqual(['limited', 'limited', 'unlimited', 'unlimited', 'limited']);
  });

  it('polls known organizations once a second while sweeps take long, so that retries are not late', async () => {
    await poller.sweep(now);
    await poller.poll([1, 2], now);
    expect(polled).toEqual([]);
    sweepMilliseconds = 700;
    await poller.sweep(now);
    await poller.poll([1, 2], now);
    await poller.poll([1, 2], now);
    expect(polled).toEqual([[1, 2]]);
    vi.advanceTimersByTime(1000);
    await poller.poll([1, 2], now);
    expect(polled).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('polls requested organizations at once, and deferred ones together', async () => {
    vi.advanceTimersByTime(50);
    poller.request(7, false);
    expect(poller.idleFor).toBe(0);
    await poller.poll([], now);
    poller.request(8, true);
    poller.request(9, true);
    expect(poller.idleFor).toBe(50);
    await poller.poll([], now);
    vi.advanceTimersByTime(50);
    await poller.poll([], now);
    expect(polled).toEqual([[7], [8, 9]]);
  });
});
