/**
 * How a request proves who it comes from: an access token, the credentials of an application, the session of a person, or
 * not at all.
 */
export type Authentication = 'bearer' | 'client' | 'session' | 'none';

/** An operation of the HTTP interface, as the operation table has it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** With parameters in braces: `/api/v1/{organization_id}/tasks/{id}`. */
  readonly path: string;
  readonly tag: string;
  /** The collection it belongs to, for operations below `/api/v1/{organization_id}`. */
  readonly collection?: string;
  readonly summary: string;
  /** Whether the platform document states it or the design decided it. */
  readonly origin: 'document' | 'design';
  readonly authentication: Authentication;
  /** The scopes that an access token needs, all of them. */
  readonly scopes: readonly string[];
  /** Of a session: the roles of which the person needs one in the organization of the path; none means any. */
  readonly roles?: readonly string[];
  readonly parameters: readonly OperationParameter[];
  readonly requestBody: { readonly required: boolean; readonly content: SchemaByMediaType } | null;
  /** By status. */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Present when the value is several, separated by commas. */
  readonly list?: true;
}

export interface OperationResponse {
  readonly description: string;
  readonly content: SchemaByMediaType;
}

/** Names the schema of a body by its media type; null where the body is text. */
export type SchemaByMediaType = Readonly<Record<string, string | null>>;
