import { type ProblemCode, problems } from '@worklane/contract';
import type { RequestError } from './validation/problem-errors.ts';
import type { Violation } from './validation/violation.ts';

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

/** `maxItems` of `errors` in the schema Problem. */
export const listedErrors = 100;

/** The rejection of a request whose parameters, or else whose body, are not valid. It lists the first 100 errors. */
export function invalidRequestPart(
  part: 'field' | 'parameter',
  errors: readonly RequestError[],
  violations: readonly Violation[] = [],
): Refusal {
  const code = part === 'field' ? 'validation_failed' : 'invalid_parameter';
  return new Refusal(code, countErrors(errors.length, part), { errors: errors.slice(0, listedErrors), violations });
}

function countErrors(count: number, noun: string): string {
  if (count === 1) return `1 ${noun} is not valid.`;
  if (count <= listedErrors) return `${count} ${noun}s are not valid.`;
  return `More than ${listedErrors} ${noun}s are not valid. The first ${listedErrors} are listed.`;
}
