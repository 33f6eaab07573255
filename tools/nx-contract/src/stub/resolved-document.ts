import {
  appendToPointer,
  type HeaderObject,
  type MediaTypeObject,
  type ParameterObject,
  type Referable,
  ReferenceResolver,
  type SchemaObject,
  type SecurityRequirement,
} from '@worklane/contract/openapi-reader';
import { bodyFormat, isBinary, mediaTypeOf, type SchemaResolver, shapeOf } from '@worklane/runtime';

export type Direction = 'request' | 'response';

/** Any OpenAPI document, as far as a server or a client depends on it. */
export interface Document {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string; readonly variables?: object }[];
  readonly jsonSchemaDialect?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly paths?: Readonly<Record<string, Referable<PathItem>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaObject>>;
    readonly securitySchemes?: Readonly<Record<string, Referable<SecurityScheme>>>;
  };
}

export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

type PathItem = { readonly parameters?: readonly Referable<ParameterObject>[] } & {
  readonly [method in (typeof methods)[number]]?: {
    readonly operationId?: string;
    readonly security?: readonly SecurityRequirement[];
    readonly parameters?: readonly Referable<ParameterObject>[];
    readonly requestBody?: Referable<RequestBody>;
    readonly responses?: Readonly<Record<string, Referable<ResponseObject>>>;
  };
};

export type Content = Readonly<Record<string, MediaTypeObject>>;

interface RequestBody {
  readonly required?: boolean;
  readonly content?: Content;
}

interface ResponseObject {
  readonly headers?: Readonly<Record<string, Referable<HeaderObject>>>;
  readonly content?: Content;
}

/** An operation with its references resolved, except those of schemas. */
export interface ResolvedOperation {
  readonly id: string;
  readonly method: (typeof methods)[number];
  readonly path: string;
  /** The JSON pointer to it in the document. */
  readonly pointer: string;
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterObject[];
  readonly requestBody: RequestBody | undefined;
  /** The pointers of media types that the stub does not read or write, and leaves out because there are others. */
  readonly leftOut: readonly string[];
  readonly responses: Readonly<
    Record<string, { readonly headers: Readonly<Record<string, HeaderObject>>; readonly content: Content }>
  >;
}

/** The headers that describe bodies and security; parameters of these names are ignored (OpenAPI 3.1, Parameter Object). */
const ignoredHeaders = /^(?:accept|content-type|authorization)$/i;

/** Returns the operations of a document. @throws UnresolvedReferenceError */
export function resolvedOperations(document: Document): ResolvedOperation[] {
  const resolver = new ReferenceResolver(document, 'The document');
  const schemas = { resolveSchema: (schema: SchemaObject) => resolver.resolve(schema) };
  const resolve = <T extends object>(node: Referable<T>) => resolver.resolve(node);
  return Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolve(reference);
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      const pointer = appendToPointer('', 'paths', path, method);
      const leftOut: string[] = [];
      const readable = (content: Content, direction: Direction, ...tokens: string[]): Content => {
        const entries = Object.entries(content);
        const kept = entries.filter(([type, media]) => isReadable(schemas, direction, type, media));
        if (kept.length === 0) return content;
        const left = entries.filter((entry) => !kept.includes(entry));
        leftOut.push(...left.map(([type]) => appendToPointer(pointer, ...tokens, 'content', type)));
        return Object.fromEntries(kept);
      };
      const body = operation.requestBody && resolve(operation.requestBody);
      const unique = new Map(parameters.map((each) => [`${each.in} ${each.name}`, each]));
      return {
        id: operation.operationId ?? '',
        method,
        path,
        pointer,
        leftOut,
        security: operation.security ?? document.security ?? [],
        parameters: [...unique.values()]
          .filter((each) => each.in !== 'header' || !ignoredHeaders.test(each.name))
          .map((each) => ({ ...each, schema: each.schema ?? Object.values(each.content ?? {})[0]?.schema ?? {} })),
        requestBody: body && { ...body, content: readable(body.content ?? {}, 'request', 'requestBody') },
        responses: Object.fromEntries(
          Object.entries(operation.responses ?? {}).map(([status, response]) => {
            const { headers = {}, content = {} } = resolve(response);
            const resolved = Object.entries(headers).map(([name, header]) => [name, resolve(header)]);
            const described = readable(content, 'response', 'responses', status);
            return [status, { headers: Object.fromEntries(resolved), content: described }];
          }),
        ),
      };
    });
  });
}

/**
 * Whether a stub reads or writes a media type. It does not for text and bytes whose schema they do not follow, such as XML, and
 * for forms in responses.
 */
export function isReadable(
  schemas: SchemaResolver,
  direction: Direction,
  type: string,
  { schema }: MediaTypeObject,
): boolean {
  const mediaType = mediaTypeOf(type) ?? '';
  const format = bodyFormat(mediaType);
  if (/^multipart\/(?!form-data)/.test(mediaType)) return false;
  if (format === 'form' || format === 'multipart') return direction === 'request';
  if (format === 'json' || schema === undefined || /\*|^text\/event-stream$/.test(mediaType)) return true;
  return shapeOf(schemas, schema) === 'scalar' || isBinary(schemas, schema);
}
