import bundled from '@worklane/contract/openapi.json' with { type: 'json' };

/** Where a part of the contract comes from: the platform document, or a design decision where the document is silent. */
export type Origin = 'document' | 'design';

export interface Reference {
  $ref: string;
}

export interface Schema {
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
  'x-origin'?: Origin;
  'x-resource'?: { kind: string; collection: string };
  'x-references'?: string;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema | Reference;
  example?: unknown;
  'x-origin': Origin;
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

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  'x-origin': Origin;
  [extension: `x-${string}`]: unknown;
}

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation };

export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: { url: string; variables: Record<string, { default: string }> }[];
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, { description: string; 'x-origin': Origin }>;
    [section: string]: Record<string, unknown>;
  };
}

export const openapi = bundled as unknown as OpenApi;

/** Returns the component that a reference points to; returns any other value unchanged. */
export function resolve<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node;
  const [section = '', name = ''] = node.$ref.replace('#/components/', '').split('/');
  const target = openapi.components[section]?.[name];
  if (target === undefined) throw new Error(`openapi.json has no ${node.$ref}. Run npm run generate.`);
  return resolve(target as T | Reference);
}

export interface OperationPlace {
  path: string;
  method: Method;
  operation: Operation;
  /** The parameters of the path and of the operation. */
  parameters: Parameter[];
}

/** The methods in display order. */
export const operationMethods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation with its path and method, in document order. */
export const operationPlaces: readonly OperationPlace[] = Object.entries(openapi.paths).flatMap(([path, item]) =>
  operationMethods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(one));
    return [{ path, method, operation, parameters }];
  }),
);

/** @throws if no operation has this ID. */
export function operationPlace(operationId: string): OperationPlace {
  const place = operationPlaces.find(({ operation }) => operation.operationId === operationId);
  if (!place) throw new Error(`Unknown operation: ${operationId}.`);
  return place;
}

export const defaultServer: string = (() => {
  const server = openapi.servers[0];
  if (!server) throw new Error('specs/openapi/openapi.yaml has no server.');
  return server.url.replace(/\{(\w+)\}/g, (_, name: string) => server.variables[name]?.default ?? '');
})();
