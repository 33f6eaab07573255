import type { Operation, ValidationError, Validator } from '@worklane/contract';
import * as schemaValidators from '@worklane/contract/schema-validators';
import type { ParsedRequest } from '../http/request-handler.ts';
import type { Violation } from '../http/violation.ts';
import type { PrismOperation } from './prism.ts';

const validators: Readonly<Record<string, Validator<unknown>>> = schemaValidators;

/** Maximum length of a property name quoted in a message. */
const maxQuotedLength = 1024;

/**
 * Returns the violations in a JSON body in Prism's format. The compiled validators of the contract run in time linear to
 * the size of the body and report a bounded number of violations, unlike those that Prism compiles.
 */
export function bodyViolations({ body: { value } }: ParsedRequest, operation: Operation): Violation[] {
  const schema = jsonSchema(operation);
  if (schema === undefined) return [];
  if (value === null) return operation.requestBody?.required ? [missingBody] : [];
  const validate = validators[schema];
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  return validate(value) ? [] : (validate.errors ?? []).map(violationFrom);
}

const jsonSchema = ({ requestBody }: Operation): string | undefined =>
  Object.entries(requestBody?.content ?? {}).find(([mediaType]) => mediaType.endsWith('json'))?.[1] ?? undefined;

const missingBody: Violation = {
  location: ['request', 'body'],
  severity: 'Error',
  code: 'required',
  message: 'Request body is required',
};

function violationFrom({ instancePath, keyword, message, params }: ValidationError): Violation {
  const path = instancePath.split('/').filter((segment) => segment !== '');
  const subject = path.length > 0 ? `Request body property ${path.join('.')}` : 'Request body';
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
  const name = params.additionalProperty;
  const found = name === undefined ? '' : `; found '${String(name).slice(0, maxQuotedLength)}'`;
  return {
    location: ['request', 'body', ...path],
    severity: 'Error',
    code: keyword,
    message: `${subject} ${message}${allowed}${found}`,
  };
}

/** Returns the operation and the request without a JSON body, so that Prism validates everything else. */
export function withoutJsonBody(
  operation: PrismOperation,
  request: ParsedRequest,
): { operation: PrismOperation; request: ParsedRequest } {
  if (request.operation === undefined || jsonSchema(request.operation) === undefined) return { operation, request };
  const { body: _, ...rest } = operation.request ?? {};
  return {
    operation: { ...operation, request: rest } as PrismOperation,
    request: { ...request, body: { ...request.body, value: null } },
  };
}
