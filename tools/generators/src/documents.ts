/** The parts of the bundled documents that generation reads. Local references are kept. */
export interface OpenapiDocument {
  tags: { name: string; description: string }[];
  'x-problems'?: Problems;
  paths: Record<string, PathItem>;
  webhooks: Record<string, { post: OperationObject }>;
  components: {
    schemas: Record<string, SchemaObject>;
    parameters: Record<string, ParameterObject>;
    responses: Record<string, ResponseObject>;
    securitySchemes: { oauth2: { flows: { authorizationCode: { scopes: Record<string, string> } } } };
  };
}

export const httpMethods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type HttpMethod = (typeof httpMethods)[number];

export type PathItem = { parameters?: Referable<ParameterObject>[] } & Partial<Record<HttpMethod, OperationObject>>;

export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  'x-origin': Origin;
  security?: Record<string, string[]>[];
  parameters?: Referable<ParameterObject>[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Referable<ResponseObject>>;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaObject;
}

export interface ResponseObject {
  description: string;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema: SchemaObject;
}

export interface AsyncapiDocument {
  channels: Record<string, { summary: string; messages: Record<string, { payload: SchemaObject }> }>;
}

/** What is read of a JSON Schema, its extensions included. */
export interface SchemaObject {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  oneOf?: SchemaObject[];
  items?: SchemaObject;
  required?: string[];
  properties?: Record<string, SchemaObject>;
  additionalProperties?: boolean | SchemaObject;
  'x-resource'?: { kind: string; collection: string };
  'x-filter'?: 'equals' | 'contains' | 'range';
  'x-sortable'?: boolean;
  'x-searchable'?: boolean;
  'x-references'?: string;
  'x-problems'?: Problems;
}

/** A catalogue of problems, by code. */
export type Problems = Record<string, { status: number; title: string; description: string }>;

export type Origin = 'document' | 'design';

type Referable<T> = T | { $ref: string };

/** The last part of a local reference: `Task` of `#/components/schemas/Task`. */
export const referencedName = (schema: { $ref?: string } | undefined): string | undefined =>
  schema?.$ref?.split('/').pop();

/** What a parameter or a response is, whether it stands here or is referred to. */
export function resolve<K extends 'parameters' | 'responses'>(
  document: OpenapiDocument,
  section: K,
  value: Referable<OpenapiDocument['components'][K][string]>,
): OpenapiDocument['components'][K][string] {
  const name = '$ref' in value ? referencedName(value) : undefined;
  if (name === undefined) return value as OpenapiDocument['components'][K][string];
  return document.components[section][name] as OpenapiDocument['components'][K][string];
}

/** What a schema is, whether it stands here or is referred to. */
export const resolveSchema = (document: OpenapiDocument, schema: SchemaObject): SchemaObject =>
  document.components.schemas[referencedName(schema) ?? ''] ?? schema;
