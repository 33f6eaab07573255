import type { ContractDocument } from '../contract/document.ts';
import { ProjectionCode } from './serializer.ts';

/** Writes a value as JSON text: what its schema declares and nothing else. */
export type Serializer = (value: unknown) => string;

/** The serializers of a contract, each compiled when it is first asked for. */
export class Serializers {
  readonly #contract: ContractDocument;
  readonly #compiled = new Map<string, Serializer>();

  constructor(contract: ContractDocument) {
    this.#contract = contract;
  }

  of(schema: string): Serializer {
    let serializer = this.#compiled.get(schema);
    if (!serializer) {
      serializer = compile(this.#contract, schema);
      this.#compiled.set(schema, serializer);
    }
    return serializer;
  }
}

/**
 * A copy of what is declared, and JSON.stringify: V8 writes plain objects of one shape faster than generated code puts
 * their text together. The source is made from the contract alone, never from a request.
 */
function compile(contract: ContractDocument, schema: string): Serializer {
  const code = new ProjectionCode(contract);
  const copy = code.expression(contract.schemaOf(schema), 'value');
  const source = `${code.functions}\nreturn (value) => JSON.stringify(${copy});`;
  return new Function('scalar', 'scalars', source)(scalar, scalars);
}

/** What stands where a text, a number, a boolean or null is declared: an object there could hold anything. */
function scalar(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  throw new TypeError('An object stands where the contract declares a text, a number or a boolean.');
}

function scalars(values: Record<string, unknown> | null | undefined): unknown {
  for (const name in values) scalar(values[name]);
  return values;
}
