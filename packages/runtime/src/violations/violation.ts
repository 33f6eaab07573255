import type { ProblemErrorCode } from '@worklane/contract';
import { maxListedViolations, type ProblemViolation } from '@worklane/contract/requests';
import { fitting } from './pointer.ts';

/** A violation of the contract at one location of a value. */
export interface Violation {
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  /** A message that follows the name of the location, such as `is required`. */
  readonly detail: string;
}

/**
 * Describes a string that violates the pattern of a schema; returns undefined for the generic message.
 * @param schema the title of the schema
 */
export type DescribePatternViolation = (schema: string, value: string) => Omit<Violation, 'pointer'> | undefined;

/** Maximum number of violations that are collected: one more than are listed, to know whether there are more. */
export const maxViolations = maxListedViolations + 1;

/** `maxLength` of `detail` in the schema ProblemError. */
const maxDetailLength = 1000;

/** Returns a violation in the form in which a problem lists it. */
export const problemViolation = (part: ProblemViolation['in'], violation: Violation): ProblemViolation => ({
  in: part,
  pointer: fitting(violation.pointer),
  code: violation.code,
  detail: violation.detail.slice(0, maxDetailLength),
});
