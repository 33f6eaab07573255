import { afterAll, expect } from 'vitest';
import { endWatch } from './log-watch.ts';

// Runs in every file of tests: whatever they start, its log holds nothing that gives access.
afterAll(() => expect(endWatch()).toEqual([]));
