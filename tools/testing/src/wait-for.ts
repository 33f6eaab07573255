import { vi } from 'vitest';
import { tier } from './tier.ts';

/** Below the limit of a test, so that a condition that never holds is named. */
const defaultTimeout = tier === 'fast' ? 25_000 : 90_000;

/** Repeats an assertion until it passes. @returns its result. @throws the last error when a test is about to reach its limit */
export const waitFor = <Result>(assertion: () => Result | Promise<Result>, timeout = defaultTimeout): Promise<Result> =>
  vi.waitFor(assertion, { timeout, interval: 20 });

/** Keeps the process busy, so that it notices nothing else. */
export function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
