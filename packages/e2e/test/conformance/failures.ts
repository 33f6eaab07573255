import type { Result } from '@worklane/conformance';

/** Returns the failed cases in a form that a failing test prints well. */
export const failuresOf = (results: readonly Result[]) =>
  results.flatMap(({ operation, case: name, outcome }) =>
    outcome.state === 'failed' ? [{ operation, case: name, ...outcome }] : [],
  );

export const skipsOf = (results: readonly Result[]): string[] => [
  ...new Set(results.flatMap(({ outcome }) => (outcome.state === 'skipped' ? [outcome.reason] : []))),
];
