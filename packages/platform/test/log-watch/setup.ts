import { afterAll, expect } from 'vitest';
import { takeLeaks, watchLoggers } from './log-watch.ts';

// Runs in every file of tests: whatever they start, its log holds nothing that gives access.
watchLoggers();
afterAll(() => expect(takeLeaks()).toEqual([]));
