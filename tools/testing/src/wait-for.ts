import { vi } from 'vitest';

/** Six times what the slowest condition needs on a busy machine, so that only a condition that never holds reaches it. */
const timeout = 120_000;

/** Repeats an assertion until it passes. @returns its result. @throws the last error after two minutes */
export const waitFor = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout, interval: 20 });
