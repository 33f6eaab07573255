import { applyEdits, OutOfDate } from './apply-edits.ts';
import type { Area } from './mutant.ts';

/**
 * Tries every edit in memory, so that hours do not pass before one is found that does not fit.
 * @throws OutOfDate naming all mutants that have to be written anew
 */
export async function requireFitting(areas: readonly Area[], read: (file: string) => Promise<string>): Promise<void> {
  const misfits: string[] = [];
  for (const { name, edits } of areas.flatMap(({ mutants }) => mutants)) {
    try {
      await applyEdits(edits, read);
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
      misfits.push(`Mutant out of date: ${name}\n  ${error.message}`);
    }
  }
  if (misfits.length > 0) throw new OutOfDate(misfits.join('\n'));
}
