import type { Gate } from './gate.ts';
import type { Mutant } from './mutant.ts';

/** What became of one mutant. */
export interface Verdict {
  readonly area: string;
  readonly mutant: Mutant;
  /** Undefined when it survived. */
  readonly caughtBy: Finding | undefined;
  /** Of all gates that were tried on it. */
  readonly seconds: number;
}

/** A gate that failed. */
export interface Finding {
  readonly gate: Gate;
  /** The line in which it says what is wrong. */
  readonly reason: string;
}
