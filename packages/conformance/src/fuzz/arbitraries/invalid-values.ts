import fc, { type Arbitrary } from 'fast-check';
import { type JsonType, resolved, type Schema, typesOf } from '../schema/schema.ts';
import { value as valid } from './value.ts';

/** A value with one change that most schemas reject. */
export interface InvalidValue {
  /** The change in words, after its location. */
  readonly violation: string;
  readonly value: unknown;
}

type InvalidValues = Generator<InvalidValue>;
type Node = Readonly<Record<string, unknown>>;

/** Yields the value with each possible single change. A validator decides which results are still valid. */
export function* invalidValues(schema: Schema, value: unknown): InvalidValues {
  const known = resolved(schema);
  yield* ofAnotherType(known);
  if (typeof value === 'string') yield* ofText(known, value);
  if (typeof value === 'number') yield* ofNumber(known);
  if (Array.isArray(value)) yield* ofList(known, value);
  else if (typeof value === 'object' && value !== null) yield* ofObject(known, value as Node);
}

const samples: Readonly<Record<JsonType, unknown>> = {
  null: null,
  boolean: true,
  integer: 7,
  number: 7.5,
  string: 'seven',
  array: [],
  object: {},
};

function* ofAnotherType(schema: Schema): InvalidValues {
  const allowed = new Set(typesOf(schema));
  for (const [type, value] of Object.entries(samples)) {
    if (!allowed.has(type as JsonType)) yield { violation: `is ${type}`, value };
  }
}

function* ofText({ enum: values, format, pattern, minLength = 0, maxLength }: Schema, value: string): InvalidValues {
  if (values) yield { violation: 'is none of the values', value: `${value}_` };
  if (format !== undefined) yield { violation: `is no ${format}`, value: `${value} ` };
  if (pattern !== undefined) yield { violation: `does not match ${pattern}`, value: `\n${value}` };
  if (minLength > 0) yield { violation: 'is too short', value: [...value].slice(0, minLength - 1).join('') };
  if (maxLength !== undefined && maxLength <= 10_000)
    yield { violation: 'is too long', value: value.padEnd(maxLength + 1, 'x') };
  yield { violation: 'has a NUL', value: `${value}\0` };
  yield { violation: 'has half of a surrogate pair', value: `${value}\ud800` };
}

function* ofNumber({ minimum, exclusiveMinimum, maximum }: Schema): InvalidValues {
  if (minimum !== undefined) yield { violation: 'is below the minimum', value: minimum - 1 };
  if (exclusiveMinimum !== undefined) yield { violation: 'is the exclusive minimum', value: exclusiveMinimum };
  if (maximum !== undefined) yield { violation: 'is above the maximum', value: maximum + 1 };
}

function* ofList(
  { items = {}, minItems = 0, maxItems, uniqueItems }: Schema,
  value: readonly unknown[],
): InvalidValues {
  if (minItems > 0) yield { violation: 'has too few items', value: value.slice(0, minItems - 1) };
  if (value.length > 0) {
    if (uniqueItems) yield { violation: 'has an item twice', value: [...value, value[0]] };
    if (maxItems)
      yield { violation: 'has too many items', value: Array.from({ length: maxItems + 1 }, () => value[0]) };
  }
  for (const [index, item] of value.slice(0, 2).entries()) {
    for (const part of invalidValues(items, item)) yield at(index, part, value.with(index, part.value));
  }
}

function* ofObject(schema: Schema, value: Node): InvalidValues {
  const { properties = {}, required = [], additionalProperties, propertyNames, maxProperties } = schema;
  for (const name of required) {
    const { [name]: _, ...rest } = value;
    yield { violation: `lacks ${name}`, value: rest };
  }
  if (additionalProperties === false) yield { violation: 'has more', value: { ...value, undeclared: null } };
  yield { violation: 'has __proto__', value: withProto(value) };
  if (typeof additionalProperties === 'object') {
    if (propertyNames?.minLength) yield { violation: 'has a name that is empty', value: { ...value, '': 'x' } };
    if (propertyNames?.maxLength)
      yield { violation: 'has a long name', value: { ...value, ['n'.repeat(propertyNames.maxLength + 1)]: 'x' } };
    if (maxProperties !== undefined)
      yield { violation: 'has too many', value: { ...value, ...manyNames(maxProperties + 1) } };
  }
  for (const [name, item] of Object.entries(value)) {
    const part = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (part) for (const each of invalidValues(part, item)) yield at(name, each, { ...value, [name]: each.value });
  }
}

const at = (place: string | number, { violation }: InvalidValue, value: unknown): InvalidValue => ({
  violation: `${place}${violation.startsWith('/') ? '' : ' '}${violation}`,
  value,
});

const withProto = (value: Node): unknown =>
  JSON.parse(`{"__proto__":null,${JSON.stringify(value).slice(1)}`.replace(',}', '}'));

const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, index]));

/** Valid values with one change each, which rarely leaves them valid. */
export const invalidValue = (schema: Schema): Arbitrary<InvalidValue> =>
  fc.tuple(valid(schema), fc.nat()).map(([value, choice]) => {
    const values = [...invalidValues(schema, value)];
    return values[choice % values.length] ?? { violation: 'has no violation', value };
  });
