import { type JsonType, referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from './contract-document.ts';

/** Returns the alternatives of a schema, with references resolved. */
export function alternativesOf(schema: SchemaObject): readonly SchemaObject[] {
  const resolved = contract.resolve(schema);
  return resolved.oneOf ? resolved.oneOf.flatMap(alternativesOf) : [resolved];
}

/** Returns the JSON types that a schema allows. */
export const typesOf = (schema: SchemaObject): ReadonlySet<JsonType> =>
  new Set(
    alternativesOf(schema).flatMap(({ type, properties }) => (type ? [type].flat() : properties ? ['object'] : [])),
  );

/** Returns the only values that a schema allows, or an empty list if others are possible. */
export function enumOf(schema: SchemaObject): readonly string[] {
  const lists = alternativesOf(schema)
    .filter(({ type }) => type !== 'null')
    .map((each) => (each.const === undefined ? (each.enum ?? []) : [each.const]));
  if (lists.some((values) => values.length === 0)) return [];
  return [...new Set(lists.flat())].filter((value) => value !== null).map(String);
}

/** Returns the properties of an object. Those that differ between its alternatives are alternatives themselves. */
export function propertiesOf(schema: SchemaObject): Readonly<Record<string, SchemaObject>> {
  const merged: Record<string, SchemaObject> = {};
  for (const { properties = {} } of alternativesOf(schema)) {
    for (const [name, property] of Object.entries(properties)) {
      const known = merged[name];
      const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(property);
      merged[name] = isSame ? property : { description: known.description ?? '', oneOf: [known, property] };
    }
  }
  return merged;
}

/** Returns the properties that every alternative requires. */
export function requiredOf(schema: SchemaObject): readonly string[] {
  const [first = [], ...others] = alternativesOf(schema).map(({ required = [] }) => required);
  return first.filter((name) => others.every((required) => required.includes(name)));
}

/** Returns the name of a type as documentation shows it: `date-time or null`, `list of LineItemInput`. */
export function typeText(schema: SchemaObject): string {
  const names = alternativesOf(schema).flatMap((each) =>
    [each.type ?? 'any'].flat().map((type) => {
      if (type === 'array') return `list of ${typeText(each.items ?? {})}`;
      if (type === 'object') return each.title ?? 'object';
      return type === 'string' && /^(date|date-time|uri|email)$/.test(each.format ?? '')
        ? (each.format as string)
        : type;
    }),
  );
  return [...new Set(names)].join(' or ');
}

/** Returns the name of the schema that a node refers to. */
export const schemaName = ({ $ref }: SchemaObject): string | undefined => $ref && referencedName($ref);
