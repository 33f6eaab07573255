import type { Operation } from '@worklane/contract';
import type { GuardedRequest } from '../http/request-handler.ts';
import { isPreferenceParameter } from '../mock/preferred-response.ts';
import { invalidRequestPart, Refusal } from '../refusal.ts';
import { requestErrors } from './problem-errors.ts';
import type { Violation } from './violation.ts';

/** Query parameters that the operation does not have. Prism lets them pass, the service does not. */
export function unknownParameters({ url, operation }: GuardedRequest): Violation[] {
  const names = new Set(url.searchParams.keys());
  const isKnown = (name: string) => operation?.parameters.some((known) => known.in === 'query' && known.name === name);
  return [...names]
    .filter((name) => !isKnown(name) && !isPreferenceParameter(name))
    .map((name) => ({
      location: ['request', 'query'],
      severity: 'Error',
      code: 'additionalProperties',
      message: `Request query must NOT have additional properties; found '${name}'`,
    }));
}

/** The refusal of a request that breaks the contract, in the order in which the service looks: token, parameters, body. */
export function invalidRequest(
  violations: readonly Violation[],
  request: GuardedRequest,
  operation: Operation,
): Refusal {
  if (violations.some(({ code }) => code === 401)) return unauthorized(request, operation, violations);
  const errors = requestErrors(violations, operation);
  const ofParameters = errors.filter((error) => error.in !== 'body');
  if (ofParameters.length > 0) return invalidRequestPart('parameter', ofParameters, violations);
  return invalidRequestPart('field', errors, violations);
}

/** RFC 6750, section 3: no error code where the request has no credentials at all. */
function unauthorized({ headers }: GuardedRequest, operation: Operation, violations: readonly Violation[]): Refusal {
  if (operation.authentication !== 'bearer') {
    return new Refusal('token_invalid', 'The application is not authenticated by HTTP Basic or in the form.', {
      headers: { 'WWW-Authenticate': 'Basic realm="worklane"' },
      violations,
    });
  }
  if (headers.authorization === undefined) {
    return new Refusal('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
      violations,
    });
  }
  return new Refusal('token_invalid', 'The Authorization header is not of the form Bearer <ACCESS_TOKEN>.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    violations,
  });
}
