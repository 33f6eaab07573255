import type { ProblemErrorCode } from '@worklane/contract';

/** A complete record with date-times in UTC. */
export type CompleteRecord = Readonly<Record<string, unknown>>;

export interface RuleViolation {
  /** JSON pointer to the invalid field. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  /** A message that follows the name of the field. */
  readonly detail: string;
}

/** A rule that no schema of a body can express. */
export interface Rule {
  readonly rule: string;
  /** The source of the rule. */
  readonly source: string;
  readonly violations: (record: CompleteRecord) => RuleViolation[];
}
