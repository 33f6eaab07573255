import type { JSONSchema7, JSONSchema7Definition } from 'json-schema';
import type { PrismOperation } from '../validation/prism.ts';

/** A page of made-up records is for looking at. */
const mostItems = 5;
const mostNames = 3;
const address = '^https://[a-z]{4,12}[.]example/[a-z]{4,12}$';

const simplified = new WeakMap<PrismOperation, PrismOperation>();

/** The operation with answers that json-schema-faker, Prism's generator, makes valid values of. */
export function withMadeUpSchemas(operation: PrismOperation): PrismOperation {
  const known = simplified.get(operation);
  if (known) return known;
  const responses = operation.responses.map(({ contents = [], ...response }) => ({
    ...response,
    contents: contents.map(({ schema, ...content }) => ({ ...content, ...(schema && { schema: simple(schema) }) })),
  }));
  const result = { ...operation, responses } as PrismOperation;
  simplified.set(operation, result);
  return result;
}

function simple(schema: JSONSchema7): JSONSchema7 {
  const { oneOf, exclusiveMinimum, ...rest } = schema;
  // Of several alternatives it mixes the properties.
  const alternative = oneOf?.find((one) => typeof one === 'object' && one.type !== 'null');
  if (typeof alternative === 'object') return simple({ ...rest, ...alternative });
  return {
    ...rest,
    // It knows the boolean of draft 4 only.
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum + 1 }),
    // Following a pattern it forgets the format; an address of ours has both.
    ...(rest.format === 'uri' && rest.pattern !== undefined && { pattern: address }),
    ...(rest.properties && { properties: mapValues(rest.properties, simpleDefinition) }),
    ...(isSchema(rest.items) && {
      items: simple(rest.items),
      maxItems: Math.min(rest.maxItems ?? mostItems, mostItems),
    }),
    // It fills a map up to the maximum, and then some.
    ...(isSchema(rest.additionalProperties) && {
      additionalProperties: simple(rest.additionalProperties),
      maxProperties: mostNames,
    }),
  };
}

const isSchema = (value: unknown): value is JSONSchema7 =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const simpleDefinition = (definition: JSONSchema7Definition) =>
  typeof definition === 'object' ? simple(definition) : definition;

function mapValues<T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
