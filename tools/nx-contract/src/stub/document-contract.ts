import type { Operation, RequestParameters, Validator } from '@worklane/contract';
import {
  appendToPointer,
  type EncodingObject,
  type ParameterObject,
  parsePointer,
  type SchemaObject,
} from '@worklane/contract/openapi-reader';
import { Contract, describedResponse, mediaTypeOf, StyleError, textReader } from '@worklane/runtime';
import {
  type Content,
  type Direction,
  type Document,
  type ResolvedOperation,
  resolvedOperations,
} from './resolved-document.ts';
import { SchemaCompiler, type SchemaOptions, schemaErrors } from './schema-compiler.ts';

/** The schema of a parameter or of a body. */
interface PlacedSchema {
  /** The name under which the contract has the schema of a body. */
  readonly name?: string;
  readonly direction: Direction;
  readonly schema: SchemaObject;
  /** Its place in `x-operations`. */
  readonly place: string;
  /** Its place in the document, as far as that is not behind a reference. */
  readonly pointer: string;
}

/** The contract of any OpenAPI 3.0 or 3.1 document. Validators are compiled when they are first used. */
export class DocumentContract extends Contract {
  readonly described: readonly ResolvedOperation[];
  readonly #byId: ReadonlyMap<string, ResolvedOperation>;
  readonly #schemas: readonly PlacedSchema[];
  readonly #compilers: Readonly<Record<Direction, SchemaCompiler>>;
  readonly #validators = new Map<string, Validator<unknown>>();

  constructor(source: Document, options: SchemaOptions = {}) {
    const copies = { request: resolvedCopy(source), response: resolvedCopy(source) };
    const { document, operations, schemas } = copies.request;
    const named = schemas.flatMap(({ name, place }) => (name ? [[name, { $ref: fragment(place) }]] : []));
    super({
      operations: Object.fromEntries(operations.map((operation) => [operation.id, rowOf(operation)])),
      document: {
        ...document,
        components: {
          ...document.components,
          schemas: { ...document.components?.schemas, ...Object.fromEntries(named) },
        },
      },
      schemaValidators: {},
      parameterValidators: {},
    });
    this.described = operations;
    this.#byId = new Map(operations.map((operation) => [operation.id, operation]));
    this.#schemas = Object.entries(copies).flatMap(([direction, copy]) =>
      copy.schemas.filter((each) => each.direction === direction),
    );
    const compiler = (direction: Direction) =>
      new SchemaCompiler(
        copies[direction].document,
        direction,
        this.#schemas.flatMap((each) => (each.direction === direction ? [each.schema] : [])),
        options,
      );
    this.#compilers = { request: compiler('request'), response: compiler('response') };
  }

  override parametersOf(operationId: string): readonly ParameterObject[] {
    return this.operation(operationId).parameters;
  }

  override encodingOf(operationId: string, mediaType: string): Readonly<Record<string, EncodingObject>> {
    return this.operation(operationId).requestBody?.content?.[mediaType]?.encoding ?? {};
  }

  override requiredHeaders(operationId: string, status: number): readonly string[] {
    const { headers = {} } = describedResponse(this.operation(operationId).responses, status) ?? {};
    return Object.keys(headers).filter((name) => headers[name]?.required && !/^content-type$/i.test(name));
  }

  /** Returns the name of a header of a response that its schema does not allow; undefined if there is none. */
  invalidHeader(operationId: string, status: number, sent: Headers): string | undefined {
    const operation = this.operation(operationId);
    const described = describedResponse(operation.responses, status);
    const [key = ''] = Object.entries(operation.responses).find(([, each]) => each === described) ?? [];
    return Object.entries(described?.headers ?? {}).find(([name, { schema, explode = false }]) => {
      const text = sent.get(name);
      if (text === null || !schema) return false;
      const validate = this.#once(`header ${name} ${key} of ${operationId}`, () => {
        const { place } = placed(operation, this.described.indexOf(operation), ...headerPath(key, name));
        return this.#compilers.response.compile({ $ref: fragment(place) });
      });
      const read = textReader(this, { name, schema, style: 'simple', explode }, (part) => part);
      return !validate(readOrUndefined(() => read(text)));
    })?.[0];
  }

  override validatorOf(name: string): Validator<unknown> {
    return this.#once(name, () => {
      const body = this.#schemas.find((each) => each.name === name);
      if (!body) throw new Error(`Unknown schema: ${name}.`);
      return this.#compilers[body.direction].compile({ $ref: fragment(body.place) });
    });
  }

  override parameterValidatorOf(operationId: string): Validator<RequestParameters> {
    return this.#once(`parameters of ${operationId}`, () => {
      const operation = this.operation(operationId);
      const at = `#/x-operations/${this.described.indexOf(operation)}/parameters`;
      const placed = operation.parameters.map((parameter, i) => ({
        place: String(parameter.in),
        key: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
        required: parameter.required ?? false,
        schema: { $ref: `${at}/${i}/schema` },
      }));
      const places = ['path', 'query', 'header', 'cookie'].map((place) => {
        const own = placed.filter((each) => each.place === place);
        const properties = Object.fromEntries(own.map(({ key, schema }) => [key, schema]));
        const required = own.flatMap((each) => (each.required ? [each.key] : []));
        return [place, { type: 'object', properties, required }] as const;
      });
      return this.#compilers.request.compile({ properties: Object.fromEntries(places) });
    }) as Validator<RequestParameters>;
  }

  /** Returns what is no schema of JSON Schema 2020-12 among the schemas of operations and those that they refer to. */
  schemaErrors(): { pointer: string; message: string }[] {
    const found = new Map<string, { pointer: string; message: string }>();
    const check = (at: string, schema: object) => {
      for (const { pointer, message } of schemaErrors(schema)) {
        found.set(at + pointer, { pointer: at + pointer, message: `${at}${pointer} ${message}` });
      }
    };
    for (const { pointer, schema } of this.#schemas) check(pointer, schema);
    for (const compiler of Object.values(this.#compilers)) {
      for (const $ref of compiler.references) {
        check(appendToPointer('', ...parsePointer($ref)), compiler.lookUp($ref));
      }
    }
    return [...found.values()];
  }

  /** Returns the validated bodies of an operation. */
  bodiesOf({ pointer }: ResolvedOperation): { readonly name: string; readonly pointer: string }[] {
    return this.#schemas.flatMap(({ name, pointer: own }) =>
      name !== undefined && own.startsWith(`${pointer}/`) ? [{ name, pointer: own }] : [],
    );
  }

  /** @throws Error if no operation has this id. */
  operation(id: string): ResolvedOperation {
    const operation = this.#byId.get(id);
    if (!operation) throw new Error(`Unknown operation: ${id}.`);
    return operation;
  }

  #once(key: string, compile: () => Validator<unknown>): Validator<unknown> {
    const known = this.#validators.get(key) ?? compile();
    this.#validators.set(key, known);
    return known;
  }
}

const fragment = (pointer: string) => `#${pointer.split('/').map(encodeURIComponent).join('/')}`;

/** Returns a copy of a document with its resolved operations, and their schemas. */
function resolvedCopy(source: Document) {
  const document = structuredClone(source);
  const operations = resolvedOperations(document);
  return {
    document: { ...document, 'x-operations': operations },
    operations,
    schemas: operations.flatMap((operation, index) => [
      ...operation.parameters.map(
        ({ schema }, i): PlacedSchema => ({
          direction: 'request',
          schema,
          ...placed(operation, index, 'parameters', i, 'schema'),
        }),
      ),
      ...Object.entries(operation.responses).flatMap(([status, { headers }]) =>
        Object.entries(headers).flatMap(([name, { schema }]): PlacedSchema[] =>
          schema ? [{ direction: 'response', schema, ...placed(operation, index, ...headerPath(status, name)) }] : [],
        ),
      ),
      ...bodySchemas(operation, index),
    ]),
  };
}

/** A text that is not in its style has no value. */
function readOrUndefined(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof StyleError) return undefined;
    throw error;
  }
}

const headerPath = (status: string, name: string) => ['responses', status, 'headers', name, 'schema'];

const placed = ({ pointer }: ResolvedOperation, index: number, ...tokens: readonly (string | number)[]) => ({
  place: appendToPointer(`/x-operations/${index}`, ...tokens),
  pointer: appendToPointer(pointer, ...tokens),
});

function bodySchemas(operation: ResolvedOperation, index: number): PlacedSchema[] {
  const { id, requestBody, responses } = operation;
  const schemasOf = (direction: Direction, prefix: string, tokens: readonly string[], content: Content = {}) =>
    Object.entries(content).flatMap(([mediaType, { schema }], i) =>
      schema === undefined || !isValidated(mediaType)
        ? []
        : {
            name: nameOf(prefix, id, i),
            direction,
            schema,
            ...placed(operation, index, ...tokens, 'content', mediaType, 'schema'),
          },
    );
  return [
    ...schemasOf('request', 'body', ['requestBody'], requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      schemasOf('response', `response ${status}`, ['responses', status], content),
    ),
  ];
}

/** The schema of a stream of events is that of one event. */
const isValidated = (mediaType: string) => mediaTypeOf(mediaType) !== 'text/event-stream';

const nameOf = (prefix: string, id: string, index: number) => `${prefix} of ${id}${index > 0 ? ` (${index + 1})` : ''}`;

/** Returns the row of an operation in the operation table. Its security is checked by the stub. */
function rowOf({ id, method, path, parameters, requestBody, responses }: ResolvedOperation): Operation {
  const named = (prefix: string, content: Content = {}) =>
    Object.fromEntries(
      Object.entries(content).map(([mediaType, { schema }], i) => [
        mediaType,
        schema === undefined || !isValidated(mediaType) ? null : nameOf(prefix, id, i),
      ]),
    );
  return {
    id,
    method: method as Operation['method'],
    path,
    tag: '',
    summary: '',
    authentication: 'none',
    scopes: [],
    parameters: parameters.map(({ name, in: place, required = false }) => ({ name, in: place, required })),
    requestBody: requestBody
      ? { required: requestBody.required ?? false, content: named('body', requestBody.content) }
      : null,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [
        status,
        { description: '', content: named(`response ${status}`, content) },
      ]),
    ),
  };
}
