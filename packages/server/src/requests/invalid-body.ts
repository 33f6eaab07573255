import { ProblemError } from '../problem-error.ts';
import { problemViolation } from '../violations/problem-violation.ts';
import type { Violation } from '../violations/violation.ts';

/** Refuses a body when anything is wrong with it. */
export function refuseInvalid(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const count = violations.length === 1 ? '1 field is' : `${violations.length} fields are`;
  const errors = violations.map((violation) => problemViolation('body', violation));
  throw new ProblemError('validation_failed', `${count} not valid.`, { errors });
}
