import type { Operation } from '@worklane/contract';
import { schemaViolations, type Violation } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';
import type { PrismOperation } from './prism.ts';
import { storageViolations } from './storable-body.ts';

/**
 * Returns the violations in a JSON body in Prism's format. The compiled validators of the contract run in time linear to
 * the size of the body and report a bounded number of violations, unlike those that Prism compiles.
 */
export function bodyViolations({ body: { bytes, value } }: ParsedRequest, operation: Operation): Violation[] {
  const schema = jsonSchema(operation);
  if (schema === undefined) return [];
  if (value === null && bytes.length === 0) return operation.requestBody?.required ? [missingBody] : [];
  const unstorable = storageViolations(value);
  if (unstorable.length > 0) return unstorable;
  return schemaViolations(schema, value);
}

const jsonSchema = ({ requestBody }: Operation): string | undefined =>
  Object.entries(requestBody?.content ?? {}).find(([mediaType]) => mediaType.endsWith('json'))?.[1] ?? undefined;

const missingBody: Violation = {
  location: ['request', 'body'],
  severity: 'Error',
  code: 'required',
  message: 'Request body is required',
};

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
