import type { Operation } from '@worklane/contract';
import type { JsonType, ParameterObject, SchemaObject } from '@worklane/contract/openapi-reader';
import fc, { type Arbitrary } from 'fast-check';
import { contract, documentedParameters } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { isWithin, typesOf } from '../document/effective-schema.ts';
import { type InvalidValue, invalidValues } from '../document/invalid-values.ts';
import { encodedText } from '../document/request-values.ts';

/** Valid values of a schema with the keywords that the contract uses. */
export function value(schema: SchemaObject): Arbitrary<unknown> {
  const known = contract.resolve<SchemaObject>(schema);
  if ('const' in known) return fc.constant(known.const);
  if (known.enum) return fc.constantFrom(...known.enum);
  if (known.oneOf) return fc.oneof(...known.oneOf.map(value));
  const types = typesOf(known);
  if (types.length === 0) throw new Error(`A schema has no type: ${JSON.stringify(known)}`);
  // Null is the simplest value, but other values test more.
  return fc.oneof(...types.map((type) => ({ weight: type === 'null' ? 1 : 3, arbitrary: byType[type](known) })));
}

/** Valid values with one change each, which rarely leaves them valid. */
export const invalidValue = (schema: SchemaObject): Arbitrary<InvalidValue> =>
  fc.tuple(value(schema), fc.nat()).map(([valid, choice]) => {
    const values = [...invalidValues(contractSchemas, schema, valid)];
    return values[choice % values.length] ?? { keyword: 'type', instancePath: '', value: valid };
  });

const byType: Readonly<Record<JsonType, (schema: SchemaObject) => Arbitrary<unknown>>> = {
  ...{ null: () => fc.constant(null), boolean: () => fc.boolean() },
  ...{ integer, number, string: text, array: list, object },
};

/** Amounts that users typically enter. */
const usual = 10_000;

function integer({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: SchemaObject) {
  const small = fc.integer({ min: Math.max(minimum, -usual), max: Math.min(maximum, usual) });
  const any = fc.integer({ min: minimum, max: maximum });
  return fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: small }, { weight: 1, arbitrary: any });
}

/** Half of the numbers have two decimals, half are any double. JSON writes larger ones as integers that the API refuses. */
function number({ minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: SchemaObject): Arbitrary<number> {
  const min = exclusiveMinimum ?? minimum ?? Number.MIN_SAFE_INTEGER;
  const hundredths = fc
    .integer({ min: Math.max(Math.floor(min * 100) + 1, -usual), max: Math.min(maximum * 100, usual) })
    .map((made) => made / 100);
  const doubles = fc.double({ min, max: maximum, minExcluded: exclusiveMinimum !== undefined, noNaN: true });
  // JSON.stringify writes -0 as 0.
  return fc.oneof({ withCrossShrink: true }, hundredths, doubles).map((made) => made + 0);
}

function list({ items = {}, minItems = 0, maxItems, uniqueItems }: SchemaObject): Arbitrary<unknown[]> {
  const bounds = { minLength: minItems, ...(maxItems !== undefined && { maxLength: maxItems }) };
  return uniqueItems ? fc.uniqueArray(value(items), bounds) : fc.array(value(items), bounds);
}

function object(schema: SchemaObject): Arbitrary<Record<string, unknown>> {
  const {
    properties = {},
    required = [],
    additionalProperties,
    propertyNames,
    minProperties = 0,
    maxProperties,
  } = schema;
  if (typeof additionalProperties === 'object') {
    const names = text(contract.resolve<SchemaObject>(propertyNames ?? {})).filter((name) => name !== '__proto__');
    const bounds = maxProperties === undefined ? {} : { maxKeys: maxProperties };
    return fc.dictionary(names, value(additionalProperties), { noNullPrototype: true, ...bounds });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, value(property)]));
  const made = fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
  if (minProperties === 0 && maxProperties === undefined) return made;
  const fits = (count: number) => count >= minProperties && count <= (maxProperties ?? count);
  return made.filter((each) => fits(Object.keys(each).length));
}

/** Characters with a meaning in SQL, JSON, HTML or a terminal, and characters that are often truncated or case-folded wrongly. */
const awkward = [...'\'"\\%_<&\t\n\r\u0001\u007f\u0085\u200d\u2028\ufeff\uffffİßſ\u0301א🎻\u{10ffff}'];

const surrogates = { first: 0xd800, count: 0x800 };

/** Not the unit `binary` of fast-check, whose construction takes a second. */
const codePoint = fc
  .integer({ min: 1, max: 0x10_ffff - surrogates.count })
  .map((made) => String.fromCodePoint(made < surrogates.first ? made : made + surrogates.count));

/** One code point, the unit of lengths. NUL and lone surrogates are left to invalid values, since no record can hold them. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: codePoint },
);

/** Longer texts are not generated at their maximum length. */
const longest = 10_000;

/** A pattern that says which characters a text does not have, and nothing else. */
const excludesCharacters = /^\^\[\^[^\]]*\]\*\$$/;

function text(schema: SchemaObject): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const expression = new RegExp(pattern ?? '', 'u');
  const fits = (made: string) => isWithin(schema, made);
  if (schema['x-codes']) return fc.constantFrom(...((schema.examples ?? []) as string[]));
  if (format !== undefined) {
    const formatted = formats[format];
    if (!formatted) throw new Error(`Unsupported format: ${format}: add it to values.ts.`);
    return formatted(expression).filter(fits);
  }
  if (pattern !== undefined && !excludesCharacters.test(pattern)) return fc.stringMatching(expression).filter(fits);
  const unit = character.filter((each) => expression.test(each));
  const short = fc.string({ unit, minLength, ...(maxLength !== undefined && { maxLength }) });
  if (maxLength === undefined || maxLength > longest) return short;
  const full = unit.map((each) => each.repeat(maxLength));
  return fc.oneof({ withCrossShrink: true }, { weight: 24, arbitrary: short }, { weight: 1, arbitrary: full });
}

/** Most times are close to each other, so that ranges and sorting are tested; an offset keeps the year within four digits. */
const timestamp = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11) }) },
  { weight: 1, arbitrary: fc.integer({ min: Date.parse('0001-01-02'), max: Date.parse('9999-12-30') }) },
);

const minutesOffset = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -1439, max: 1439 }) },
);

/** RFC 3339 with any offset, any number of fractional digits, and letters in either case. */
const dateTime = fc
  .tuple(timestamp, minutesOffset, fc.nat({ max: 9 }), fc.boolean())
  .map(([time, offset, digits, isLower]) => {
    const [local = '', fraction = ''] = new Date(time + offset * 60_000).toISOString().slice(0, -1).split('.');
    const written = digits === 0 ? local : `${local}.${fraction.padEnd(digits, '1').slice(0, digits)}`;
    const hours = new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16);
    const whole = written + (offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${hours}`);
    return isLower ? whole.toLowerCase() : whole;
  });

/** Returns values of formats, most of which match a pattern. */
const formats: Readonly<Record<string, (pattern: RegExp) => Arbitrary<string>>> = {
  'date-time': () => dateTime,
  date: () => timestamp.map((time) => new Date(time).toISOString().slice(0, 10)),
  email: () => fc.emailAddress(),
  uri: (pattern) => {
    const validSchemes = ['https', 'http'].filter((scheme) => pattern.test(`${scheme}://host.example/`));
    const withFragments = pattern.test('https://host.example/#');
    return fc.webUrl({ validSchemes, withQueryParameters: true, withFragments });
  },
};

/** A query parameter, whose value may be taken from an existing record. */
export interface QueryPair {
  readonly name: string;
  readonly text: string;
  /** Takes the value of its field from the record of this number, if there is one. */
  readonly likeRecord: number | undefined;
}

/** All query parameters but the cursor, which a previous page returns. */
const chosen = (operation: Operation) =>
  documentedParameters(operation).filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor');

const pair = (parameter: ParameterObject): Arbitrary<QueryPair> =>
  fc.record({
    name: fc.constant(parameter.name),
    text: value(parameter.schema).map(String),
    likeRecord: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
  });

/** Valid queries, with few parameters each so that they match records. */
export const query = (operation: Operation): Arbitrary<QueryPair[]> =>
  fc.uniqueArray(fc.oneof(...chosen(operation).map(pair)), { selector: ({ name }) => name, maxLength: 4 });

/** Queries with one violation: an undeclared, repeated or invalid parameter. */
export function invalidQuery(operation: Operation): Arbitrary<QueryPair[]> {
  const given = (name: string, text: string): QueryPair => ({ name, text, likeRecord: undefined });
  const invalid = chosen(operation).map(({ name, schema }) =>
    fc
      .oneof({ weight: 8, arbitrary: invalidValue(schema) }, { weight: 1, arbitrary: fc.constant({ value: '' }) })
      .map((made) => given(name, encodedText(made.value))),
  );
  const unknown = fc.string().map((name) => given(`${name}_`, ''));
  const violating = fc.oneof({ weight: 8, arbitrary: fc.oneof(...invalid) }, { weight: 1, arbitrary: unknown });
  return fc.tuple(query(operation), violating).map(([pairs, one]) => [...pairs, one]);
}
