import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { EventLoopLoad } from './event-loop-load.ts';

const compute = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

describe('EventLoopLoad', () => {
  it('is busy after the process has computed without a pause, and not after it has waited', async () => {
    const load = new EventLoopLoad();
    expect(load.isBusy).toBe(false);
    compute(150);
    expect(load.isBusy).toBe(true);
    await setTimeout(1000);
    expect(load.isBusy).toBe(false);
  });
});
