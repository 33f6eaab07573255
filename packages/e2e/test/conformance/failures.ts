import type { Result } from '@worklane/conformance';

/** What failed, in a form that a failing test shows well. */
export const failuresOf = (results: readonly Result[]) =>
  results.flatMap(({ operation, case: name, outcome }) =>
    outcome.state === 'failed' ? [{ operation, case: name, ...outcome }] : [],
  );

export const skipsOf = (results: readonly Result[]): string[] => [
  ...new Set(results.flatMap(({ outcome }) => (outcome.state === 'skipped' ? [outcome.reason] : []))),
];
