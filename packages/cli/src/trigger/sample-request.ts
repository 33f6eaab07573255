import { type Operation, operations } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject } from '@worklane/contract/openapi-reader';

/** The OpenAPI document of the contract. */
export const contract = new OpenapiReader(openapi, 'The contract');

export type Body = Readonly<Record<string, unknown>>;

/** A request of the contract whose body has a schema, with the first example of the body. */
export interface SampleRequest {
  readonly schema: SchemaObject;
  readonly example: Body;
}

/** Returns the request whose body has a schema: `TaskCreate`. @throws Error if the contract has none */
export function sampleRequest(schemaName: string): SampleRequest {
  const operation = Object.values<Operation>(operations).find(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).includes(schemaName),
  );
  const [media = {}] = Object.values((operation && contract.operation(operation.id).requestBody?.content) ?? {});
  const [[, example] = []] = contract.examples(media);
  if (!example) throw new Error(`The contract has no request with an example of ${schemaName}.`);
  return { schema: contract.schema(schemaName), example: example as Body };
}
