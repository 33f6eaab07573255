import type { Operation, RequestParameters, Validator } from '@worklane/contract';
import { ContractDocument } from './document.ts';

/** The modules that are generated from an OpenAPI document. */
export interface ContractParts {
  /** The operation table. */
  readonly operations: Readonly<Record<string, Operation>>;
  /** The bundled document. */
  readonly document: object;
  readonly schemaValidators: Readonly<Record<string, Validator<unknown>>>;
  readonly parameterValidators: Readonly<Record<string, Validator<RequestParameters>>>;
}

/** The contract that a server implements: its operations and the schemas of their requests and responses. */
export class Contract extends ContractDocument {
  readonly operations: readonly Operation[];
  readonly #schemaValidators: ContractParts['schemaValidators'];
  readonly #parameterValidators: ContractParts['parameterValidators'];

  constructor({ operations, document, schemaValidators, parameterValidators }: ContractParts) {
    super(document);
    this.operations = Object.values(operations);
    this.#schemaValidators = schemaValidators;
    this.#parameterValidators = parameterValidators;
  }

  /** Returns the validator of a schema. */
  validatorOf(schema: string): Validator<unknown> {
    const validator = this.#schemaValidators[schema];
    if (!validator) throw new Error(`The contract has no schema ${schema}.`);
    return validator;
  }

  /** Returns the validator of the parameters of an operation. */
  parameterValidatorOf(operationId: string): Validator<RequestParameters> {
    const validator = this.#parameterValidators[operationId];
    if (!validator) throw new Error(`The contract has no operation ${operationId}.`);
    return validator;
  }
}
