import type { Result } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { expect } from 'vitest';
import { failuresOf, skipsOf } from './failures.ts';

const noSuchToken = 'the credentials provide no such token';

/** Expects that every case of every operation ran and passed. */
export function expectConformance(results: readonly Result[]): void {
  expectConformanceIn(Object.keys(operations), results);
  expect(skipsOf(results)).toEqual([noSuchToken]);
}

/** Expects that every case of the operations ran and passed. */
export function expectConformanceIn(ids: readonly string[], results: readonly Result[]): void {
  expect(failuresOf(results)).toEqual([]);
  expect(skipsOf(results).filter((reason) => reason !== noSuchToken)).toEqual([]);
  expect(new Set(results.map(({ operation }) => operation))).toEqual(new Set(ids));
}
