import { referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { resolve } from '../contract/openapi.ts';
import type { JsonSchema } from './console-operation.ts';

/** Keywords that are not needed to validate a value or to show a field. */
const isOmitted = (keyword: string) =>
  keyword.startsWith('x-') || ['title', 'description', 'examples', 'discriminator', 'default'].includes(keyword);

/** Keywords whose value is data, or a map of schemas. */
const dataKeywords = new Set(['const', 'enum', 'required', 'type']);

/** Collects the schemas that others refer to, as `$defs`. */
export class SchemaDefinitions {
  readonly #definitions = new Map<string, JsonSchema>();

  /** Returns a schema without documentation. The schemas that it refers to become definitions. */
  reduce(schema: SchemaObject | undefined): JsonSchema {
    return this.#reduced(schema ?? {}) as JsonSchema;
  }

  /** Returns the definitions, by name. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#definitions].toSorted(([one], [other]) => one.localeCompare(other)));
  }

  #reduced(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((each) => this.#reduced(each));
    if (typeof node !== 'object' || node === null) return node;
    if (isDiscriminated(node)) return this.#conditions(node);
    return Object.fromEntries(
      Object.entries(node)
        .filter(([keyword]) => !isOmitted(keyword))
        .map(([keyword, value]) => [keyword, this.#keyword(keyword, value)]),
    );
  }

  #keyword(keyword: string, value: unknown): unknown {
    if (keyword === '$ref') return this.#reference(value as string);
    if (dataKeywords.has(keyword)) return value;
    if (keyword === 'properties') {
      return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, this.#reduced(one)]));
    }
    return this.#reduced(value);
  }

  #reference($ref: string): string {
    const name = referencedName($ref);
    if (!this.#definitions.has(name)) {
      // Set before its own references are followed, as schemas can be recursive.
      this.#definitions.set(name, {});
      this.#definitions.set(name, this.reduce(resolve<SchemaObject>({ $ref })));
    }
    return `#/$defs/${name}`;
  }

  /**
   * Returns the alternatives of a discriminated schema as conditions: a validator then reports what is wrong in the
   * alternative that the value selects, instead of what each of them lacks.
   */
  #conditions({ discriminator: { propertyName, mapping } }: Discriminated): JsonSchema {
    return {
      required: [propertyName],
      properties: { [propertyName]: { enum: Object.keys(mapping) } },
      allOf: Object.entries(mapping).map(([value, $ref]) => ({
        if: { properties: { [propertyName]: { const: value } }, required: [propertyName] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: this.#reference($ref) },
      })),
    };
  }
}

interface Discriminated {
  readonly discriminator: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> };
}

const isDiscriminated = (node: object): node is Discriminated => 'discriminator' in node;
