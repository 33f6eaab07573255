import type { Result } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { expect } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

/** How many operations are judged at once: the service has a processor of its own to answer with. */
export const concurrency = 16;

/** Every operation was asked, and everything about it, and nothing was wrong. */
export function expectConformance(results: readonly Result[]): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['the credentials give no such token']);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
}
