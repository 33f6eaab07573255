import type { Operation } from '@worklane/contract';

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface Response {
  readonly headers?: Readonly<Record<string, object>>;
}

type Resolvable<T> = T | { readonly $ref: string };

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Resolvable<Parameter>[];
  readonly responses: Readonly<Record<string, Resolvable<Response>>>;
}

type PathItem = { readonly parameters?: readonly Resolvable<Parameter>[] } & {
  readonly [Method in Operation['method']]?: DocumentedOperation;
};

interface OpenapiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** The name of the schema that a reference is to. */
export const schemaName = (reference: string): string => nameOf(reference);

const resolveIn = <T extends object>(table: Readonly<Record<string, T>>, value: Resolvable<T>): T =>
  '$ref' in value ? (table[nameOf(value.$ref)] as T) : value;

const methods: readonly Operation['method'][] = ['get', 'put', 'post', 'delete', 'patch'];

/** What the server reads of a bundled OpenAPI document. */
export class ContractDocument {
  readonly #components: OpenapiDocument['components'];
  readonly #operations: ReadonlyMap<
    string,
    { operation: DocumentedOperation; shared: readonly Resolvable<Parameter>[] }
  >;

  /** @param document the JSON of a bundle. */
  constructor(document: object) {
    const { components, paths } = document as OpenapiDocument;
    this.#components = components;
    this.#operations = new Map(
      Object.values(paths).flatMap((item) =>
        methods.flatMap((method) => {
          const operation = item[method];
          return operation ? [[operation.operationId, { operation, shared: item.parameters ?? [] }] as const] : [];
        }),
      ),
    );
  }

  schemaOf(name: string): Schema {
    const schema = this.#components.schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}.`);
    return schema;
  }

  /** The schema itself where it is a reference to one. */
  resolveSchema(schema: Schema): Schema {
    return schema.$ref ? this.schemaOf(nameOf(schema.$ref)) : schema;
  }

  /** The parameters of an operation, those of its path included. */
  parametersOf(operationId: string): readonly Parameter[] {
    const { operation, shared } = this.#documented(operationId);
    return [...shared, ...(operation.parameters ?? [])].map((value) => resolveIn(this.#components.parameters, value));
  }

  /** The names of the headers that an answer is documented to have. */
  answerHeaders(operationId: string, status: number): readonly string[] {
    const response = this.#documented(operationId).operation.responses[status];
    return response ? Object.keys(resolveIn(this.#components.responses, response).headers ?? {}) : [];
  }

  #documented(operationId: string) {
    const found = this.#operations.get(operationId);
    if (!found) throw new Error(`The contract has no operation ${operationId}.`);
    return found;
  }
}
