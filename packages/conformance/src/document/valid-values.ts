import type { JsonType, SchemaObject } from '@worklane/contract/openapi-reader';
import fc from 'fast-check';
import type { DocumentSchemas } from './document-schemas.ts';
import { type EffectiveSchema, effectiveSchema, expressionOf, isWithin, typesOf } from './effective-schema.ts';

export type Fields = Readonly<Record<string, unknown>>;

type Around = readonly SchemaObject[];

/** Returns the same valid value on every call: an example, a default or one made up. */
export const usualValue = (schemas: DocumentSchemas, schema: SchemaObject, around: Around = []): unknown =>
  validValues(schemas, schema, around).next().value;

/** Values of schemas that refer to copies of themselves end here. */
const deepest = 8;

/** Longer texts and lists are not sent. */
const longest = 10_000;

/**
 * Yields a usual value, then valid values at the limits of all keywords: the bounds, each value of an enumeration, null, the
 * alternatives of a union. Properties of an object change at the same time, so that few objects have all values of all of them.
 * @param around the schemas around this one, which end where they contain themselves: there are no values then.
 */
export function* validValues(schemas: DocumentSchemas, schema: SchemaObject, around: Around = []): Generator<unknown> {
  const { api } = schemas;
  const target = api.resolve(schema);
  if (around.includes(target) || around.length > deepest) return;
  const within = [...around, target];
  const known = effectiveSchema(api, schema);
  if (known.const !== undefined) return yield known.const;
  // Documents have wrong examples.
  const example = [...(known.examples ?? []), known.example, known.default].find(
    (value) => value !== undefined && value !== null && schemas.violations(schema, value).length === 0,
  );
  if (example !== undefined) yield structuredClone(example);
  // No keyword but the examples tells other codes from these.
  if (target['x-codes']) return yield* target.examples ?? [];
  if (known.enum)
    return yield* known.enum.toSorted((first, second) => Number(first === null) - Number(second === null));
  if (known.alternatives.length === 0) {
    const types = typesOf(known).toSorted((first, second) => Number(first === 'null') - Number(second === 'null'));
    for (const type of types.length > 0 ? types : (['string'] as const))
      yield* valuesOfType(type, schemas, known, within);
    return;
  }
  const shared = known.properties ? [...ofObject(schemas, known, within)] : [undefined];
  const chosen = known.alternatives.flatMap((each) => [...validValues(schemas, each, within)]);
  for (const [own, value] of combined([shared, chosen]))
    yield own ? { ...(own as Fields), ...(value as Fields) } : value;
}

/** Yields the same for one of the types of a schema. */
export const valuesOfType = (
  type: JsonType,
  schemas: DocumentSchemas,
  schema: EffectiveSchema,
  within: Around,
): Iterable<unknown> => byType[type](schemas, { ...schema, type }, within);

type ValuesOf = (schemas: DocumentSchemas, schema: EffectiveSchema, within: Around) => Iterable<unknown>;

const byType: Readonly<Record<JsonType, ValuesOf>> = {
  null: () => [null],
  boolean: () => [true, false],
  integer: (_, schema) => ofNumber(schema, 1),
  number: (_, schema) => ofNumber(schema, 0.01),
  string: ofText,
  array: ofList,
  object: ofObject,
};

function ofNumber({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: EffectiveSchema, step: number) {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (multipleOf ?? step);
  const most = exclusiveMaximum === undefined ? maximum : exclusiveMaximum - (multipleOf ?? step);
  const usual = Math.min(Math.max(multipleOf ?? 1, least ?? 1), most ?? Number.MAX_VALUE);
  return [usual, least, most].filter((value) => value !== undefined);
}

/** Values of formats by their name in JSON Schema and OpenAPI. */
const formats: Readonly<Record<string, string>> = {
  ...{ 'date-time': '2026-03-02T09:30:00Z', date: '2026-03-02', time: '09:30:00Z', duration: 'P1D' },
  ...{ email: 'user@example.com', hostname: 'example.com', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
  ...{ uri: 'https://example.com/a', 'uri-reference': '/a', byte: 'dGV4dA==' },
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

function* ofText(schemas: DocumentSchemas, schema: EffectiveSchema) {
  const { format, pattern, minLength, maxLength } = schema;
  const filled = (value: string) => value.slice(0, maxLength).padEnd(minLength ?? 0, 'a');
  const isValid = (value: string) =>
    isWithin(schema, value) && (format === undefined || schemas.isFormat(format, value));
  const usual =
    [formats[format ?? ''] ?? filled('text'), filled('1'), filled('A')].find(isValid) ??
    (pattern === undefined ? filled('text') : matching(pattern, isValid));
  yield usual;
  const shortest = usual.slice(0, minLength);
  if (isValid(shortest)) yield shortest;
  const full = maxLength !== undefined && maxLength <= longest && lengthened(usual, maxLength).find(isValid);
  if (full) yield full;
}

/** The same seed returns the same texts. */
const seed = 1;

function matching(pattern: string, isValid: (value: string) => boolean): string {
  const texts = fc.sample(fc.stringMatching(expressionOf(pattern)), { seed, numRuns: 200 }).filter(isValid);
  return texts.find((value) => /^[!-~]+$/.test(value)) ?? texts[0] ?? '';
}

/** Returns variants of a text with this length, some of which keep its pattern and format. */
export function lengthened(text: string, length: number): string[] {
  const middle = Math.ceil(text.length / 2);
  const seconds = text.search(/(?<=:\d\d)(?:\.\d+)?\D*$/);
  return ['a', '0', 'A', ' '].flatMap((filler) => {
    const filling = filler.repeat(Math.max(length - text.length, 0));
    const longTime = `${text.slice(0, seconds)}.${filling.slice(1)}${text.slice(seconds)}`;
    const filled = [text + filling, filling + text, text.slice(0, middle) + filling + text.slice(middle)];
    return seconds < 0 ? filled : [...filled, longTime];
  });
}

function* ofList(schemas: DocumentSchemas, schema: EffectiveSchema, within: Around): Generator<unknown[]> {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  const all = [...validValues(schemas, items, within)];
  const values = [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
  const ofLength = (length: number) => (uniqueItems ? distinct : repeated)(values, length);
  if (values.length === 0) return yield [];
  yield ofLength(Math.max(minItems, 1));
  yield ofLength(minItems);
  for (let start = 0; start < values.length; start += Math.max(maxItems, 1)) {
    const part = values.slice(start, start + maxItems);
    yield [...part, ...ofLength(Math.max(minItems - part.length, 0))];
  }
  if (maxItems <= longest) yield ofLength(maxItems);
}

export const repeated = (values: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => values[index % values.length]);

/** Returns the values, and variants of the first that differ from each other where that is possible. */
export const distinct = ([first, ...others]: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => {
    if (index === 0) return first;
    if (index <= others.length) return others[index - 1];
    if (typeof first === 'number') return first + index;
    return typeof first === 'string' ? first.replace(/\d*$/, (end) => `${Number(end) + index}`) : first;
  });

function* ofObject(schemas: DocumentSchemas, schema: EffectiveSchema, within: Around) {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const { minProperties = 0, maxProperties } = schema;
  const free = typeof additionalProperties === 'object' ? additionalProperties : {};
  const isWritable = (name: string) => !effectiveSchema(schemas.api, properties[name] ?? {}).readOnly;
  const names = [...new Set([...required, ...Object.keys(properties).filter(isWritable)])];
  const values = new Map(names.map((name) => [name, [...validValues(schemas, properties[name] ?? free, within)]]));
  const row = (among: readonly string[], index: number): Fields => {
    const cells = among.map((name) => [name, values.get(name) ?? []] as const).filter(([, { length }]) => length > 0);
    return Object.fromEntries(cells.map(([name, column]) => [name, column[index % column.length]]));
  };
  const all = row(names, 0);
  const least = row(names.slice(0, Math.max(required.length, minProperties)), 0);
  const ends = propertyNames ? [...validValues(schemas, propertyNames, within)].map(String) : [];
  const freeValues = additionalProperties ? [...validValues(schemas, free, within)] : [];
  const more = (count: number) => {
    const keys = freeValues.length > 0 ? distinct(['key', ...ends], count) : [];
    return Object.fromEntries(keys.map((name, index) => [String(name), freeValues[index % freeValues.length]]));
  };
  yield { ...all, ...more(Math.max(minProperties - names.length, 1)) };
  yield { ...least, ...more(minProperties - required.length) };
  const rows = Math.max(...[...values.values()].map(({ length }) => length));
  for (let index = 1; index < rows; index += 1) yield row(names, index);
  if (freeValues.length > 0) yield { ...least, ...more(Math.min(maxProperties ?? freeValues.length, longest)) };
}

/** Returns rows in which each value of each column occurs. Shorter columns start again. */
export const combined = (columns: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  Array.from({ length: Math.max(0, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((column) => column[row % column.length]),
  );
