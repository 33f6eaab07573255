import type { Operation } from '@worklane/contract';
import { ProblemError, type Violation, validationIssues, validationProblem } from '@worklane/model';
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

/** RFC 6750, section 3: the challenge has no error code when the request has no credentials. */
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
  if (headers.authorization === undefined) {
    return new ProblemError('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
      violations,
    });
  }
  return new ProblemError('token_invalid', 'Malformed bearer token.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    violations,
  });
}
