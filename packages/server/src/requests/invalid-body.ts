import { ProblemError, type ProblemViolation } from '../problems/problem-error.ts';
import { problemViolation } from '../violations/problem-violation.ts';
import { countViolations, type Violation } from '../violations/violation.ts';

/** The problem of a body with violations. */
export const invalidFields = (errors: readonly ProblemViolation[]): ProblemError =>
  new ProblemError('validation_failed', countViolations(errors.length, 'field'), { errors });

/** Refuses a body when anything is wrong with it. */
export function refuseInvalid(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const errors = violations.map((violation) => problemViolation('body', violation));
  throw invalidFields(errors);
}
