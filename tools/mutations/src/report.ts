import type { Mutation } from './mutation.ts';
import type { MutationResult } from './run-mutations.ts';

export const lineOf = ({ area, mutation, caughtBy, seconds }: MutationResult): string =>
  [
    area.padEnd(10),
    sentenceOf(mutation).padEnd(90),
    (caughtBy?.check.name ?? 'SURVIVED').padEnd(56),
    `${seconds.toFixed(1)} s`.padStart(8),
  ].join('  ');

export function summaryOf(results: readonly MutationResult[]): string {
  const survivors = results.filter(({ caughtBy }) => caughtBy === undefined);
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const caught = `${results.length - survivors.length} of ${results.length} mutations caught in ${minutes.toFixed(1)} minutes.`;
  if (survivors.length === 0) return caught;
  const list = survivors.map(({ area, mutation }) => `  ${area}: ${sentenceOf(mutation)} (${mutation.check.name})`);
  return `${caught} These survived, so a test is missing:\n${list.join('\n')}`;
}

/** Returns 1 when a mutation survived. */
export const exitCodeOf = (results: readonly MutationResult[]): 0 | 1 =>
  results.every(({ caughtBy }) => caughtBy) ? 0 : 1;

export const jsonOf = (results: readonly MutationResult[]): string =>
  JSON.stringify(
    results.map(({ area, mutation, caughtBy, seconds }) => ({
      area,
      mutation: sentenceOf(mutation),
      check: mutation.check.name,
      caughtBy: caughtBy?.check.name ?? null,
      reason: caughtBy?.reason ?? null,
      seconds: Number(seconds.toFixed(1)),
    })),
    null,
    2,
  );

const sentenceOf = ({ name, regenerate }: Mutation) => (regenerate ? `${name} (regenerated)` : name);
