import { OpenapiReader, type ParameterObject, type SchemaObject } from '@worklane/contract/openapi-reader';

export { referencedName as schemaName, type SchemaObject as Schema } from '@worklane/contract/openapi-reader';

/** The parts of a bundled OpenAPI document that the server reads. */
export class ContractDocument {
  readonly #reader: OpenapiReader;

  /** @param document the JSON of a bundle. */
  constructor(document: object) {
    this.#reader = new OpenapiReader(document, 'The contract');
  }

  schemaOf(name: string): SchemaObject {
    return this.#reader.schema(name);
  }

  /** Returns the target of a schema that is a reference, or the schema itself. */
  resolveSchema(schema: SchemaObject): SchemaObject {
    return this.#reader.resolve(schema);
  }

  /** Returns the parameters of an operation and of its path. */
  parametersOf(operationId: string): readonly ParameterObject[] {
    return this.#reader.operation(operationId).parameters;
  }

  /** Returns the names of the documented headers of a response. */
  answerHeaders(operationId: string, status: number): readonly string[] {
    return Object.keys(this.#reader.operation(operationId).responses[status]?.headers ?? {});
  }
}
