import { type ProblemCode, problems } from '@worklane/contract';
import type { RequestError } from './request-error.ts';
import type { Violation } from './violation.ts';

interface Circumstances {
  readonly errors?: readonly RequestError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly violations?: readonly Violation[];
}

/** A request that is not answered as asked, by the code of its problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly RequestError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly violations: readonly Violation[];

  constructor(code: ProblemCode, detail: string, { errors = [], headers = {}, violations = [] }: Circumstances = {}) {
    super(detail);
    this.code = code;
    this.status = problems[code].status;
    this.errors = errors;
    this.headers = headers;
    this.violations = violations;
  }
}

/** The refusal of a request whose parameters are wrong. */
export function invalidParameters(errors: readonly RequestError[], violations?: readonly Violation[]): Refusal {
  const detail = errors.length === 1 ? '1 parameter is not valid.' : `${errors.length} parameters are not valid.`;
  return new Refusal('invalid_parameter', detail, { errors, ...(violations && { violations }) });
}
