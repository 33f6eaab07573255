import type { ProblemViolation } from '../problems/problem-error.ts';
import { fitting } from './pointer.ts';
import type { Violation } from './violation.ts';

/** `maxLength` of a detail in the schema ProblemError. */
const longestDetail = 1000;

/** A violation as a problem lists it. */
export const problemViolation = (part: ProblemViolation['in'], violation: Violation): ProblemViolation => ({
  in: part,
  pointer: fitting(violation.pointer),
  code: violation.code,
  detail: violation.detail.slice(0, longestDetail),
});
