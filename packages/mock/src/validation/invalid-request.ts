import type { Operation } from '@worklane/contract';
import {
  extended,
  malformedToken,
  ProblemError,
  tokenMissing,
  type Violation,
  validationIssues,
  validationProblem,
} from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';

/** Returns the problem of an invalid request. Like the service, it checks the token first, then parameters, then the body. */
export function invalidRequest(
  violations: readonly Violation[],
  request: ParsedRequest,
  operation: Operation,
): ProblemError {
  if (violations.some(({ code }) => code === 401)) return unauthorized(request, operation, violations);
  const issues = validationIssues(violations, operation);
  const parameterIssues = issues.filter((issue) => issue.in !== 'body');
  if (parameterIssues.length > 0) return validationProblem('parameter', parameterIssues, violations);
  return validationProblem('field', issues, violations);
}

function unauthorized(
  { headers }: ParsedRequest,
  operation: Operation,
  violations: readonly Violation[],
): ProblemError {
  if (operation.authentication !== 'bearer') {
    const detail = 'Authenticate the client with HTTP Basic, or with client_id and client_secret in the form.';
    return new ProblemError('token_invalid', detail, {
      headers: { 'WWW-Authenticate': 'Basic realm="worklane"' },
      violations,
    });
  }
  return extended(headers.authorization === undefined ? tokenMissing() : malformedToken(), { violations });
}
