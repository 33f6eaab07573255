import type { Loose } from '../contract.ts';
import type { Case, Table } from './case.ts';

/** A change of a field `probe`, which both versions have, in a request (TaskCreate) and in an answer (Task). */
interface Probe {
  readonly given: Loose;
  readonly change: Loose;
  /** `severity rule` and, once for both directions, what is reported. */
  readonly received: string | undefined;
  readonly sent: string | undefined;
  readonly what?: string;
}

const withProbe =
  (schema: string, probe: Loose) =>
  ({ components }: Loose) => {
    components.schemas[schema].properties.probe = structuredClone(probe);
  };

function inOneDirection(name: string, schema: string, probe: Probe, verdict: string | undefined): Table[number] {
  const row: Case = {
    given: withProbe(schema, probe.given),
    change: withProbe(schema, probe.change),
    want: verdict ? [`${verdict} ${schema}.probe: ${probe.what}`] : [],
  };
  return [name, row];
}

const string = (more: Loose = {}) => ({ type: 'string', ...more });
const integer = (more: Loose = {}) => ({ type: 'integer', ...more });
const money = { $ref: '#/components/schemas/Money' };
const address = { $ref: '#/components/schemas/Address' };
const circle = { type: 'object', required: ['shape'], properties: { shape: { const: 'circle' } } };
const square = { type: 'object', required: ['shape'], properties: { shape: { const: 'square' } } };

const tightened = (rule: string) => ({ received: `breaking ${rule}`, sent: `compatible ${rule}` });
const loosened = (rule: string) => ({ received: `compatible ${rule}`, sent: `breaking ${rule}` });
const both = (verdict: string) => ({ received: verdict, sent: verdict });
const unseen = { received: undefined, sent: undefined };

const probes: Readonly<Record<string, Probe>> = {
  'a type is replaced': {
    given: string({ maxLength: 5 }),
    change: integer({ minimum: 1 }),
    ...both('breaking type-changed'),
    what: 'type string -> integer',
  },
  'a type narrows': {
    given: { type: 'number' },
    change: integer(),
    ...tightened('type-tightened'),
    what: 'type number -> integer',
  },
  'a type widens': {
    given: string(),
    change: { type: ['string', 'integer'] },
    ...loosened('type-loosened'),
    what: 'type string -> string or integer',
  },
  'null is admitted': {
    given: string(),
    change: { type: ['string', 'null'] },
    ...loosened('null-added'),
    what: 'type string -> string or null',
  },
  'null is no longer admitted': {
    given: { type: ['string', 'null'] },
    change: string(),
    ...tightened('null-removed'),
    what: 'type string or null -> string',
  },
  'null is admitted beside a component': {
    given: money,
    change: { oneOf: [money, { type: 'null' }] },
    ...loosened('null-added'),
    what: 'variant null added',
  },
  'null is no longer admitted beside a component': {
    given: { oneOf: [money, { type: 'null' }] },
    change: money,
    ...tightened('null-removed'),
    what: 'variant null removed',
  },
  'null is written as a variant': {
    given: { type: ['string', 'null'], maxLength: 5 },
    change: { oneOf: [string({ maxLength: 5 }), { type: 'null' }] },
    ...unseen,
  },
  'a value is removed': {
    given: string({ enum: ['a', 'b'] }),
    change: string({ enum: ['a'] }),
    ...tightened('enum-value-removed'),
    what: 'value "b" removed',
  },
  'a value is added': {
    given: string({ enum: ['a'] }),
    change: string({ enum: ['a', 'b', 'c'] }),
    received: 'compatible enum-value-added',
    sent: 'dangerous enum-value-added',
    what: 'values "b", "c" added',
  },
  'values are listed in another order': {
    given: string({ enum: ['a', 'b'] }),
    change: string({ enum: ['b', 'a'] }),
    ...unseen,
  },
  'values are listed where all were allowed': {
    given: string(),
    change: string({ enum: ['a'] }),
    ...tightened('enum-tightened'),
    what: 'any value -> value "a"',
  },
  'values are no longer listed': {
    given: string({ const: 'a' }),
    change: string(),
    ...loosened('enum-loosened'),
    what: 'value "a" -> any value',
  },
  'a constant is replaced': {
    given: string({ const: 'a' }),
    change: string({ const: 'b' }),
    ...both('breaking const-changed'),
    what: 'value "a" -> value "b"',
  },
  'a constant is written as a list of one': {
    given: string({ const: 'a' }),
    change: { enum: ['a'] },
    ...unseen,
  },
  'a string must be shorter': {
    given: string({ maxLength: 255 }),
    change: string({ maxLength: 100 }),
    ...tightened('limit-tightened'),
    what: 'maxLength 255 -> 100',
  },
  'a string may have any length': {
    given: string({ maxLength: 255 }),
    change: string(),
    ...loosened('limit-loosened'),
    what: 'maxLength 255 -> none',
  },
  'a string must have a length': {
    given: string({ minLength: 0 }),
    change: string({ minLength: 1 }),
    ...tightened('limit-tightened'),
    what: 'minLength none -> 1',
  },
  'a least length of nothing is stated': { given: string(), change: string({ minLength: 0 }), ...unseen },
  'a number must be larger': {
    given: integer({ minimum: 1 }),
    change: integer({ minimum: 5 }),
    ...tightened('limit-tightened'),
    what: 'minimum 1 -> 5',
  },
  'a number may be larger': {
    given: integer({ maximum: 10 }),
    change: integer({ maximum: 20 }),
    ...loosened('limit-loosened'),
    what: 'maximum 10 -> 20',
  },
  'the limit of an integer is written as exclusive': {
    given: integer({ minimum: 1 }),
    change: integer({ exclusiveMinimum: 0 }),
    ...unseen,
  },
  'the limit of a number becomes exclusive': {
    given: { type: 'number', minimum: 1 },
    change: { type: 'number', exclusiveMinimum: 1 },
    ...tightened('limit-tightened'),
    what: 'minimum 1 -> exclusiveMinimum 1',
  },
  'a list may be longer': {
    given: { type: 'array', maxItems: 50 },
    change: { type: 'array', maxItems: 60 },
    ...loosened('limit-loosened'),
    what: 'maxItems 50 -> 60',
  },
  'the items of a list must differ': {
    given: { type: 'array' },
    change: { type: 'array', uniqueItems: true },
    ...tightened('limit-tightened'),
    what: 'uniqueItems none -> true',
  },
  'an object may have fewer fields': {
    given: { type: 'object', maxProperties: 50 },
    change: { type: 'object', maxProperties: 40 },
    ...tightened('limit-tightened'),
    what: 'maxProperties 50 -> 40',
  },
  'a number must be a coarser multiple': {
    given: integer({ multipleOf: 5 }),
    change: integer({ multipleOf: 10 }),
    ...tightened('limit-tightened'),
    what: 'multipleOf 5 -> 10',
  },
  'a number must be another multiple': {
    given: integer({ multipleOf: 5 }),
    change: integer({ multipleOf: 7 }),
    ...both('breaking limit-changed'),
    what: 'multipleOf 5 -> 7',
  },
  'a pattern is introduced': {
    given: string(),
    change: string({ pattern: '^a' }),
    ...tightened('pattern-tightened'),
    what: 'pattern none -> "^a"',
  },
  'a pattern is dropped': {
    given: string({ pattern: '^a' }),
    change: string(),
    ...loosened('pattern-loosened'),
    what: 'pattern "^a" -> none',
  },
  'a pattern is replaced': {
    given: string({ pattern: '^a' }),
    change: string({ pattern: '^b' }),
    ...both('breaking pattern-changed'),
    what: 'pattern "^a" -> "^b"',
  },
  'a format is introduced': {
    given: string(),
    change: string({ format: 'date' }),
    ...tightened('format-tightened'),
    what: 'format none -> "date"',
  },
  'a format widens': {
    given: string({ format: 'uri' }),
    change: string({ format: 'uri-reference' }),
    ...loosened('format-loosened'),
    what: 'format "uri" -> "uri-reference"',
  },
  'a format is replaced': {
    given: string({ format: 'date' }),
    change: string({ format: 'date-time' }),
    ...both('breaking format-changed'),
    what: 'format "date" -> "date-time"',
  },
  'an object is closed': {
    given: { type: 'object' },
    change: { type: 'object', additionalProperties: false },
    ...tightened('object-closed'),
    what: 'other fields: allowed -> rejected',
  },
  'an object is opened': {
    given: { type: 'object', additionalProperties: false },
    change: { type: 'object' },
    received: 'compatible object-opened',
    sent: 'dangerous object-opened',
    what: 'other fields: rejected -> allowed',
  },
  'a default changes': {
    given: string({ default: 'a' }),
    change: string({ default: 'b' }),
    received: 'dangerous default-changed',
    sent: 'compatible default-changed',
    what: 'default "a" -> "b"',
  },
  'a default is stated beside a component': {
    given: money,
    change: { ...money, default: { amount: 0, currency: 'EUR' } },
    received: 'dangerous default-changed',
    sent: 'compatible default-changed',
    what: 'default none -> {"amount":0,"currency":"EUR"}',
  },
  'a description is stated beside a component': { given: money, change: { ...money, description: 'A.' }, ...unseen },
  'a limit is stated beside a component': {
    given: money,
    change: { ...money, minProperties: 3 },
    ...tightened('limit-tightened'),
    what: 'minProperties none -> 3',
  },
  'a component is wrapped in allOf': { given: money, change: { allOf: [money] }, ...unseen },
  'one more schema must hold': {
    given: { allOf: [money] },
    change: { allOf: [money, { minProperties: 2 }] },
    ...tightened('limit-tightened'),
    what: 'minProperties none -> 2',
  },
  'a variant is removed': {
    given: { oneOf: [money, address, { type: 'string' }] },
    change: { oneOf: [{ type: 'string' }, money] },
    ...tightened('variant-removed'),
    what: 'variant Address removed',
  },
  'a variant is added': {
    given: { oneOf: [money, { type: 'null' }] },
    change: { oneOf: [money, address, { type: 'null' }] },
    ...loosened('variant-added'),
    what: 'variant Address added',
  },
  'a variant with a discriminating value is added': {
    given: { oneOf: [circle] },
    change: { oneOf: [square, circle] },
    received: 'compatible named-variant-added',
    sent: 'dangerous named-variant-added',
    what: 'variant shape "square" added',
  },
  'a discriminator names another field': {
    given: { oneOf: [circle, square], discriminator: { propertyName: 'shape' } },
    change: { oneOf: [circle, square], discriminator: { propertyName: 'form' } },
    ...both('breaking discriminator-changed'),
    what: 'discriminator shape -> form',
  },
  'oneOf becomes anyOf': { given: { oneOf: [money, address] }, change: { anyOf: [address, money] }, ...unseen },
  'a union restricts what was free': {
    given: {},
    change: { oneOf: [money, address] },
    ...tightened('keyword-tightened'),
    what: 'oneOf introduced',
  },
  'a keyword without a rule is introduced': {
    given: string(),
    change: string({ not: { const: 'a' } }),
    ...tightened('keyword-tightened'),
    what: 'not introduced',
  },
  'a keyword without a rule is dropped': {
    given: { type: 'object', patternProperties: { '^x': string() } },
    change: { type: 'object' },
    ...loosened('keyword-loosened'),
    what: 'patternProperties dropped',
  },
  'a keyword without a rule changes': {
    given: { type: 'array', contains: { const: 'a' } },
    change: { type: 'array', contains: { const: 'b' } },
    ...both('breaking keyword-changed'),
    what: 'contains changed',
  },
  'a field becomes read-only': {
    given: string(),
    change: string({ readOnly: true }),
    received: 'breaking field-removed',
    sent: undefined,
    what: 'readOnly false -> true',
  },
  'a field is no longer write-only': {
    given: string({ writeOnly: true }),
    change: string(),
    received: undefined,
    sent: 'compatible field-added',
    what: 'writeOnly true -> false',
  },
};

export const received: Table = Object.entries(probes).map(([name, probe]) =>
  inOneDirection(name, 'TaskCreate', probe, probe.received),
);

export const sent: Table = Object.entries(probes).map(([name, probe]) =>
  inOneDirection(name, 'Task', probe, probe.sent),
);
