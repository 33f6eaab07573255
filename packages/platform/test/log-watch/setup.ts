import { afterAll, expect, vi } from 'vitest';
import { endWatch } from './log-watch.ts';

// Runs in every file of tests: whatever they start, its log holds nothing that gives access.
afterAll(() => expect(endWatch()).toEqual([]));

// Files share a process, so the clock of one that failed before it restored its own would make those after it fail.
afterAll(() => {
  vi.useRealTimers();
});
