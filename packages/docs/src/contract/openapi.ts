import bundled from '@worklane/contract/openapi.json' with { type: 'json' };
import { type Deprecatable, OpenapiReader, type Reference } from '@worklane/contract/openapi-reader';

export type { Reference };

export interface Schema extends Deprecatable {
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema | Reference>;
  required?: string[];
  items?: Schema | Reference;
  oneOf?: (Schema | Reference)[];
  maxLength?: number;
  'x-resource'?: { kind: string; collection: string };
  'x-references'?: string;
  [keyword: string]: unknown;
}

export interface Parameter extends Deprecatable {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema | Reference;
  example?: unknown;
  [extension: `x-${string}`]: unknown;
}

export interface Header {
  description: string;
  example?: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema?: Schema | Reference;
  examples?: Record<string, Example | Reference>;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Operation extends Deprecatable {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  [extension: `x-${string}`]: unknown;
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation };

export interface OpenApi {
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; variables: Record<string, { default: string }> }[];
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, { description: string }>;
    [section: string]: Record<string, unknown>;
  };
}

export const openapi = bundled as unknown as OpenApi;

const reader = new OpenapiReader(bundled, 'The contract');

/** Returns the target of a reference, or the node itself if it is none. */
export const resolve = <T extends object>(node: T | Reference): T => reader.resolve(node);

export interface OperationPlace {
  path: string;
  method: Method;
  operation: Operation;
  /** The parameters of the path and of the operation. */
  parameters: Parameter[];
}

/** The methods in the order of the reference. */
const operationMethods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation, by path in the order of the document, then by method. */
export const operationPlaces: readonly OperationPlace[] = [
  ...Map.groupBy(
    reader.operations.values() as Iterable<unknown> as Iterable<OperationPlace>,
    ({ path }) => path,
  ).values(),
].flatMap((operations) =>
  operations.toSorted((a, b) => operationMethods.indexOf(a.method) - operationMethods.indexOf(b.method)),
);

/** @throws if no operation has this id. */
export const operationPlace = (operationId: string): OperationPlace =>
  reader.operation(operationId) as unknown as OperationPlace;
