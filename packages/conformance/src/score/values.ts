import type { OpenapiReader, SchemaObject } from '@worklane/contract/openapi-reader';
import { DocumentSchemas } from '../document/document-schemas.ts';
import { effectiveSchema, expressionOf, isOfType } from '../document/effective-schema.ts';
import { ownChanges } from '../document/invalid-values.ts';
import { validValues } from '../document/valid-values.ts';
import { fits } from './schemas.ts';
import type { Keyword } from './statements.ts';

type Fields = Record<string, unknown>;

/** Returns a value that violates a keyword of its schema, as close to a valid one as possible; undefined where none is. */
export function brokenValue(contract: OpenapiReader, schema: SchemaObject, keyword: Keyword, value: unknown): unknown {
  const changed = keyword === 'oneOf' ? 'type' : keyword;
  for (const each of ownChanges(DocumentSchemas.of(contract), effectiveSchema(contract, schema), value, [])) {
    if (each.keyword === changed && violates(contract, schema, keyword, each.value)) return each.value;
  }
  return undefined;
}

/** Returns whether a value violates a keyword of its schema. */
export function violates(contract: OpenapiReader, schema: SchemaObject, keyword: Keyword, value: unknown): boolean {
  // The alternative of a value is chosen by its type and its constants.
  if (keyword === 'oneOf') return schema.oneOf?.some((branch) => fits(contract, branch, value)) === false;
  const violations = DocumentSchemas.of(contract).violations(schema, value);
  return violations.some((each) => each.keyword === keyword && each.instancePath === '');
}

const isLong = (name: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: SchemaObject) =>
  [...name].length < minLength || [...name].length > maxLength;

const distinct = (items: readonly unknown[]) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** Returns the nearest value that does not violate a keyword; undefined where it must be another one. */
export function repairedValue(schema: SchemaObject, keyword: Keyword, value: unknown): unknown {
  const limit = schema[keyword] as number;
  const fields = Object.entries(isOfType('object', value) ? (value as Fields) : {});
  switch (keyword) {
    case 'maxLength':
      return schema.pattern === undefined ? [...String(value)].slice(0, limit).join('') : undefined;
    case 'minLength':
      return schema.pattern === undefined ? String(value).padEnd(limit, 'x') : undefined;
    case 'minimum':
    case 'maximum':
      return limit;
    case 'exclusiveMinimum':
      return limit + 1;
    case 'maxItems':
      return (value as unknown[]).slice(0, limit);
    case 'uniqueItems':
      return distinct(value as unknown[]);
    case 'additionalProperties':
      return Object.fromEntries(fields.filter(([name]) => schema.properties?.[name]));
    case 'propertyNames':
      return Object.fromEntries(fields.filter(([name]) => !isLong(name, schema.propertyNames ?? {})));
    case 'maxProperties':
      return Object.fromEntries(fields.slice(0, limit));
    default:
      return undefined;
  }
}

const bounds: readonly Keyword[] = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** Whether a keyword has an outermost value that it allows. */
export const hasBound = ({ type }: SchemaObject, keyword: Keyword): boolean =>
  keyword === 'type' ? [type].flat().includes('null') : bounds.includes(keyword);

/** Whether a value is the outermost that a keyword allows. */
export function isAtBound(schema: SchemaObject, keyword: Keyword, value: unknown): boolean {
  if (keyword === 'type') return value === null;
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : value;
  return size === schema[keyword];
}

const texts = ['text', 'https://worklane.example/', 'EUR', 'DE', 'text/plain', '0'.repeat(64), 'tasks.read', '"1"'];

const usual = new WeakMap<SchemaObject, unknown>();

/** Returns the usual value of a schema apart from null, which is made once. */
export function validValue(contract: OpenapiReader, schema: SchemaObject): unknown {
  const isValue = (value: unknown) => value !== null;
  if (!usual.has(schema)) usual.set(schema, validValues(DocumentSchemas.of(contract), schema).find(isValue));
  return usual.get(schema);
}

/** Returns another value that a schema allows; undefined where none is known. */
export function otherValue(contract: OpenapiReader, schema: SchemaObject, value: unknown): unknown {
  const { oneOf, ...resolved } = contract.resolve(schema);
  if (oneOf) {
    const branch = oneOf
      .map((each) => contract.resolve(each))
      .find(({ type }) => type !== 'null' && typeIncludes(type, value));
    return branch && otherValue(contract, branch, value);
  }
  const { const: constant, enum: values, format, pattern, maximum, maxLength, properties } = resolved;
  if (constant !== undefined) return undefined;
  if (values) return values.find((each) => each !== value && each !== null);
  if (value === null) return undefined;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return maximum !== undefined && value + 1 > maximum ? value - 1 : value + 1;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(0, -1) : undefined;
  if (typeof value === 'object') return otherObject(contract, properties, value as Fields);
  if (typeof value !== 'string') return undefined;
  if (format === 'date-time') return moved(value);
  if (format === 'date') return moved(`${value}T00:00:00Z`).slice(0, 10);
  const fits = (text: string) =>
    (maxLength === undefined || text.length <= maxLength) &&
    (pattern === undefined || expressionOf(pattern).test(text));
  return [`${value}x`, `x${value}`, ...changedCharacters(value), ...texts].find((text) => text !== value && fits(text));
}

/** Changes the first field that has another value. */
function otherObject(contract: OpenapiReader, properties: SchemaObject['properties'], value: Fields): unknown {
  if (!properties) return { ...value, undeclared: 'x' };
  for (const [name, field] of Object.entries(value)) {
    const other = field === null ? undefined : otherValue(contract, properties[name] ?? {}, field);
    if (other !== undefined) return { ...value, [name]: other };
  }
  return undefined;
}

const typeIncludes = (type: SchemaObject['type'], value: unknown) =>
  type === undefined || [type].flat().some((each) => isOfType(each, value));

/** A day later, in the same form. */
function moved(text: string): string {
  const later = new Date(Date.parse(text) + 86_400_000).toISOString();
  return /\.\d+Z$/.test(text) ? later : later.replace(/\.\d+Z$/, 'Z');
}

/** Returns texts with another letter or digit, first in the middle: the last one of base64 has bits that mean nothing. */
function changedCharacters(text: string): string[] {
  const at = Math.floor(text.length / 2);
  const inMiddle = text.slice(0, at) + text.slice(at).replace(/[A-Za-z0-9]/, following);
  return [inMiddle, ...[following, () => '0', () => '1'].map((other) => text.replace(lastCharacter, other))];
}

const lastCharacter = /[A-Za-z0-9](?=[^A-Za-z0-9]*$)/;

const following = (given: string) =>
  ({ '9': '0', z: 'a', Z: 'A' })[given] ?? String.fromCharCode(given.charCodeAt(0) + 1);
