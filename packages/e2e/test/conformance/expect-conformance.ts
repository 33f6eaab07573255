import type { Result } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { isSampled } from '@worklane/testing/sampled-kinds';
import { expect } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

const ids = Object.values<Operation>(operations)
  .filter(isSampled)
  .map(({ id }) => id);

/** Returns operations in six parts, so that none reaches the time limit of a test. */
export const partsOf = (only: readonly string[]) =>
  Array.from({ length: 6 }, (_, part) => ({
    name: part + 1,
    only: only.filter((_, index) => index % 6 === part),
  }));

export const parts = partsOf(ids);

/** Expects that every case of the operations ran and passed. */
export function expectConformance(results: readonly Result[], only: readonly string[] = ids): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual([]);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(only));
}
