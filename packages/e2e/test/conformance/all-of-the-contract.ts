import type { Result } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { expect } from 'vitest';
import { faultsOf, skipsOf } from './faults.ts';

/** How many operations are judged at once: the service has a processor of its own to answer with. */
export const atOnce = 16;

/** Every operation was asked, and everything about it, and nothing was wrong. */
export function expectAllOfTheContract(results: readonly Result[]): void {
  expect(faultsOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['the credentials give no such token']);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
}
