import { relative } from 'node:path';
import { root } from './specifications.ts';

/** A problem in a specification. Lines and columns count from 1. */
export interface SpecProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

/** Thrown when a specification has problems, before any file is written. */
export class SpecError extends Error {
  override name = 'SpecError';
  readonly problems: readonly SpecProblem[];

  constructor(problems: readonly SpecProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Returns `file:line:column message (rule)`, which terminals and editors link. */
export const formatProblem = ({ file, line, column, rule, message }: SpecProblem) =>
  `${relative(root, file)}:${line}:${column} ${message} (${rule})`;
