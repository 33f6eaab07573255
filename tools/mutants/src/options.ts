import { parseArgs } from 'node:util';
import type { Area } from './mutant.ts';

export const usage = `npm run conformance:mutants -- [options]

  --only <text>   the area of this name, or the drifts whose sentence has this text; may be given more than once
  --all-gates     on a drift that its gate does not catch, try the gates of all others
  --check         run nothing: only say whether every drift can still be applied
  --json <file>   write the result for machines

Exit code: 0 every drift is caught, 1 one survives, 2 nothing could be said.`;

/** @throws TypeError when an option is not known */
export const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      'all-gates': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** The areas that are named, and the mutants whose sentence has one of the texts. All, when none is given. */
export function select(areas: readonly Area[], only: readonly string[]): readonly Area[] {
  if (only.length === 0) return areas;
  const texts = only.filter((text) => !areas.some(({ area }) => area === text));
  return areas
    .map(({ area, mutants }) => ({
      area,
      mutants: only.includes(area) ? mutants : mutants.filter(({ name }) => texts.some((text) => name.includes(text))),
    }))
    .filter(({ mutants }) => mutants.length > 0);
}
