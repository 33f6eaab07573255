import type { Result } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { isSampled } from '@worklane/testing/sampled-kinds';
import { expect } from 'vitest';

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

/** Returns the failed cases in a form that a failing test prints well. */
export const failuresOf = (results: readonly Result[]) =>
  results.flatMap(({ operation, case: name, outcome }) =>
    outcome.state === 'failed' ? [{ operation, case: name, ...outcome }] : [],
  );

export const skipsOf = (results: readonly Result[]): string[] => [
  ...new Set(results.flatMap(({ outcome }) => (outcome.state === 'skipped' ? [outcome.reason] : []))),
];

/** Expects that every case of the operations ran and passed. */
export function expectConformance(results: readonly Result[], only: readonly string[] = ids): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results)).toEqual([]);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(only));
}
