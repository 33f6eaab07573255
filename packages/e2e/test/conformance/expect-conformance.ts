import type { Result } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { expect } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

/** Expects that every case of the operations ran and passed. */
export function expectConformance(results: readonly Result[], ids: readonly string[] = Object.keys(operations)): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual([]);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(ids));
}
