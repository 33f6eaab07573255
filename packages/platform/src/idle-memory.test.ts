import { expect, it, onTestFinished, vi } from 'vitest';
import { releaseMemoryWhenIdle } from './idle-memory.ts';

it('collects garbage when the process is idle after the start, and for long after each period of load', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let utilization = 0.5;
  const collectGarbage = vi.fn();
  releaseMemoryWhenIdle({ interval: 10, intervalsAfterLoad: 3, measure: () => utilization, collectGarbage });
  /** Returns how often garbage was collected until then. */
  const after = (intervals: number, activity: number) => {
    utilization = activity;
    vi.advanceTimersByTime(intervals * 10);
    return collectGarbage.mock.calls.length;
  };
  expect(after(5, 0.5)).toBe(0);
  expect(after(1, 0.01)).toBe(1);
  expect(after(20, 0.01)).toBe(1);
  expect(after(1, 0.5)).toBe(1);
  expect(after(2, 0.01)).toBe(1);
  expect(after(1, 0.5)).toBe(1);
  expect(after(2, 0.01)).toBe(1);
  expect(after(1, 0.01)).toBe(2);
  expect(after(20, 0.01)).toBe(2);
});
