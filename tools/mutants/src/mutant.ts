import type { Gate } from './gate.ts';

/** One drift: what somebody could change by mistake, and the gate that has to notice. */
export interface Mutant {
  /** A sentence that says what drifted. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Whether the generators run after the edits, as they do for one who changes specs/ and commits what comes of it. */
  readonly regenerate?: boolean;
  readonly gate: Gate;
}

/** Replaces a text that stands exactly once in a file. */
export interface Edit {
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The drifts of one part of the repository. */
export interface Area {
  readonly area: string;
  readonly mutants: readonly Mutant[];
}
