import type { JSONSchema7, JSONSchema7Definition } from 'json-schema';
import type { PrismOperation } from '../validation/prism.ts';

/** Limits that keep a generated page readable. */
const maxGeneratedItems = 5;
const maxGeneratedProperties = 3;
const urlPattern = '^https://[a-z]{4,12}[.]example/[a-z]{4,12}$';

const cache = new WeakMap<PrismOperation, PrismOperation>();

/** Returns the operation with response schemas from which json-schema-faker, Prism's generator, generates valid values. */
export function withGeneratorSchemas(operation: PrismOperation): PrismOperation {
  const cached = cache.get(operation);
  if (cached) return cached;
  const responses = operation.responses.map(({ contents = [], ...response }) => ({
    ...response,
    contents: contents.map(({ schema, ...content }) => ({ ...content, ...(schema && { schema: simplify(schema) }) })),
  }));
  const result = { ...operation, responses } as PrismOperation;
  cache.set(operation, result);
  return result;
}

function simplify(schema: JSONSchema7): JSONSchema7 {
  const { oneOf, exclusiveMinimum, ...rest } = schema;
  // The generator mixes the properties of all alternatives.
  const alternative = oneOf?.find((one) => typeof one === 'object' && one.type !== 'null');
  if (typeof alternative === 'object') return simplify({ ...rest, ...alternative });
  return {
    ...rest,
    // The generator only supports the boolean of draft 4.
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum + 1 }),
    // The generator ignores the format of a value with a pattern; this pattern satisfies both.
    ...(rest.format === 'uri' && rest.pattern !== undefined && { pattern: urlPattern }),
    ...(rest.properties && { properties: mapValues(rest.properties, simplifyDefinition) }),
    ...(isSchema(rest.items) && {
      items: simplify(rest.items),
      maxItems: Math.min(rest.maxItems ?? maxGeneratedItems, maxGeneratedItems),
    }),
    // The generator exceeds maxProperties of a map.
    ...(isSchema(rest.additionalProperties) && {
      additionalProperties: simplify(rest.additionalProperties),
      maxProperties: maxGeneratedProperties,
    }),
  };
}

const isSchema = (value: unknown): value is JSONSchema7 =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const simplifyDefinition = (definition: JSONSchema7Definition) =>
  typeof definition === 'object' ? simplify(definition) : definition;

function mapValues<T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
