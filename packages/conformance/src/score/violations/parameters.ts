import type { ParameterStatement } from '../statements.ts';
import { readParameter, withParameter } from './parameter-values.ts';
import { onRequest, type Violation, type ViolationContext } from './violation.ts';

/** Parameters that are accepted and ignored. */
export function parameterViolations(
  { id, operation, parameter }: ParameterStatement,
  { contract }: ViolationContext,
): Violation[] {
  // Without a required parameter, the request would be invalid.
  if (parameter.required) return [];
  return [
    {
      id: `${id}: ignored`,
      statement: id,
      operations: [operation.id],
      interceptor: () =>
        onRequest(({ request }) =>
          readParameter(contract, operation, parameter, request) === undefined
            ? undefined
            : withParameter(operation, parameter, request, undefined),
        ),
    },
  ];
}
