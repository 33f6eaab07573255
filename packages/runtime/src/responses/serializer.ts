import { referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';

/** Serializes a value as JSON text with the properties that its schema declares and no others. */
export type Serializer = (value: unknown) => string;

/** The serializers of a contract, each compiled on first use. */
export class Serializers {
  readonly #contract: Contract;
  readonly #compiled = new Map<string, Serializer>();

  constructor(contract: Contract) {
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
 * Compiles a copy of the declared properties, followed by JSON.stringify: V8 serializes plain objects of one shape faster
 * than generated code concatenates their text. The source is derived from the contract alone, never from a request.
 */
function compile(contract: Contract, schema: string): Serializer {
  const code = new ProjectionCode(contract);
  const copy = code.expression(contract.schemaOf(schema), 'value');
  const source = `${code.functions}\nreturn (value) => JSON.stringify(${copy});`;
  return new Function('scalar', 'scalars', source)(scalar, scalars);
}

/** Checks a value that is declared as a scalar: an object in its place could contain anything. */
function scalar(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  throw new TypeError('Expected a string, number or boolean; found an object.');
}

function scalars(values: Record<string, unknown> | null | undefined): unknown {
  for (const name in values) scalar(values[name]);
  return values;
}

/**
 * Source code that copies the declared properties of a value, in the order in which they are declared: one function for each
 * schema that is an object, an array or a union. The code calls `scalar` and `scalars`.
 */
class ProjectionCode {
  readonly #contract: Contract;
  readonly #bodies = new Map<string, string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** The functions that the expressions call. */
  get functions(): string {
    return [...this.#bodies].map(([name, body]) => `function ${name}(value) { ${body} }`).join('\n');
  }

  /** Returns an expression for the copy of a value, which is itself given as an expression. */
  expression(schema: SchemaObject, value: string): string {
    return `${this.#projection(schema)}(${value})`;
  }

  #projection(schema: SchemaObject): string {
    const resolved = this.#contract.resolveSchema(schema);
    if (this.#isScalar(resolved)) return 'scalar';
    const name = schema.$ref ? `of_${referencedName(schema.$ref)}` : `inline_${this.#bodies.size}`;
    if (!this.#bodies.has(name)) {
      // Reserves the name first, so that a schema may refer to itself.
      this.#bodies.set(name, '');
      this.#bodies.set(name, this.#body(resolved));
    }
    return name;
  }

  #body({ additionalProperties, discriminator, items, oneOf, properties = {} }: SchemaObject): string {
    if (discriminator) return this.#union(discriminator);
    if (oneOf) return this.#alternatives(oneOf);
    if (items) return `return Array.isArray(value) ? value.map(${this.#projection(items)}) : scalar(value);`;
    if (typeof additionalProperties === 'object') return this.#map(additionalProperties);
    const copies = Object.entries(properties).map(([name, property]) => {
      const key = JSON.stringify(name);
      return `${key}: ${this.expression(property, `value[${key}]`)}`;
    });
    return `return value === null || value === undefined ? value : { ${copies.join(', ')} };`;
  }

  #map(values: SchemaObject): string {
    const projection = this.#projection(values);
    if (projection === 'scalar') return 'return scalars(value);';
    const copies = `Object.entries(value).map(([name, item]) => [name, ${projection}(item)])`;
    return `return value && Object.fromEntries(${copies});`;
  }

  #union({ propertyName, mapping }: NonNullable<SchemaObject['discriminator']>): string {
    const selected = `value[${JSON.stringify(propertyName)}]`;
    const cases = Object.entries(mapping).map(
      ([name, $ref]) => `case ${JSON.stringify(name)}: return ${this.expression({ $ref }, 'value')};`,
    );
    return `switch (${selected}) { ${cases.join(' ')} default: throw new TypeError('No schema for ' + ${selected}); }`;
  }

  /** `oneOf: [X, null]` is copied like X, which accepts null as well. */
  #alternatives(members: readonly SchemaObject[]): string {
    const [first, ...others] = members.filter((member) => !this.#isScalar(member));
    if (first && others.length === 0) return `return ${this.expression(first, 'value')};`;
    throw new Error('A union of objects needs a discriminator to be serialized.');
  }

  #isScalar(schema: SchemaObject): boolean {
    const { type, oneOf } = this.#contract.resolveSchema(schema);
    if (oneOf) return oneOf.every((member) => this.#isScalar(member));
    return ![type].flat().some((name) => name === 'object' || name === 'array');
  }
}
