import { problems as dashboardProblems } from '../generated/dashboard/problems.ts';
import { problems as publicProblems } from '../generated/problems.ts';
import type * as schemas from '../generated/types.ts';

const problems = { ...publicProblems, ...dashboardProblems };

/** One entry of `errors` in a problem. */
export type ProblemViolation = schemas.ProblemError;

/** Returns the violations of a schema of the contract in a value of a body, such as a record after a merge patch. */
export type ViolationsOf = (schema: string, value: unknown) => readonly ProblemViolation[];

export interface ProblemOptions {
  /** The violations found in the request, each with its location. */
  readonly errors?: readonly ProblemViolation[];
  /** The records that refer to the record to be deleted. */
  readonly referencedBy?: readonly schemas.RecordReference[];
  /** Where to continue with the event feed. */
  readonly resync?: schemas.Resync | undefined;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** The underlying error; logged, never sent. */
  readonly cause?: unknown;
  /** Details for the log beyond `detail`; never sent. */
  readonly logDetail?: string | undefined;
}

/** An error that is sent as problem+json (RFC 9457), with the status and title that the contract defines for its code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: schemas.ProblemCode;
  readonly status: number;
  readonly title: string;
  /** A sentence for the client about this occurrence. */
  readonly detail: string;
  readonly errors: readonly ProblemViolation[];
  readonly referencedBy: readonly schemas.RecordReference[];
  readonly resync: schemas.Resync | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly logDetail: string | undefined;

  constructor(code: schemas.ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.code = code;
    this.status = problems[code].status;
    this.title = problems[code].title;
    this.detail = detail;
    this.errors = options.errors ?? [];
    this.referencedBy = options.referencedBy ?? [];
    this.resync = options.resync;
    this.headers = { ...defaultHeaders[code], ...options.headers };
    this.logDetail = options.logDetail;
  }

  /**
   * Returns the body of the response.
   * @param instance the path of the request, without its query
   */
  body(instance: string, requestId: string): schemas.Problem {
    return {
      type: `/docs/problems#${this.code}`,
      title: this.title,
      status: this.status,
      detail: this.detail.slice(0, maxDetailLength),
      instance,
      code: this.code,
      ...(this.errors.length > 0 && { errors: this.errors.slice(0, maxListedViolations) }),
      ...(this.referencedBy.length > 0 && { referenced_by: this.referencedBy.slice(0, maxReferences) }),
      ...(this.resync && { resync: this.resync }),
      request_id: requestId,
    };
  }
}

/** `maxLength` of `detail` and `maxItems` of `referenced_by` in the schema Problem. */
const [maxDetailLength, maxReferences] = [2000, 20];

const invalidToken = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Headers of a problem that does not set them itself (RFC 6750, section 3; RFC 9110, section 10.2.3). */
const defaultHeaders: Readonly<Partial<Record<schemas.ProblemCode, ProblemOptions['headers']>>> = {
  // Without a token there is no error code (RFC 6750, section 3.1).
  token_missing: { 'WWW-Authenticate': 'Bearer' },
  token_invalid: invalidToken,
  token_expired: invalidToken,
  token_revoked: invalidToken,
  service_unavailable: { 'Retry-After': 5 },
};

/** Maximum number of violations that a problem lists: `maxItems` of `errors` in the schema Problem. */
export const maxListedViolations = 100;

/** Returns the problem `validation_failed` that lists the violations of a body. */
export const invalidFields = (errors: readonly ProblemViolation[]): ProblemError =>
  new ProblemError('validation_failed', countViolations(errors.length, 'field'), { errors });

/** Returns the problem `invalid_parameter` that lists the violations of parameters. */
export const invalidParameters = (errors: readonly ProblemViolation[]): ProblemError =>
  new ProblemError('invalid_parameter', countViolations(errors.length, 'parameter'), { errors });

/** Returns the problem of an error that the client can do nothing about, and that the log explains. */
export const internalError = (cause?: unknown): ProblemError =>
  new ProblemError('internal_error', 'An unexpected error occurred. It has been logged.', { cause });

function countViolations(count: number, noun: string): string {
  if (count === 1) return `1 ${noun} is not valid.`;
  if (count <= maxListedViolations) return `${count} ${noun}s are not valid.`;
  return `More than ${maxListedViolations} ${noun}s are not valid. The first ${maxListedViolations} are listed.`;
}
