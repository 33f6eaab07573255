import { type ProblemCode, problems, type schemas } from '@worklane/contract';
import type { OverrideProblem } from './override-types.ts';

interface ProblemResponse<Code extends ProblemCode> {
  readonly status: (typeof problems)[Code]['status'];
  readonly body: OverrideProblem;
}

type ProblemDetails = Pick<schemas.Problem, 'errors' | 'referenced_by'>;

/** Returns the error response of a problem code, for an override. */
export function problem<Code extends ProblemCode>(
  code: Code,
  detail?: string,
  { errors, referenced_by }: ProblemDetails = {},
): ProblemResponse<Code> {
  const { status, title, cause } = problems[code];
  return {
    status,
    body: {
      type: `/docs/problems#${code}`,
      title,
      status,
      detail: detail ?? cause,
      code,
      ...(errors && { errors }),
      ...(referenced_by && { referenced_by }),
    },
  };
}
