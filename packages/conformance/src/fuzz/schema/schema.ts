import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '../../contract/document.ts';

export type { JsonType, SchemaObject as Schema } from '@worklane/contract/openapi-reader';

/** Returns the target of a schema that is a reference, or the schema itself. */
export const resolved = (schema: SchemaObject): SchemaObject => contract.resolve(schema);

export const schemaNamed = (name: string): SchemaObject => contract.schema(name);

/** The keywords that values are generated from. */
const supported = [
  ...['$ref', 'type', 'const', 'enum', 'oneOf', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'maxProperties'],
] as const satisfies readonly (keyof SchemaObject)[];

/** The keywords without effect on validity. */
const annotations = ['title', 'description', 'default', 'example', 'examples', 'discriminator'];

const known: ReadonlySet<string> = new Set([...supported, ...annotations]);

/** Returns the keywords of a schema, and of the schemas inside it, that values cannot be generated from. */
export function unknownKeywords(schema: SchemaObject, seen = new Set<unknown>()): Set<string> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  const unknown = Object.keys(schema).filter((name) => !known.has(name) && !name.startsWith('x-'));
  return new Set([...unknown, ...parts(schema).flatMap((part) => [...unknownKeywords(part, seen)])]);
}

function parts(schema: SchemaObject): SchemaObject[] {
  const { properties = {}, items, oneOf = [], additionalProperties, propertyNames } = resolved(schema);
  const single = [items, additionalProperties, propertyNames].filter((part) => typeof part === 'object');
  return [...Object.values(properties), ...oneOf, ...single];
}
