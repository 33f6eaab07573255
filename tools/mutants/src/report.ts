import type { Mutant } from './mutant.ts';
import type { Verdict } from './verdict.ts';

/** One line of the table. */
export const lineOf = ({ area, mutant, caughtBy, seconds }: Verdict): string =>
  [
    area.padEnd(10),
    sentenceOf(mutant).padEnd(90),
    (caughtBy?.gate.name ?? 'SURVIVED').padEnd(56),
    `${seconds.toFixed(1)} s`.padStart(8),
  ].join('  ');

export function summaryOf(verdicts: readonly Verdict[]): string {
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy === undefined);
  const minutes = verdicts.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const caught = `${verdicts.length - survivors.length} of ${verdicts.length} drifts caught in ${minutes.toFixed(1)} minutes`;
  if (survivors.length === 0) return `${caught}.`;
  const list = survivors.map(({ area, mutant }) => `  ${area}: ${sentenceOf(mutant)} (${mutant.gate.name})`);
  return `${caught}. These survived; a test is missing:\n${list.join('\n')}`;
}

/** 1 when one survives. */
export const exitCodeOf = (verdicts: readonly Verdict[]): 0 | 1 => (verdicts.every(({ caughtBy }) => caughtBy) ? 0 : 1);

/** For machines, with the line in which each gate says what is wrong. */
export const jsonOf = (verdicts: readonly Verdict[]): string =>
  JSON.stringify(
    verdicts.map(({ area, mutant, caughtBy, seconds }) => ({
      area,
      drift: sentenceOf(mutant),
      gate: mutant.gate.name,
      target: mutant.gate.target,
      caughtBy: caughtBy?.gate.name ?? null,
      reason: caughtBy?.reason ?? null,
      seconds: Number(seconds.toFixed(1)),
    })),
    null,
    2,
  );

const sentenceOf = ({ name, regenerate }: Mutant) => (regenerate ? `${name} (generated anew)` : name);
