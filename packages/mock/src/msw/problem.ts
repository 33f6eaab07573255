import { type ProblemCode, problems, type schemas } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import type { OverrideProblem } from './override-types.ts';

interface ProblemResponse<Code extends ProblemCode> {
  readonly status: (typeof problems)[Code]['status'];
  readonly body: OverrideProblem;
}

type ProblemDetails = Pick<schemas.Problem, 'errors' | 'referenced_by' | 'resync'>;

/** Returns the error response of a problem code, for an override. */
export function problem<Code extends ProblemCode>(
  code: Code,
  detail: string = problems[code].cause,
  { errors = [], referenced_by: referencedBy = [], resync }: ProblemDetails = {},
): ProblemResponse<Code> {
  const {
    instance: _,
    request_id: __,
    ...body
  } = new ProblemError(code, detail, { errors, referencedBy, resync }).body('', '');
  return { status: problems[code].status, body };
}
