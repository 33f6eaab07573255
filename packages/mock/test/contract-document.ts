import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import {
  type MediaTypeObject,
  OpenapiReader,
  type ParameterObject,
  type ResponseObject,
} from '@worklane/contract/openapi-reader';

export const contract = new OpenapiReader(openapi, 'The contract');

/** An operation of openapi.json, to check the mock against the document and not against Prism. */
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

export function documentedOperation(id: string): DocumentedOperation {
  const operation = documentedOperations.find((documented) => documented.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** Returns the status of a successful response. */
export function successStatus({ responses }: DocumentedOperation): number {
  return Math.min(...Object.keys(responses).map(Number));
}
