import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

type Node = Readonly<Record<string, unknown>>;

export interface DocumentedHeader {
  readonly required?: boolean;
  readonly schema: Node;
}

interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, DocumentedHeader>>;
}

export interface Example {
  readonly name: string;
  readonly mediaType: string;
  readonly value: unknown;
}

/** The headers that an operation documents for an answer, by their names in lower case. */
export function documentedHeaders({ method, path }: Operation, status: number): Map<string, DocumentedHeader> {
  const { responses } = at(openapi.paths, path, method) as { responses: Record<string, unknown> };
  const { headers = {} } = follow(responses[status]) as DocumentedResponse;
  return new Map(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), follow(header) as DocumentedHeader]),
  );
}

/** The examples of a request body, in the order of the document. */
export function requestExamples({ method, path, requestBody }: Operation): Example[] {
  if (!requestBody) return [];
  const { content } = at(openapi.paths, path, method, 'requestBody') as { content: Record<string, { examples: Node }> };
  return Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({
      name,
      mediaType,
      value: structuredClone((follow(example) as { value: unknown }).value),
    })),
  );
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Node;
  /** Each that is required has one. */
  readonly example?: unknown;
}

/** The parameters of an operation, those of its path included. */
export const documentedParameters = ({ path, method }: Operation): DocumentedParameter[] =>
  [at(openapi.paths, path), at(openapi.paths, path, method)]
    .flatMap((node) => ((node as Node).parameters ?? []) as unknown[])
    .map((parameter) => follow(parameter) as DocumentedParameter);

export const parameterExample = (operation: Operation, name: string): unknown =>
  documentedParameters(operation).find((parameter) => parameter.name === name)?.example;

/** A node of the document; a reference is followed. */
export function follow(node: unknown): unknown {
  const { $ref } = (node ?? {}) as { $ref?: string };
  return $ref === undefined ? node : follow(at(openapi, ...$ref.slice(2).split('/').map(unescapePointer)));
}

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce((parent, name) => (follow(parent) as Node)[name], node);
}
