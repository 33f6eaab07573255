import type { ProblemErrorCode } from '@worklane/contract';

/** Something wrong at one place of a value. */
export interface Violation {
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  /** In words that follow the name of the place. */
  readonly detail: string;
}
