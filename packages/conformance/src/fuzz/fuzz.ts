import type { Target } from '../target/target.ts';
import type { Finding } from './mismatch.ts';
import type { RequestCounts } from './request-counts.ts';
import { round } from './round.ts';

export interface FuzzOptions {
  readonly target: Target;
  readonly counts: RequestCounts;
  /** The seed of the first round; it increases by one each round. */
  readonly seed: number;
  /** Returns a new unique text. */
  readonly unique: () => string;
  /** Called before each round. */
  readonly continues: (rounds: number) => boolean;
  readonly onRound?: (rounds: number) => void;
}

const runs = 2;
const commands = 40;

/** Runs rounds until one finds a mismatch or `continues` returns false. */
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
