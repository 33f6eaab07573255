import { type ProblemCode, type ProblemErrorCode, problems } from '@worklane/contract';
import type { RecordReference } from './records/record.ts';

/** One entry of `errors` in a problem. */
export interface ValidationIssue {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** JSON pointer (RFC 6901) into that part of the request. */
  readonly pointer: string;
  readonly code: ProblemErrorCode;
  readonly detail: string;
}

interface ProblemOptions {
  readonly errors?: readonly ValidationIssue[];
  /** The records that refer to the record to be deleted, at most 20. */
  readonly referencedBy?: readonly RecordReference[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to send an error response; the message is the detail of the problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly ValidationIssue[];
  readonly referencedBy: readonly RecordReference[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    const { errors = [], referencedBy = [], headers = {} } = options;
    super(detail);
    this.code = code;
    this.status = problems[code].status;
    this.errors = errors;
    this.referencedBy = referencedBy;
    this.headers = headers;
  }
}

/** Maximum number of listed errors: `maxItems` of `errors` in the schema Problem. */
export const maxListedErrors = 100;

/** Returns the problem for invalid fields (422) or parameters (400). It lists the first 100 errors. */
export function validationProblem(noun: 'field' | 'parameter', errors: readonly ValidationIssue[]): ProblemError {
  const code = noun === 'field' ? 'validation_failed' : 'invalid_parameter';
  return new ProblemError(code, countErrors(errors.length, noun), { errors: errors.slice(0, maxListedErrors) });
}

function countErrors(count: number, noun: string): string {
  if (count === 1) return `1 ${noun} is not valid.`;
  if (count <= maxListedErrors) return `${count} ${noun}s are not valid.`;
  return `More than ${maxListedErrors} ${noun}s are not valid. The first ${maxListedErrors} are listed.`;
}
