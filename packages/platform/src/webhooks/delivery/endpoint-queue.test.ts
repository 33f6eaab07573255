import { describe, expect, it } from 'vitest';
import { ConcurrencyWindow } from './endpoint-queue.ts';

const windowAfter = (...changes: ((window: ConcurrencyWindow) => void)[]): ConcurrencyWindow => {
  const window = new ConcurrencyWindow();
  for (const change of changes) change(window);
  return window;
};
const times = (count: number, change: (window: ConcurrencyWindow) => void) =>
  Array.from({ length: count }, () => change);
const success = (window: ConcurrencyWindow) => window.recordSuccess(2);
const slowSuccess = (window: ConcurrencyWindow) => window.recordSuccess(5000);
const failure = (window: ConcurrencyWindow) => window.recordFailure();

describe('ConcurrencyWindow', () => {
  it('opens to 32 with successes, and claims ahead for a fast endpoint', () => {
    expect(windowAfter().size).toBe(4);
    expect(windowAfter(...times(100, success))).toMatchObject({ size: 32, capacity: 512, pause: 0 });
  });

  it('claims no more than is in flight for a slow endpoint', () => {
    expect(windowAfter(...times(100, slowSuccess))).toMatchObject({ size: 32, capacity: 32 });
  });

  it('halves with failures down to 1, then pauses for up to a second', () => {
    expect(windowAfter(...times(100, success), failure)).toMatchObject({ size: 16, capacity: 16, pause: 0 });
    expect(windowAfter(...times(4, failure))).toMatchObject({ size: 1, capacity: 1, pause: 0 });
    expect(windowAfter(...times(5, failure)).pause).toBe(50);
    expect(windowAfter(...times(6, failure)).pause).toBe(100);
    expect(windowAfter(...times(100, failure))).toMatchObject({ size: 1, capacity: 1, pause: 1000 });
  });

  it('ends the pauses with the first success', () => {
    expect(windowAfter(...times(100, failure), success)).toMatchObject({ size: 2, pause: 0 });
  });
});
