import type { Target } from '../target/target.ts';
import type { Finding } from './finding.ts';
import { round } from './round.ts';
import type { Tally } from './request-counts.ts';

export interface FuzzOptions {
  readonly target: Target;
  readonly tally: Tally;
  /** Of the first round; each further one has the next. */
  readonly seed: number;
  /** Gives a text that it never gave before. */
  readonly unique: () => string;
  /** Asked before each round. */
  readonly goesOn: (rounds: number) => boolean;
  readonly onRound?: (rounds: number) => void;
}

const runs = 2;
const commands = 40;

/** Does rounds until one finds something or they are enough. */
export async function fuzz(options: FuzzOptions): Promise<{ finding: Finding | undefined; rounds: number }> {
  const { target, tally, unique, goesOn, onRound } = options;
  let rounds = 0;
  while (goesOn(rounds)) {
    const finding = await round({ target, tally, unique, runs, commands, seed: options.seed + rounds });
    rounds += 1;
    if (finding) return { finding, rounds };
    onRound?.(rounds);
  }
  return { finding: undefined, rounds };
}
