import type { ProblemErrorCode } from '@worklane/contract';
import { appendToPointer } from '@worklane/contract/openapi-reader';
import { maxListedViolations, type ProblemViolation } from '@worklane/contract/requests';

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

/** `maxLength` of a pointer in the schema ProblemError. */
const maxPointerLength = 1024;

/** Appends a name to a JSON pointer (RFC 6901). A name too long for a problem is cut first, since escaping it takes time. */
export const below = (pointer: string, key: string | number): string =>
  appendToPointer(pointer, String(key).slice(0, maxPointerLength + 1));

/** Returns the pointer itself, or that of the nearest parent that a problem can hold. */
export function fitting(pointer: string): string {
  let fit = pointer;
  while (fit.length > maxPointerLength) fit = fit.slice(0, fit.lastIndexOf('/'));
  return fit;
}
