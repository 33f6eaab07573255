import type { Operation } from '@worklane/contract';
import {
  type DescribedOperation,
  isInVersion,
  type OpenapiReader,
  type ParameterObject,
  type Versioned,
} from '@worklane/contract/openapi-reader';
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

/** Returns the parameters of an operation and of its path in the current version. Required ones have an example. */
export const documentedParameters = ({ id }: Operation): readonly ParameterObject[] =>
  contract.operation(id).parameters.filter((each) => isCurrent(contract, each));

/** Returns whether the current version of a contract has an operation or a parameter. */
export const isCurrent = ({ document }: OpenapiReader, part: Versioned): boolean => {
  const current = document['x-versions']?.dates.at(-1)?.date;
  return current === undefined || isInVersion(part, current);
};

export const parameterExample = (operation: Operation, name: string): unknown =>
  documentedParameters(operation).find((parameter) => parameter.name === name)?.example;

const routes = new WeakMap<OpenapiReader, ReadonlyMap<string, readonly DescribedOperation[]>>();

/** Returns the operation of a request; undefined for a path or method of none. */
export function operationOf(contract: OpenapiReader, method: string, path: string): DescribedOperation | undefined {
  const known = routes.get(contract) ?? routesOf(contract);
  routes.set(contract, known);
  const segments = (path.split('?', 1)[0] ?? '').split('/');
  const candidates = known.get(`${method.toLowerCase()} ${segments.length}`) ?? [];
  const fits = (template: string) =>
    template.split('/').every((segment, index) => segment.includes('{') || segment === segments[index]);
  return candidates.find((each) => each.path === path) ?? candidates.find((each) => fits(each.path));
}

const routesOf = (contract: OpenapiReader) =>
  Map.groupBy(contract.operations.values(), ({ method, path }) => `${method} ${path.split('/').length}`);
