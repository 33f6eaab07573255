import { schemaOf } from '../../document/request-values.ts';
import { codeOf } from '../../json.ts';
import type { ParameterStatement } from '../statements.ts';
import { validValue } from '../values.ts';
import { exampleResponse } from './example-response.ts';
import { readParameter, withParameter } from './parameter-values.ts';
import { type Interceptor, onRequest, type Violation, type ViolationContext, violationsBy } from './violation.ts';

/** Parameters that are accepted and ignored, not required, or taken for those of an earlier request. */
export function parameterViolations(statement: ParameterStatement, context: ViolationContext): Violation[] {
  const { id, operation, parameter } = statement;
  const violation = violationsBy(id, operation.id);
  if (parameter.in === 'path') {
    return parameter.name === 'organization_id'
      ? [violation('not checked', () => ignoringOrganization(context))]
      : [violation('that of another request', () => mixingUp(statement, context))];
  }
  return parameter.required
    ? [violation('not required', () => completing(statement, context))]
    : [violation('ignored', () => leavingOut(statement, context))];
}

const leavingOut = ({ operation, parameter }: ParameterStatement, { contract }: ViolationContext): Interceptor =>
  onRequest(({ request }) =>
    readParameter(contract, operation, parameter, request) === undefined
      ? undefined
      : withParameter(operation, parameter, request, undefined),
  );

const completing = ({ operation, parameter }: ParameterStatement, { contract }: ViolationContext): Interceptor =>
  onRequest(({ request }) =>
    readParameter(contract, operation, parameter, request) === undefined
      ? withParameter(operation, parameter, request, parameter.example ?? validValue(contract, schemaOf(parameter)))
      : undefined,
  );

/** Responds to the first organization or record that was named. */
function mixingUp({ operation, parameter }: ParameterStatement, { contract }: ViolationContext): Interceptor {
  let first: unknown;
  return onRequest(({ request }) => {
    const value = readParameter(contract, operation, parameter, request);
    first ??= value;
    return first === value ? undefined : withParameter(operation, parameter, request, first);
  });
}

const ignoringOrganization =
  ({ contract }: ViolationContext): Interceptor =>
  async ({ request, operation }, forward) => {
    const response = await forward(request);
    const success = Number(Object.keys(operation.responses).find((status) => status < '4'));
    return codeOf(response) === 'wrong_organization' ? exampleResponse(contract, operation, success) : response;
  };
