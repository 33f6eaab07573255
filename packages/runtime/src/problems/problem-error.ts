import { problems as publicProblems, type schemas } from '@worklane/contract';
import { problems as dashboardProblems } from '@worklane/contract/dashboard';
import type { HeaderValue } from '../responses/response.ts';

const problems = { ...publicProblems, ...dashboardProblems };

export type ProblemViolation = schemas.ProblemError;

export interface ProblemOptions {
  /** The violations found in the request, each with its location. */
  readonly errors?: readonly ProblemViolation[];
  /** The records that refer to the record to be deleted. */
  readonly referencedBy?: readonly schemas.RecordReference[];
  readonly headers?: Readonly<Record<string, HeaderValue>>;
  /** The underlying error; logged, never sent. */
  readonly cause?: unknown;
  /** Details for the log beyond `detail`; never sent. */
  readonly logDetail?: string;
}

/** An error that is sent as problem+json (RFC 9457), with the status and title that the contract defines for its code. */
export class ProblemError extends Error {
  readonly code: schemas.ProblemCode;
  readonly status: number;
  readonly title: string;
  /** A sentence for the client about this occurrence. */
  readonly detail: string;
  readonly errors: readonly ProblemViolation[] | undefined;
  readonly referencedBy: readonly schemas.RecordReference[] | undefined;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly logDetail: string | undefined;

  constructor(code: schemas.ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = problems[code].status;
    this.title = problems[code].title;
    this.detail = detail;
    this.errors = options.errors;
    this.referencedBy = options.referencedBy;
    this.headers = options.headers ?? {};
    this.logDetail = options.logDetail;
  }
}
