import type { Operation, RequestParameters, Validator } from '@worklane/contract';
import {
  type EncodingObject,
  OpenapiReader,
  type ParameterObject,
  type SchemaObject,
} from '@worklane/contract/openapi-reader';
import { ContractVersions } from './versions/contract-versions.ts';

/** The modules that are generated from an OpenAPI document. */
export interface ContractParts {
  /** The operation table. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** The bundled document. */
  readonly document: object;
  readonly schemaValidators: Readonly<Record<string, Validator<unknown>>>;
  readonly parameterValidators: Readonly<Record<string, Validator<RequestParameters>>>;
  /** What strings must be, by the patterns of their schemas. Default: `must match <pattern>`. */
  readonly patternMessages?: Readonly<Record<string, string>>;
}

/** Headers that the host writes itself: no handler has to return them. */
const hostHeaders = new Set(['X-Request-Id', 'Cache-Control', 'X-Accel-Buffering']);

/** The contract that a server implements: its operations and the schemas of their requests and responses. */
export class Contract {
  readonly operations: readonly Operation[];
  readonly patternMessages: Readonly<Record<string, string>>;
  readonly versions: ContractVersions;
  readonly #document: OpenapiReader;
  readonly #requiredHeaders = new Map<string, readonly string[]>();
  readonly #schemaValidators: ContractParts['schemaValidators'];
  readonly #parameterValidators: ContractParts['parameterValidators'];

  constructor({ operations, document, schemaValidators, parameterValidators, patternMessages = {} }: ContractParts) {
    this.#document = new OpenapiReader(document, 'The contract');
    this.versions = new ContractVersions(this.#document);
    this.operations = Object.values(operations);
    this.patternMessages = patternMessages;
    this.#schemaValidators = schemaValidators;
    this.#parameterValidators = parameterValidators;
  }

  /** Returns the schema of a name. */
  schemaOf(name: string): SchemaObject {
    return this.#document.schema(name);
  }

  /** Returns the target of a schema that is a reference, or the schema itself. */
  resolveSchema(schema: SchemaObject): SchemaObject {
    return this.#document.resolve(schema);
  }

  /** Returns the parameters of an operation and of its path. */
  parametersOf(operationId: string): readonly ParameterObject[] {
    return this.#document.operation(operationId).parameters;
  }

  /** Returns how the fields of a form are written, where the document says so. */
  encodingOf(operationId: string, mediaType: string): Readonly<Record<string, EncodingObject>> {
    return this.#document.operation(operationId).requestBody?.content[mediaType]?.encoding ?? {};
  }

  /** Returns the names of the documented headers of a response. */
  responseHeaders(operationId: string, status: number): readonly string[] {
    return Object.keys(this.#headersOf(operationId, status));
  }

  /** Returns the names of the headers that a handler must return with a status. */
  requiredHeaders(operationId: string, status: number): readonly string[] {
    const key = `${operationId} ${status}`;
    const known = this.#requiredHeaders.get(key);
    if (known) return known;
    const required = Object.entries(this.#headersOf(operationId, status)).flatMap(([name, header]) =>
      this.#document.resolve(header).required && !hostHeaders.has(name) ? [name] : [],
    );
    this.#requiredHeaders.set(key, required);
    return required;
  }

  #headersOf(operationId: string, status: number) {
    return this.#document.operation(operationId).responses[status]?.headers ?? {};
  }

  /** Returns the validator of a schema. */
  validatorOf(schema: string): Validator<unknown> {
    const validator = this.#schemaValidators[schema];
    if (!validator) throw new Error(`Unknown schema: ${schema}.`);
    return validator;
  }

  /** Returns the validator of the parameters of an operation. */
  parameterValidatorOf(operationId: string): Validator<RequestParameters> {
    const validator = this.#parameterValidators[operationId];
    if (!validator) throw new Error(`Unknown operation: ${operationId}.`);
    return validator;
  }
}
