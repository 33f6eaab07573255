import type { Loose } from '../contract.ts';

/** A change of a document and the expected findings: `severity rule location: description`. */
export interface Case {
  /** Applied to both versions before the change. */
  readonly given?: (document: Loose) => void;
  readonly change: (document: Loose) => void;
  readonly want: readonly string[];
}

export type Table = readonly (readonly [name: string, row: Case])[];
