import type { Target } from '../target/target.ts';
import type { Finding } from './finding.ts';
import type { RequestCounts } from './request-counts.ts';
import { round } from './round.ts';

/** A service with the counts of its requests. */
export interface FuzzedService {
  readonly target: Target;
  readonly counts: RequestCounts;
}

export interface FuzzOptions {
  /** Each round runs on all of them, with the same seed. */
  readonly services: readonly FuzzedService[];
  /** The seed of the first round; it increases by one each round. */
  readonly seed: number;
  /** Returns a new unique text. */
  readonly unique: () => string;
  /** Called before each round. */
  readonly continues: (rounds: number) => boolean;
  readonly onRound?: (rounds: number) => void;
}

export interface FuzzResult {
  /** At most one for each service, all of the same round. */
  readonly findings: readonly Finding[];
  readonly rounds: number;
}

const runs = 2;
const commands = 40;

/** Runs rounds until one finds a mismatch or `continues` returns false. */
export async function fuzz({ services, unique, continues, onRound, seed }: FuzzOptions): Promise<FuzzResult> {
  let rounds = 0;
  while (continues(rounds)) {
    const options = { unique, runs, commands, seed: seed + rounds };
    const found = await Promise.all(services.map((service) => round({ ...service, ...options })));
    const findings = found.filter((finding) => finding !== undefined);
    rounds += 1;
    if (findings.length > 0) return { findings, rounds };
    onRound?.(rounds);
  }
  return { findings: [], rounds };
}
