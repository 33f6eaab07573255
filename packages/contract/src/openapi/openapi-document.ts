import type { Referable } from './reference-resolver.ts';
import type { Versioned } from './versioned.ts';

/**
 * The parts of an OpenAPI 3.1 document that programs read (https://spec.openapis.org/oas/v3.1.1), with the extensions of
 * this contract.
 */
export interface OpenapiDocument {
  /** The problems of the dashboard, in its own document. */
  readonly 'x-problems'?: SchemaObject['x-problems'];
  /** Headers that any response may have, without being declared. */
  readonly 'x-protocol-headers'?: readonly string[];
  readonly 'x-versions'?: VersionsObject;
  /** The applications of Worklane itself, by client ID. */
  readonly 'x-first-party-applications'?: Readonly<Record<string, FirstPartyApplicationObject>>;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly ServerObject[];
  readonly tags?: readonly TagObject[];
  readonly security?: readonly SecurityRequirement[];
  readonly paths: Readonly<Record<string, PathItemObject>>;
  readonly webhooks?: Readonly<Record<string, PathItemObject>>;
  readonly components: ComponentsObject;
  readonly [extension: `x-${string}`]: unknown;
}

/** The dated versions of the contract. */
export interface VersionsObject {
  /** The header by which a request chooses a version. */
  readonly header: string;
  /** The current version is the last one. */
  readonly dates: readonly { readonly date: string; readonly 'x-sunset'?: string }[];
}

export interface FirstPartyApplicationObject {
  readonly name: string;
  readonly redirect_uris?: readonly string[];
  readonly scopes: 'all' | readonly string[];
}

export interface ComponentsObject {
  readonly schemas: Readonly<Record<string, SchemaObject>>;
  readonly parameters?: Readonly<Record<string, ParameterObject>>;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
  readonly securitySchemes?: Readonly<Record<string, SecuritySchemeObject>>;
}

export interface ServerObject {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

export interface TagObject {
  readonly name: string;
  readonly description?: string;
}

/** Scopes, or roles, by the name of a security scheme. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface SecuritySchemeObject {
  readonly description?: string;
  readonly flows?: Readonly<Record<string, { readonly scopes: Readonly<Record<string, string>> }>>;
  readonly 'x-origin'?: 'document';
}

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch';

export type PathItemObject = { readonly parameters?: readonly Referable<ParameterObject>[] } & {
  readonly [method in HttpMethod]?: OperationObject;
};

/** What marks an operation, a parameter or a schema as deprecated. Dates are those of RFC 3339: `2027-05-03`. */
export interface Deprecatable {
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
}

export interface OperationObject extends Deprecatable, Versioned {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly requestBody?: Referable<RequestBodyObject>;
  readonly responses: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly 'x-origin'?: 'document';
  readonly 'x-transition'?: string;
  readonly 'x-renamed-from'?: string;
  readonly [extension: `x-${string}`]: unknown;
}

export interface ParameterObject extends Deprecatable, Versioned {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: SchemaObject;
  /** The form of the schema for serialized values, of which there is one. */
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ExampleObject>>>;
  readonly 'x-origin'?: 'document';
  readonly [extension: `x-${string}`]: unknown;
}

export interface RequestBodyObject {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Referable<HeaderObject>>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly description?: string;
  readonly schema: SchemaObject;
  readonly example?: unknown;
}

export interface MediaTypeObject {
  readonly schema?: SchemaObject;
  /** How the fields of a form are written. */
  readonly encoding?: Readonly<Record<string, EncodingObject>>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Referable<ExampleObject>>>;
}

export interface EncodingObject {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
}

/** A JSON Schema, which may be a reference with other keywords beside it. */
export interface SchemaObject extends Deprecatable {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: SchemaObject;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaObject;
  readonly propertyNames?: SchemaObject;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly oneOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
  readonly allOf?: readonly SchemaObject[];
  readonly readOnly?: boolean;
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
  readonly 'x-origin'?: 'document';
  readonly 'x-resource'?: { readonly kind: string; readonly collection: string; readonly removed?: readonly string[] };
  readonly 'x-settings'?: SettingsObject;
  readonly 'x-existing'?: unknown;
  readonly 'x-existing-from'?: string;
  readonly 'x-renamed-from'?: string;
  readonly 'x-replaced-values'?: Readonly<Record<string, string>>;
  readonly 'x-since'?: string;
  readonly 'x-removed'?: Readonly<Record<string, RemovedFieldObject>>;
  readonly 'x-added-values'?: Readonly<Record<string, { readonly since: string; readonly before: string }>>;
  readonly 'x-filter'?: 'equals' | 'contains' | 'range';
  readonly 'x-sortable'?: boolean;
  readonly 'x-searchable'?: boolean;
  readonly 'x-references'?: string;
  readonly 'x-acyclic'?: boolean;
  readonly 'x-codes'?: 'iso-4217';
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  readonly 'x-problems'?: Readonly<Record<string, ProblemTypeObject>>;
  readonly 'x-violations'?: Readonly<Record<string, ViolationObject>>;
  readonly 'x-oauth-errors'?: Readonly<Record<string, OAuthErrorObject>>;
  readonly 'x-roles'?: Readonly<Record<string, RoleObject>>;
  readonly [extension: `x-${string}`]: unknown;
}

/** The fields of a resource that are no settings, and the values of a new one. */
interface SettingsObject {
  readonly constant: readonly string[];
  readonly computed: readonly string[];
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly later?: readonly string[];
}

/** A field that a version removed, with the value that responses in earlier versions have; absent from them without one. */
export interface RemovedFieldObject {
  readonly since: string;
  readonly value?: unknown;
}

/** A problem type (RFC 9457). */
export interface ProblemTypeObject {
  readonly status: number;
  readonly title: string;
  /** When exactly the problem occurs. */
  readonly cause: string;
  /** What the developer does about it, as Markdown. */
  readonly remedy: string;
  /** An HTTP request, and its response. */
  readonly example: { readonly request: string; readonly response: Referable<ExampleObject> };
}

/** A code of a violation, with an entry of `errors`. */
export interface ViolationObject {
  readonly description: string;
  readonly example: { readonly in: string; readonly pointer: string; readonly detail: string };
}

/** An error code of the authorization server (RFC 6749). */
export interface OAuthErrorObject {
  readonly cause: string;
  /** As Markdown. */
  readonly remedy: string;
}

export interface RoleObject {
  readonly label: string;
  readonly description: string;
  readonly scopes: 'all' | 'read';
  readonly except?: readonly string[];
}

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
