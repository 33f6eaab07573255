import type { Result } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { expect } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

/** Operations tested concurrently: the service runs on another processor. */
export const concurrency = 16;

/** Expects that every case of every operation ran and passed. */
export function expectConformance(results: readonly Result[]): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual(['the credentials provide no such token']);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
}
