import type { ProblemErrorCode } from '@worklane/contract';

/** Something wrong at one place of a value. */
export interface Violation {
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  /** In words that follow the name of the place. */
  readonly detail: string;
}

/** The most violations that a problem lists: `maxItems` of `errors` in the schema Problem. */
export const listedViolations = 100;

/** The most violations that are described: one more than a problem lists, so that it can say that there are more. */
export const mostViolations = listedViolations + 1;

/** Returns the detail of a problem with violations: how many there are, up to the number that is listed. */
export function countViolations(count: number, noun: 'field' | 'parameter'): string {
  if (count === 1) return `1 ${noun} is not valid.`;
  if (count <= listedViolations) return `${count} ${noun}s are not valid.`;
  return `More than ${listedViolations} ${noun}s are not valid. The first ${listedViolations} are listed.`;
}
