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

/** What is wrong in specs/. */
export interface Findings {
  /** By file and line. */
  readonly problems: readonly SpecProblem[];
  /** Why not everything was checked. */
  readonly note?: string;
}

/** Thrown when a specification has problems, before any file is written. */
export class SpecError extends Error {
  override name = 'SpecError';
  readonly problems: readonly SpecProblem[];
  readonly note: string | undefined;

  constructor(problems: readonly SpecProblem[], note?: string) {
    super([...problems.map(formatProblem), ...(note === undefined ? [] : [note])].join('\n'));
    this.problems = problems;
    this.note = note;
  }
}

/** Returns `file:line:column message (rule)`, which terminals and editors link. */
export const formatProblem = ({ file, line, column, rule, message }: SpecProblem) =>
  `${relative(root, file)}:${line}:${column} ${message} (${rule})`;
