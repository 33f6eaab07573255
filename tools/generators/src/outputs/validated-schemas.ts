import type { SchemaObject } from '@worklane/contract/openapi-reader';

/** Keywords that describe a value, as extensions do. The branches of a discriminator are checked without it. */
const annotations = new Set(['title', 'description', 'example', 'examples', 'deprecated', 'discriminator']);

/** Keywords whose value has schemas by name. */
const schemasByName = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords whose value is data. */
const data = new Set(['const', 'default', 'enum']);

/**
 * Returns the part of these schemas that decides what is valid: those that the exported ones reach, without annotations, so that
 * neither are in the compiled code. References are to `#/$defs`.
 */
export function validatedSchemas(
  schemas: Readonly<Record<string, SchemaObject>>,
  exported: readonly string[],
): Record<string, unknown> {
  const reached = new Map<string, unknown>();
  const next = [...exported];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    const schema = schemas[name];
    if (reached.has(name) || !schema) continue;
    reached.set(name, withoutAnnotations(schema, next));
  }
  return Object.fromEntries(
    Object.keys(schemas).flatMap((name) => (reached.has(name) ? [[name, reached.get(name)]] : [])),
  );
}

const reference = '#/components/schemas/';

/** @param references receives the names of the schemas that are referenced. */
function withoutAnnotations(schema: unknown, references: string[]): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutAnnotations(each, references));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !annotations.has(keyword) && !keyword.startsWith('x-'));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keywordValue(keyword, value, references)]));
}

function keywordValue(keyword: string, value: unknown, references: string[]): unknown {
  if (keyword === '$ref' && typeof value === 'string' && value.startsWith(reference)) {
    references.push(value.slice(reference.length));
    return `#/$defs/${value.slice(reference.length)}`;
  }
  if (data.has(keyword)) return value;
  if (!schemasByName.has(keyword)) return withoutAnnotations(value, references);
  return Object.fromEntries(
    Object.entries(value as object).map(([name, schema]) => [name, withoutAnnotations(schema, references)]),
  );
}
