import type {
  HttpMethod,
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  ParameterObject,
  PathItemObject,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
  SecurityRequirement,
} from './openapi-document.ts';
import { ReferenceResolver, referencedName } from './reference-resolver.ts';

export { derivedHeaders, type RespondedBody } from './derived-headers.ts';
export { appendToPointer, evaluatePointer, parsePointer } from './json-pointer.ts';
export type * from './openapi-document.ts';
export {
  type Referable,
  type Reference,
  ReferenceResolver,
  referencedName,
  UnresolvedReferenceError,
} from './reference-resolver.ts';
export { recordRules, ruleMessage, type Transitions } from './rule-messages.ts';
export { schemaReading } from './schema-reading.ts';
export { isInVersion, type Versioned } from './versioned.ts';

/** The methods of a path item, in the order of the OpenAPI specification. */
export const httpMethods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'patch'];

/** An operation with its references resolved and the defaults of its path and document applied. */
export interface DescribedOperation {
  readonly id: string;
  readonly method: HttpMethod;
  /** The path template, or the name of a webhook. */
  readonly path: string;
  readonly operation: OperationObject;
  /** Parameters of the path and of the operation, which overrides those of the same name and place. */
  readonly parameters: readonly ParameterObject[];
  readonly requestBody: RequestBodyObject | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** Alternatives, of which a request satisfies one. An empty list means no authentication. */
  readonly security: readonly SecurityRequirement[];
}

/**
 * Reads a bundled OpenAPI 3.1 document: its operations, and the targets of its local references. It imports no generated
 * code, so the generators can use it too.
 */
export class OpenapiReader extends ReferenceResolver {
  readonly document: OpenapiDocument;
  #operations: ReadonlyMap<string, DescribedOperation> | undefined;
  #webhooks: ReadonlyMap<string, DescribedOperation> | undefined;

  /**
   * @param document the JSON of a bundle.
   * @param title names the document in error messages.
   */
  constructor(document: object, title = 'The OpenAPI document') {
    super(document, title);
    this.document = document as OpenapiDocument;
  }

  /** All operations by operationId, in the order of the document. */
  get operations(): ReadonlyMap<string, DescribedOperation> {
    this.#operations ??= this.#describe(this.document.paths ?? {});
    return this.#operations;
  }

  /** The requests that webhook receivers implement, by operationId. */
  get webhooks(): ReadonlyMap<string, DescribedOperation> {
    this.#webhooks ??= this.#describe(this.document.webhooks ?? {});
    return this.#webhooks;
  }

  /** @throws Error if no operation has this id. */
  operation(id: string): DescribedOperation {
    const operation = this.operations.get(id);
    if (!operation) throw new Error(`Unknown operation: ${id}.`);
    return operation;
  }

  /** @throws Error if no schema has this name. */
  schema(name: string): SchemaObject {
    const schema = this.document.components?.schemas?.[name];
    if (!schema) throw new Error(`Unknown schema: ${name}.`);
    return schema;
  }

  /** Returns the examples of a media type by name, with their values. */
  examples({ examples = {} }: MediaTypeObject): [name: string, value: unknown][] {
    return Object.entries(examples).map(([name, example]) => [name, this.resolve(example).value]);
  }

  /**
   * Returns the first example of a message that is sent to webhooks, and the name of its schema.
   * @throws Error if there is no message of this type.
   */
  message(type: string): { example: unknown; schema: string } {
    const delivery = [...this.webhooks.values()].find(({ path }) => path === type);
    const [media] = Object.values(delivery?.requestBody?.content ?? {});
    if (!media) throw new Error(`Unknown message: ${type}.`);
    const [[, example] = []] = this.examples(media);
    return { example, schema: referencedName(media.schema?.$ref ?? '') };
  }

  #describe(paths: Readonly<Record<string, PathItemObject>>): ReadonlyMap<string, DescribedOperation> {
    const described = Object.entries(paths).flatMap(([path, item]) =>
      httpMethods.flatMap((method) => {
        const operation = item[method];
        return operation ? [this.#describeOperation(path, method, item, operation)] : [];
      }),
    );
    return new Map(described.map((operation) => [operation.id, operation]));
  }

  #describeOperation(
    path: string,
    method: HttpMethod,
    item: PathItemObject,
    operation: OperationObject,
  ): DescribedOperation {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => this.resolve(each));
    return {
      id: operation.operationId,
      method,
      path,
      operation,
      parameters: [...new Map(parameters.map((each) => [`${each.in} ${each.name}`, each])).values()],
      requestBody: operation.requestBody && this.resolve(operation.requestBody),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, this.resolve(response)]),
      ),
      security: operation.security ?? this.document.security ?? [],
    };
  }
}
