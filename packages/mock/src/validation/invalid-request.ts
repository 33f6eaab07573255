import type { Operation } from '@worklane/contract';
import { isPreferenceParameter } from '../http/prefer-header.ts';
import { ProblemError, validationProblem } from '../http/problem.ts';
import type { ParsedRequest } from '../http/request-handler.ts';
import type { Violation } from '../http/violation.ts';
import type { PrismOperation } from './prism.ts';
import { validationIssues } from './validation-issues.ts';

/** Returns the violations in the parameters of a request that the service reports and Prism does not. */
export const parameterViolations = (request: ParsedRequest, operation: PrismOperation): Violation[] => [
  ...unknownParameters(request),
  ...misspelledIntegers(request, operation),
];

/** Returns the query parameters that the operation does not define. OAuth operations ignore them (RFC 6749, section 3.1). */
function unknownParameters({ url, operation }: ParsedRequest): Violation[] {
  if (operation?.authentication !== 'bearer') return [];
  const names = new Set(url.searchParams.keys());
  const isKnown = (name: string) => operation.parameters.some((known) => known.in === 'query' && known.name === name);
  return [...names]
    .filter((name) => !isKnown(name) && !isPreferenceParameter(name))
    .map((name) => ({
      location: ['request', 'query'],
      severity: 'Error',
      code: 'additionalProperties',
      message: `Request query must NOT have additional properties; found '${name}'`,
    }));
}

/** Returns the integers that are written in another way, such as `01`, `+1` and `1e0`, which Prism converts. */
function misspelledIntegers({ url }: ParsedRequest, { path, request }: PrismOperation): Violation[] {
  const segments = url.pathname.split('/');
  const inPath = (name: string) => segments[path.split('/').indexOf(`{${name}}`)] ?? '';
  const inQuery = (name: string) => url.searchParams.get(name) ?? '';
  const parts = [
    { part: 'path', parameters: request?.path, textOf: inPath },
    { part: 'query', parameters: request?.query, textOf: inQuery },
  ] as const;
  return parts.flatMap(({ part, parameters = [], textOf }) =>
    parameters
      .filter(({ name, schema }) => schema?.type === 'integer' && isMisspelled(textOf(name)))
      .map(({ name }) => ({
        location: ['request', part, name],
        severity: 'Error',
        code: 'type',
        message: `Request ${part} parameter ${name} must be integer`,
      })),
  );
}

/** Prism itself rejects texts that are no integers at all, and integers out of range. */
const isMisspelled = (text: string) =>
  text !== '' && Number.isSafeInteger(Number(text)) && String(Number(text)) !== text;

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
