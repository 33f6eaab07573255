import { resolved, type Schema } from './schema.ts';

/** Keywords that the arbitraries support. Each is a field of `Schema`. */
export const translated = [
  ...['$ref', 'type', 'const', 'enum', 'oneOf', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'maxProperties'],
] as const satisfies readonly (keyof Schema)[];

/** Keywords that do not restrict values. */
export const annotations = ['title', 'description', 'default', 'example', 'examples', 'discriminator'] as const;

const known: ReadonlySet<string> = new Set([...translated, ...annotations]);

/** Returns the unsupported keywords of a schema and its subschemas. */
export function unknownKeywords(schema: Schema, seen = new Set<unknown>()): Set<string> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const unknown = Object.keys(schema).filter((name) => !known.has(name) && !name.startsWith('x-'));
  return new Set([...unknown, ...parts(schema).flatMap((part) => [...unknownKeywords(part, seen)])]);
}

function parts(schema: Schema): Schema[] {
  const { properties = {}, items, oneOf = [], additionalProperties, propertyNames } = resolved(schema);
  const single = [items, additionalProperties, propertyNames].filter((part) => typeof part === 'object');
  return [...Object.values(properties), ...oneOf, ...single];
}
