import type { Loose } from '../contract.ts';

/** A change of a document, and every line that the comparison should report: `severity rule where: what`. */
export interface Case {
  /** What both versions have and the real document has not. */
  readonly given?: (document: Loose) => void;
  readonly change: (document: Loose) => void;
  readonly want: readonly string[];
}

export type Table = readonly (readonly [name: string, row: Case])[];
