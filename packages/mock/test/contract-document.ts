import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import {
  type MediaTypeObject,
  OpenapiReader,
  type ParameterObject,
  type ResponseObject,
} from '@worklane/contract/openapi-reader';

export const contract = new OpenapiReader(openapi, 'The contract');

/** An operation of openapi.json. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterObject[];
  readonly body: Readonly<Record<string, MediaTypeObject>>;
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

export const documentedOperations: readonly DocumentedOperation[] = [...contract.operations.values()].map(
  ({ id, method, path, parameters, requestBody, responses }) => ({
    id,
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content ?? {},
    responses,
  }),
);

/**
 * Whether a path is one of two kinds of records, or of no kind: the operations of kinds share their code. The conformance suite sends
 * those of every kind to the mock.
 */
const isSampled = (path: string): boolean =>
  !path.startsWith('/api/v1/{organization_id}/') || /^\/api\/v1\/\{organization_id\}\/(tasks|orders)\b/.test(path);

export const sampledOperations = documentedOperations.filter(({ path }) => isSampled(path));

export function documentedOperation(id: string): DocumentedOperation {
  const operation = documentedOperations.find((documented) => documented.id === id);
  if (!operation) throw new Error(`Unknown operation: ${id}.`);
  return operation;
}

/** Returns the status of a successful response. */
export function successStatus({ responses }: DocumentedOperation): number {
  return Math.min(...Object.keys(responses).map(Number));
}
