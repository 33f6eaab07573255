import { appendToPointer, type JsonType, type SchemaObject } from '@worklane/contract/openapi-reader';
import type { DocumentSchemas } from './document-schemas.ts';
import { type EffectiveSchema, effectiveSchema, isOfType, typesOf } from './effective-schema.ts';
import { distinct, type Fields, lengthened, repeated, usualValue, valuesOfType } from './valid-values.ts';

/** A value with one change that a keyword usually forbids. */
export interface InvalidValue {
  readonly keyword: string;
  /** JSON pointer to the part that is changed, whose schema has the keyword. */
  readonly instancePath: string;
  readonly value: unknown;
  /** The same in the innermost alternative of a union, whose other alternatives forbid more. */
  readonly alternative?: { readonly schema: SchemaObject; readonly instancePath: string; readonly value: unknown };
}

/** Returns candidates for values that violate a keyword, given what it requires and a valid value. */
type Violate = (limit: never, value: never) => readonly unknown[];

/** Texts longer than this are not sent. */
const longest = 100_000;

const ofText: Readonly<Record<string, Violate>> = {
  minLength: (limit: number, value: string) => (limit > 0 ? [[...value].slice(0, limit - 1).join('')] : []),
  maxLength: (limit: number, value: string) => (limit > longest ? [] : lengthened(value, limit + 1)),
  pattern: (_: string, value: string) => [
    `\n${value}`,
    `${value}~`,
    `${value}?`,
    '~'.repeat(value.length),
    'é'.repeat(value.length),
  ],
  format: (_: string, value: string) => [`${value} `, value.slice(1), value.replace(/./gu, 'x'), `${value}%`, '/'],
  // No text of JSON can hold these, whatever the schema says.
  NUL: (_, value: string) => [`${value}\0`],
  surrogate: (_, value: string) => [`${value}\ud800`],
};

const ofNumber: Readonly<Record<string, Violate>> = {
  minimum: (limit: number) => [limit - 1],
  exclusiveMinimum: (limit: number) => [limit, limit - 1],
  maximum: (limit: number) => [limit + 1],
  // The other formats of numbers are those of all integers or numbers.
  format: (name: string) => (name === 'int32' ? [2 ** 31] : []),
  exclusiveMaximum: (limit: number) => [limit, limit + 1],
  multipleOf: (limit: number, value: number) => [value + limit / 2, value + limit / 10],
};

const ofList: Readonly<Record<string, Violate>> = {
  minItems: (limit: number, value: unknown[]) => (limit > 0 ? [value.slice(0, limit - 1)] : []),
  maxItems: (limit: number, value: unknown[]) =>
    limit > longest ? [] : [repeated(value, limit + 1), distinct(value, limit + 1)],
  uniqueItems: (isUnique: boolean, value: unknown[]) =>
    isUnique
      ? [
          [...value, value[0]],
          [...value.slice(0, -1), value[0]],
        ]
      : [],
};

const ofObject: Readonly<Record<string, Violate>> = {
  required: (names: readonly string[], value: Fields) => names.map((name) => without(value, [name])),
  minProperties: (limit: number, value: Fields) => [without(value, Object.keys(value).slice(limit - 1))],
  maxProperties: (limit: number, value: Fields) => [
    { ...value, ...Object.fromEntries(Array.from({ length: limit + 1 }, (_, index) => [`n${index}`, index])) },
  ],
  additionalProperties: (allowed: unknown, value: Fields) =>
    allowed === false ? [{ ...value, undeclared: null }] : [],
  propertyNames: ({ maxLength }: SchemaObject, value: Fields) =>
    maxLength === undefined ? [] : [{ ...value, ['n'.repeat(maxLength + 1)]: null }],
  prototype: (_, value: Fields) => [withProto(value)],
};

const without = (value: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const withProto = (value: Fields): unknown =>
  JSON.parse(`{"__proto__":null,${JSON.stringify(value).slice(1)}`.replace(',}', '}'));

const byType: Readonly<Record<JsonType, Readonly<Record<string, Violate>>>> = {
  ...{ string: ofText, number: ofNumber, integer: ofNumber, array: ofList, object: ofObject },
  ...{ boolean: {}, null: {} },
};

const anything: ReadonlySet<string> = new Set(['NUL', 'surrogate', 'prototype']);

const samples: Readonly<Record<JsonType, unknown>> = {
  ...{ null: null, boolean: true, integer: 7, number: 7.5, string: 'seven', array: [], object: {} },
};

/**
 * Yields a valid value with each possible single change. A validator decides which results are invalid, and why.
 * @param around the schemas around this one, in which it may occur again.
 */
export function* invalidValues(
  schemas: DocumentSchemas,
  schema: SchemaObject,
  valid: unknown,
  around: readonly SchemaObject[] = [],
): Generator<InvalidValue> {
  const target = schemas.api.resolve(schema);
  if (around.includes(target)) return;
  const within = [...around, target];
  const known = effectiveSchema(schemas.api, schema);
  yield* ownChanges(schemas, known, valid, within);
  for (const type of typesOf(known)) {
    const usual = usualOf(type, schemas, known, valid, within);
    if (type === 'array') yield* ofItems(schemas, known, usual as unknown[], within);
    if (type === 'object') yield* ofProperties(schemas, known, usual as Fields, within);
  }
  for (const alternative of known.alternatives) {
    const sample = usualValue(schemas, alternative, within);
    const value = known.properties ? { ...(valid as Fields), ...(sample as Fields) } : sample;
    for (const each of invalidValues(schemas, alternative, value, within)) {
      yield { alternative: { schema: alternative, instancePath: each.instancePath, value: each.value }, ...each };
    }
  }
}

/** Yields changes for each keyword of a schema itself, and none for those of its parts. */
export function* ownChanges(
  schemas: DocumentSchemas,
  known: EffectiveSchema,
  valid: unknown,
  within: Around,
): Generator<InvalidValue> {
  const change = (keyword: string, value: unknown): InvalidValue => ({ keyword, instancePath: '', value });
  for (const [type, value] of Object.entries(samples)) {
    if (!typesOf(known).includes(type as JsonType)) yield change('type', value);
  }
  for (const keyword of ['const', 'enum'] as const) {
    if (keyword in known) for (const value of [`${valid}_`, 1_000_003]) yield change(keyword, value);
  }
  for (const type of typesOf(known)) {
    for (const [keyword, violate] of Object.entries(byType[type])) {
      if (!(keyword in known || anything.has(keyword))) continue;
      const limit = known[keyword as keyof SchemaObject];
      const usual = usualOf(type, schemas, known, valid, within);
      for (const changed of violate(limit as never, usual as never)) yield change(keyword, changed);
    }
  }
}

/** Returns the value if it has the type, and items if it is a list, else a usual one. */
function usualOf(type: JsonType, schemas: DocumentSchemas, known: EffectiveSchema, value: unknown, within: Around) {
  const isUsual = isOfType(type, value) && !(Array.isArray(value) && value.length === 0);
  const [usual = value] = isUsual ? [value] : valuesOfType(type, schemas, known, within);
  return usual;
}

type Around = readonly SchemaObject[];

function* ofItems(schemas: DocumentSchemas, { items }: SchemaObject, value: readonly unknown[], within: Around) {
  if (!items) return;
  const [item = usualValue(schemas, items, within), ...others] = value;
  for (const part of invalidValues(schemas, items, item, within)) yield at('0', part, [part.value, ...others]);
}

function* ofProperties(schemas: DocumentSchemas, schema: EffectiveSchema, value: Fields, within: Around) {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  const free = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const [key = 'key'] = Object.keys(value).filter((name) => !(name in properties));
  for (const [name, part] of Object.entries({ ...properties, ...(free && { [key]: free }) })) {
    if (effectiveSchema(schemas.api, part).readOnly) continue;
    const given = value[name] ?? usualValue(schemas, part, within);
    for (const each of invalidValues(schemas, part, given, within))
      yield at(name, each, { ...value, [name]: each.value });
  }
  if (!propertyNames) return;
  const kept = value[key] ?? usualValue(schemas, free ?? {}, within);
  for (const { keyword, value: name } of invalidValues(schemas, propertyNames, key, within)) {
    yield { keyword, instancePath: '', value: { ...without(value, [key]), [String(name)]: kept } };
  }
}

const at = (name: string, part: InvalidValue, value: unknown): InvalidValue => ({
  ...part,
  instancePath: appendToPointer('', name) + part.instancePath,
  value,
});
