import { vi } from 'vitest';

/** Six times what the slowest condition needs on a busy machine, so that only a condition that never holds reaches it. */
const timeout = 120_000;

/** Repeats an assertion until it passes. @returns its result. @throws the last error after two minutes */
export const waitFor = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout, interval: 20 });

/** Keeps the process busy, so that it notices nothing else. */
export function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
