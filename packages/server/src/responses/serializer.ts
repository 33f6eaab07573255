import { type ContractDocument, type Schema, schemaName } from '../contract/document.ts';

/**
 * Source code that copies out of a value what its schema declares, in the order in which it is declared: one function
 * for each schema that is an object, a list or a union. It calls `scalar` and `scalars`.
 */
export class ProjectionCode {
  readonly #contract: ContractDocument;
  readonly #bodies = new Map<string, string>();

  constructor(contract: ContractDocument) {
    this.#contract = contract;
  }

  /** The functions that the expressions call. */
  get functions(): string {
    return [...this.#bodies].map(([name, body]) => `function ${name}(value) { ${body} }`).join('\n');
  }

  /** An expression for the copy of what `at` names. */
  expression(schema: Schema, at: string): string {
    return `${this.#projection(schema)}(${at})`;
  }

  #projection(schema: Schema): string {
    const resolved = this.#contract.resolveSchema(schema);
    if (isScalar(resolved)) return 'scalar';
    const name = schema.$ref ? `of_${schemaName(schema.$ref)}` : `inline_${this.#bodies.size}`;
    if (!this.#bodies.has(name)) {
      // Named before it is written, so that a schema may refer to itself.
      this.#bodies.set(name, '');
      this.#bodies.set(name, this.#body(resolved));
    }
    return name;
  }

  #body({ additionalProperties, discriminator, items, oneOf, properties = {} }: Schema): string {
    if (discriminator) return this.#union(discriminator);
    if (oneOf) return this.#alternatives(oneOf);
    if (items) return `return value?.map(${this.#projection(items)}) ?? value;`;
    if (typeof additionalProperties === 'object') return this.#map(additionalProperties);
    const copies = Object.entries(properties).map(([name, property]) => {
      const key = JSON.stringify(name);
      return `${key}: ${this.expression(property, `value[${key}]`)}`;
    });
    return `return value === null || value === undefined ? value : { ${copies.join(', ')} };`;
  }

  #map(values: Schema): string {
    if (this.#projection(values) === 'scalar') return 'return scalars(value);';
    throw new Error('A map of anything but scalars cannot be serialized yet: teach ProjectionCode.');
  }

  #union({ propertyName, mapping }: NonNullable<Schema['discriminator']>): string {
    const told = `value[${JSON.stringify(propertyName)}]`;
    const cases = Object.entries(mapping).map(
      ([name, $ref]) => `case ${JSON.stringify(name)}: return ${this.expression({ $ref }, 'value')};`,
    );
    return `switch (${told}) { ${cases.join(' ')} default: throw new TypeError('No schema for ' + ${told}); }`;
  }

  /** `oneOf: [X, null]` is X, which may be null anyway. */
  #alternatives(members: readonly Schema[]): string {
    const [first, ...others] = members.filter((member) => !isScalar(this.#contract.resolveSchema(member)));
    if (!first) return 'return scalar(value);';
    if (others.length === 0) return `return ${this.expression(first, 'value')};`;
    throw new Error('A union of objects needs a discriminator to be serialized.');
  }
}

const isScalar = ({ type, oneOf }: Schema): boolean =>
  !oneOf && ![type].flat().some((name) => name === 'object' || name === 'array');
