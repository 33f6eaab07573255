import type { OpenapiReader, SchemaObject } from '@worklane/contract/openapi-reader';
import { DocumentSchemas } from '../document/document-schemas.ts';
import { expressionOf } from '../document/effective-schema.ts';
import { textsOffFormat } from './formats.ts';
import { fits, isOfType } from './schemas.ts';
import type { Keyword } from './statements.ts';

type Fields = Record<string, unknown>;

const wrong = { undeclared: true };

/** Returns a value that violates a keyword of its schema, as close to a valid one as possible; undefined where none is. */
export function brokenValue(schema: SchemaObject, keyword: Keyword, value: unknown): unknown {
  const limit = schema[keyword] as number;
  // Of a schema that allows both.
  if (value === null && [schema.type].flat().includes('string')) return brokenValue(schema, keyword, 'x');
  switch (keyword) {
    case 'type':
    case 'oneOf':
      return [schema.type].flat().includes('object') ? 'undeclared' : wrong;
    case 'enum':
      return typeof value === 'string' ? 'undeclared' : undefined;
    case 'const':
      return typeof value === 'string' ? `${value}x` : typeof value === 'boolean' ? !value : Number(value) + 1;
    case 'format':
      return value === null ? undefined : textsOffFormat[schema.format ?? ''];
    case 'pattern':
      if (typeof value !== 'string') return undefined;
      return [`${value}\n`, `${value} `, 'x', '', '\u0000', `${value}?`].find(
        (text) => !expressionOf(schema.pattern ?? '').test(text),
      );
    case 'maxLength':
      return typeof value === 'string' ? value.padEnd(limit + 1, value.at(-1) ?? 'x') : undefined;
    case 'minLength':
      return typeof value === 'string' ? value.slice(0, limit - 1) : undefined;
    case 'minimum':
      return typeof value === 'number' ? limit - 1 : undefined;
    case 'maximum':
      return typeof value === 'number' ? limit + 1 : undefined;
    case 'exclusiveMinimum':
      return typeof value === 'number' ? limit : undefined;
    case 'minItems':
      return Array.isArray(value) ? value.slice(0, limit - 1) : undefined;
    case 'maxItems':
      return Array.isArray(value) && value.length > 0
        ? Array.from({ length: limit + 1 }, (_, index) => otherItem(value[index % value.length], index, schema))
        : undefined;
    case 'uniqueItems':
      return Array.isArray(value) && value.length > 0 ? [...value, value[0]] : undefined;
    case 'additionalProperties':
      return isOfType('object', value)
        ? { ...(value as Fields), undeclared: schema.additionalProperties === false ? true : [wrong] }
        : undefined;
    case 'propertyNames':
      return isOfType('object', value)
        ? { ...(value as Fields), ['x'.repeat((schema.propertyNames?.maxLength ?? 0) + 1)]: 'x' }
        : undefined;
    case 'minProperties':
      return isOfType('object', value) ? {} : undefined;
    case 'maxProperties':
      return isOfType('object', value)
        ? Object.fromEntries(Array.from({ length: limit + 1 }, (_, index) => [`x${index}`, 'x']))
        : undefined;
  }
}

const otherItem = (item: unknown, index: number, { uniqueItems }: SchemaObject) =>
  uniqueItems && typeof item === 'string' ? `${item}${index}` : item;

/** Returns whether a value violates a keyword of its schema. */
export function violates(contract: OpenapiReader, schema: SchemaObject, keyword: Keyword, value: unknown): boolean {
  const limit = schema[keyword] as number;
  const isText = typeof value === 'string';
  const names = isOfType('object', value) ? Object.keys(value as Fields) : undefined;
  switch (keyword) {
    case 'type':
      return ![schema.type].flat().some((type) => isOfType(type ?? '', value));
    case 'oneOf':
      return schema.oneOf?.some((branch) => fits(contract, branch, value)) === false;
    case 'const':
      return value !== schema.const;
    case 'enum':
      return !schema.enum?.includes(value);
    case 'format':
      return value !== null && !DocumentSchemas.of(contract).isFormat(schema.format ?? '', value);
    case 'pattern':
      return isText && !expressionOf(schema.pattern ?? '').test(value);
    case 'maxLength':
      return isText && [...value].length > limit;
    case 'minLength':
      return isText && [...value].length < limit;
    case 'minimum':
      return typeof value === 'number' && value < limit;
    case 'maximum':
      return typeof value === 'number' && value > limit;
    case 'exclusiveMinimum':
      return typeof value === 'number' && value <= limit;
    case 'minItems':
      return Array.isArray(value) && value.length < limit;
    case 'maxItems':
      return Array.isArray(value) && value.length > limit;
    case 'uniqueItems':
      return Array.isArray(value) && distinct(value).length < value.length;
    case 'additionalProperties':
      return schema.additionalProperties === false && names?.some((name) => !schema.properties?.[name]) === true;
    case 'propertyNames':
      return names?.some((name) => isLong(name, schema.propertyNames ?? {})) === true;
    case 'minProperties':
      return names !== undefined && names.length < limit;
    case 'maxProperties':
      return names !== undefined && names.length > limit;
  }
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

const textsOfFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-03-02T08:15:00Z',
  date: '2026-03-02',
  email: 'a@worklane.example',
  uri: 'https://worklane.example/',
};

const texts = ['text', 'https://worklane.example/', 'EUR', 'DE', 'text/plain', '0'.repeat(64), 'tasks.read', '"1"'];

/** Returns a simple value that a schema allows. */
export function validValue(contract: OpenapiReader, schema: SchemaObject): unknown {
  const { type, const: constant, enum: values, examples, oneOf, ...rest } = contract.resolve(schema);
  if (constant !== undefined) return constant;
  if (values) return values[0];
  if (examples) return examples[0];
  if (oneOf) return validValue(contract, oneOf[0] ?? {});
  const [first] = [type].flat();
  if (first === 'integer' || first === 'number') return rest.minimum ?? 1;
  if (first === 'boolean') return true;
  if (first === 'null') return null;
  if (first === 'array') {
    return Array.from({ length: rest.minItems ?? 0 }, () => validValue(contract, rest.items ?? {}));
  }
  if (first === 'object' || rest.properties) {
    const required = rest.required ?? [];
    return Object.fromEntries(required.map((name) => [name, validValue(contract, rest.properties?.[name] ?? {})]));
  }
  const known = textsOfFormat[rest.format ?? ''];
  return known ?? texts.find((text) => rest.pattern === undefined || expressionOf(rest.pattern).test(text));
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
