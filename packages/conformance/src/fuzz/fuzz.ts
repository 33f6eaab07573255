import type { Target } from '../target/target.ts';
import type { Finding } from './finding.ts';
import type { RequestCounts } from './request-counts.ts';
import { round } from './round.ts';

export interface FuzzOptions {
  readonly target: Target;
  readonly counts: RequestCounts;
  /** Of the first round; each further one has the next. */
  readonly seed: number;
  /** Gives a text that it never gave before. */
  readonly unique: () => string;
  /** Asked before each round. */
  readonly continues: (rounds: number) => boolean;
  readonly onRound?: (rounds: number) => void;
}

const runs = 2;
const commands = 40;

/** Does rounds until one finds something or they are enough. */
export async function fuzz(options: FuzzOptions): Promise<{ finding: Finding | undefined; rounds: number }> {
  const { target, counts, unique, continues, onRound } = options;
  let rounds = 0;
  while (continues(rounds)) {
    const finding = await round({ target, counts, unique, runs, commands, seed: options.seed + rounds });
    rounds += 1;
    if (finding) return { finding, rounds };
    onRound?.(rounds);
  }
  return { finding: undefined, rounds };
}
