import type { Operation, ValidationError, Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';
import type { GuardedRequest } from '../http/request-handler.ts';
import type { PrismOperation } from './prism.ts';
import type { Violation } from './violation.ts';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

/** The longest name that a message quotes. */
const longestName = 1024;

/**
 * Returns what is wrong with a JSON body, as Prism would report it. The compiled validators of the contract check a body in time linear
 * to its size and report a bounded number of violations; those that Prism compiles do not.
 */
export function bodyViolations({ body: { value } }: GuardedRequest, operation: Operation): Violation[] {
  const schema = jsonSchema(operation);
  if (schema === undefined) return [];
  if (value === null) return operation.requestBody?.required ? [missingBody] : [];
  const validate = validators[schema];
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  return validate(value) ? [] : (validate.errors ?? []).map(violationOf);
}

const jsonSchema = ({ requestBody }: Operation): string | undefined =>
  Object.entries(requestBody?.content ?? {}).find(([mediaType]) => mediaType.endsWith('json'))?.[1] ?? undefined;

const missingBody: Violation = {
  location: ['request', 'body'],
  severity: 'Error',
  code: 'required',
  message: 'Request body is required',
};

function violationOf({ instancePath, keyword, message, params }: ValidationError): Violation {
  const path = instancePath.split('/').filter((segment) => segment !== '');
  const place = path.length > 0 ? `Request body property ${path.join('.')}` : 'Request body';
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
  const name = params.additionalProperty;
  const found = name === undefined ? '' : `; found '${String(name).slice(0, longestName)}'`;
  return {
    location: ['request', 'body', ...path],
    severity: 'Error',
    code: keyword,
    message: `${place} ${message}${allowed}${found}`,
  };
}

/** The operation and the request as Prism is to check them: all but a JSON body. */
export function withoutJsonBody(
  operation: PrismOperation,
  request: GuardedRequest,
): { operation: PrismOperation; request: GuardedRequest } {
  if (request.operation === undefined || jsonSchema(request.operation) === undefined) return { operation, request };
  const { body: _, ...rest } = operation.request ?? {};
  return {
    operation: { ...operation, request: rest } as PrismOperation,
    request: { ...request, body: { ...request.body, value: null } },
  };
}
