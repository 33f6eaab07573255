import type { JsonType, SchemaObject } from '@worklane/contract/openapi-reader';
import type { Contract } from '../contract.ts';

/** What resolves the references of schemas. */
export type SchemaResolver = Pick<Contract, 'resolveSchema'>;

/** Returns a schema with its references resolved, and all schemas that it combines. */
function partsOf(contract: SchemaResolver, schema: SchemaObject, seen = new Set<SchemaObject>()): SchemaObject[] {
  const resolved = contract.resolveSchema(Object(schema));
  if (seen.has(resolved)) return [];
  seen.add(resolved);
  const { allOf = [], anyOf = [], oneOf = [] } = resolved;
  return [resolved, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(contract, part, seen))];
}

const typeOfValue = (value: unknown): JsonType => (value === null ? 'null' : (typeof value as JsonType));

/** Returns the JSON types that a schema mentions. None of them means any type. */
export const typesOf = (contract: SchemaResolver, schema: SchemaObject): ReadonlySet<JsonType> =>
  new Set(
    partsOf(contract, schema).flatMap((part) => {
      if (part.type) return [part.type].flat();
      if (part.const !== undefined) return [typeOfValue(part.const)];
      if (part.enum) return part.enum.map(typeOfValue);
      return part.properties ? ['object'] : part.items ? ['array'] : [];
    }),
  );

/** Returns the properties of an object, those of all its alternatives together. */
export function propertiesOf(contract: SchemaResolver, schema: SchemaObject): Readonly<Record<string, SchemaObject>> {
  const all = new Map<string, SchemaObject>();
  for (const { properties = {} } of partsOf(contract, schema)) {
    for (const [name, property] of Object.entries(properties)) {
      const known = all.get(name);
      all.set(name, known ? { anyOf: [known, property] } : property);
    }
  }
  return Object.fromEntries(all);
}

/** Returns the schema of undeclared properties; undefined if none are described. */
export const additionalOf = (contract: SchemaResolver, schema: SchemaObject): SchemaObject | undefined =>
  partsOf(contract, schema).flatMap(({ additionalProperties: additional, properties }) =>
    additional === undefined ? (properties ? [] : [{}]) : additional === false ? [] : [Object(additional)],
  )[0];

export const itemsOf = (contract: SchemaResolver, schema: SchemaObject): SchemaObject =>
  partsOf(contract, schema).find(({ items }) => items)?.items ?? {};

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?$/;

/**
 * Returns a function that converts the text of a parameter or a form field to the type of its schema. A text of none of its
 * types becomes the empty string, which a validator rejects for its type.
 */
export function scalarReader(contract: SchemaResolver, schema: SchemaObject): (text: string) => unknown {
  const types = typesOf(contract, schema);
  const isText = types.size === 0 || types.has('string');
  const parts = partsOf(contract, schema);
  const isFree = types.size === 0 || parts.some(({ type }) => [type].flat().includes('string'));
  const constants = parts.flatMap((part) => [part.const, ...(part.enum ?? [])]);
  if (isText && ![...types].some((type) => /^(?:integer|number|boolean)$/.test(type))) return (text) => text;
  return (text) => {
    if (types.has('integer') && isInteger(text)) return Number(text);
    if (types.has('number') && number.test(text)) return Number(text);
    if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    if (types.has('null') && !isText && /^(?:null)?$/.test(text)) return null;
    // A validator would convert another spelling of a number.
    return isText && (isFree || constants.includes(text)) ? text : '';
  };
}

const canonicalInteger = /^(?:0|-?[1-9]\d*)$/;

/**
 * Returns whether a text is an integer in its only spelling. `01`, `+1`, `1.0` and `1e0` are not: an ID must not have two
 * URLs. Ajv would coerce the last two, and ` 1`.
 */
export const isInteger = (text: string): boolean => canonicalInteger.test(text) && Number.isFinite(Number(text));
