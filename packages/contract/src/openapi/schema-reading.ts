import type { JsonType, SchemaObject } from './openapi-document.ts';
import type { ReferenceResolver } from './reference-resolver.ts';

/** Returns functions that read schemas of a document, with their references resolved. */
export function schemaReading(document: ReferenceResolver) {
  /** Returns the alternatives of a schema. */
  function alternativesOf(schema: SchemaObject): readonly SchemaObject[] {
    const resolved = document.resolve(schema);
    return resolved.oneOf ? resolved.oneOf.flatMap(alternativesOf) : [resolved];
  }

  /** Returns the JSON types that a schema allows. */
  const typesOf = (schema: SchemaObject): ReadonlySet<JsonType> =>
    new Set(
      alternativesOf(schema).flatMap(({ type, properties }) => (type ? [type].flat() : properties ? ['object'] : [])),
    );

  /** Returns the only values that a schema allows, or an empty list if others are possible. */
  function enumOf(schema: SchemaObject): readonly string[] {
    const lists = alternativesOf(schema)
      .filter(({ type }) => type !== 'null')
      .map((each) => (each.const === undefined ? (each.enum ?? []) : [each.const]));
    if (lists.some((values) => values.length === 0)) return [];
    return [...new Set(lists.flat())].filter((value) => value !== null).map(String);
  }

  /** Returns the properties of an object. Those that differ between its alternatives are alternatives themselves. */
  function propertiesOf(schema: SchemaObject): Readonly<Record<string, SchemaObject>> {
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
  function requiredOf(schema: SchemaObject): readonly string[] {
    const [first = [], ...others] = alternativesOf(schema).map(({ required = [] }) => required);
    return first.filter((name) => others.every((required) => required.includes(name)));
  }

  /** Returns the name of a type as documentation shows it: `date-time or RelativeTime`, `integer or me`, `list of LineItemInput`. */
  function typeText(schema: SchemaObject): string {
    const alternatives = alternativesOf(schema);
    const names = alternatives.flatMap((each) =>
      [each.type ?? each.const ?? 'any'].flat().map((type) => {
        if (type === 'array') return `list of ${typeText(each.items ?? {})}`;
        if (type === 'object') return each.title ?? 'object';
        if (type === 'string' && alternatives.length > 1 && each.pattern) return each.title ?? type;
        return type === 'string' && /^(date|date-time|uri|email)$/.test(each.format ?? '')
          ? (each.format as string)
          : type;
      }),
    );
    return [...new Set(names)].join(' or ');
  }

  return { alternativesOf, typesOf, enumOf, propertiesOf, requiredOf, typeText };
}
