import type { Operation } from '@worklane/contract';
import type { ParameterObject } from '@worklane/contract/openapi-reader';
import { contract } from '@worklane/model';

export { contract };

export interface Example {
  readonly name: string;
  readonly mediaType: string;
  readonly value: unknown;
}

/** Returns copies of the examples of a request body, in the order of the document. */
export const requestExamples = ({ id }: Operation): Example[] =>
  Object.entries(contract.operation(id).requestBody?.content ?? {}).flatMap(([mediaType, media]) =>
    contract.examples(media).map(([name, value]) => ({ name, mediaType, value: structuredClone(value) })),
  );

/** Returns a copy of the first example of a response. */
export function responseExample({ id }: Operation, status = 200): unknown {
  const { content = {} } = contract.operation(id).responses[status] ?? {};
  const [example] = Object.values(content).flatMap((media) => contract.examples(media));
  return structuredClone(example?.[1]);
}

/** Returns the parameters of an operation and of its path. Required ones have an example. */
export const documentedParameters = ({ id }: Operation): readonly ParameterObject[] =>
  contract.operation(id).parameters;

export const parameterExample = (operation: Operation, name: string): unknown =>
  documentedParameters(operation).find((parameter) => parameter.name === name)?.example;
