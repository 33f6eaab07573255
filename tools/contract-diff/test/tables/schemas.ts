import type { Loose } from '../contract.ts';
import type { Case, Table } from './case.ts';

/** A change of the field `probe` in a request (TaskCreate) and in a response (Task). */
interface Probe {
  readonly given: Loose;
  readonly change: Loose;
  /** `severity rule`, by direction. */
  readonly received: string | undefined;
  readonly sent: string | undefined;
  /** The description in the report. */
  readonly description?: string;
}

const withProbe =
  (schema: string, probe: Loose) =>
  ({ components }: Loose) => {
    components.schemas[schema].properties.probe = structuredClone(probe);
  };

function inOneDirection(name: string, schema: string, probe: Probe, finding: string | undefined): Table[number] {
  const row: Case = {
    given: withProbe(schema, probe.given),
    change: withProbe(schema, probe.change),
    want: finding ? [`${finding} ${schema}.probe: ${probe.description}`] : [],
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
const both = (outcome: string) => ({ received: outcome, sent: outcome });
const unseen = { received: undefined, sent: undefined };

const probes: Readonly<Record<string, Probe>> = {
  'a type is replaced': {
    given: string({ maxLength: 5 }),
    change: integer({ minimum: 1 }),
    ...both('breaking type-changed'),
    description: 'type string -> integer',
  },
  'a type narrows': {
    given: { type: 'number' },
    change: integer(),
    ...tightened('type-tightened'),
    description: 'type number -> integer',
  },
  'a type widens': {
    given: string(),
    change: { type: ['string', 'integer'] },
    ...loosened('type-loosened'),
    description: 'type string -> string or integer',
  },
  'null is allowed': {
    given: string(),
    change: { type: ['string', 'null'] },
    ...loosened('null-added'),
    description: 'type string -> string or null',
  },
  'null is no longer allowed': {
    given: { type: ['string', 'null'] },
    change: string(),
    ...tightened('null-removed'),
    description: 'type string or null -> string',
  },
  'null is allowed beside a component': {
    given: money,
    change: { oneOf: [money, { type: 'null' }] },
    ...loosened('null-added'),
    description: 'variant null added',
  },
  'null is no longer allowed beside a component': {
    given: { oneOf: [money, { type: 'null' }] },
    change: money,
    ...tightened('null-removed'),
    description: 'variant null removed',
  },
  'null is written as a variant': {
    given: { type: ['string', 'null'], maxLength: 5 },
    change: { oneOf: [string({ maxLength: 5 }), { type: 'null' }] },
    ...unseen,
  },
  'an enum value is removed': {
    given: string({ enum: ['a', 'b'] }),
    change: string({ enum: ['a'] }),
    ...tightened('enum-value-removed'),
    description: 'value "b" removed',
  },
  'an enum value is added': {
    given: string({ enum: ['a'] }),
    change: string({ enum: ['a', 'b', 'c'] }),
    received: 'compatible enum-value-added',
    sent: 'dangerous enum-value-added',
    description: 'values "b", "c" added',
  },
  'enum values are reordered': {
    given: string({ enum: ['a', 'b'] }),
    change: string({ enum: ['b', 'a'] }),
    ...unseen,
  },
  'an enum is introduced': {
    given: string(),
    change: string({ enum: ['a'] }),
    ...tightened('enum-tightened'),
    description: 'any value -> value "a"',
  },
  'an enum is dropped': {
    given: string({ const: 'a' }),
    change: string(),
    ...loosened('enum-loosened'),
    description: 'value "a" -> any value',
  },
  'a constant is replaced': {
    given: string({ const: 'a' }),
    change: string({ const: 'b' }),
    ...both('breaking const-changed'),
    description: 'value "a" -> value "b"',
  },
  'a constant becomes an enum of one value': {
    given: string({ const: 'a' }),
    change: { enum: ['a'] },
    ...unseen,
  },
  'a string must be shorter': {
    given: string({ maxLength: 255 }),
    change: string({ maxLength: 100 }),
    ...tightened('limit-tightened'),
    description: 'maxLength 255 -> 100',
  },
  'a string may have any length': {
    given: string({ maxLength: 255 }),
    change: string(),
    ...loosened('limit-loosened'),
    description: 'maxLength 255 -> none',
  },
  'a string must not be empty': {
    given: string({ minLength: 0 }),
    change: string({ minLength: 1 }),
    ...tightened('limit-tightened'),
    description: 'minLength none -> 1',
  },
  'a minimum length of 0 is declared': { given: string(), change: string({ minLength: 0 }), ...unseen },
  'a number must be larger': {
    given: integer({ minimum: 1 }),
    change: integer({ minimum: 5 }),
    ...tightened('limit-tightened'),
    description: 'minimum 1 -> 5',
  },
  'a number may be larger': {
    given: integer({ maximum: 10 }),
    change: integer({ maximum: 20 }),
    ...loosened('limit-loosened'),
    description: 'maximum 10 -> 20',
  },
  'the inclusive limit of an integer becomes an equivalent exclusive one': {
    given: integer({ minimum: 1 }),
    change: integer({ exclusiveMinimum: 0 }),
    ...unseen,
  },
  'the limit of a number becomes exclusive': {
    given: { type: 'number', minimum: 1 },
    change: { type: 'number', exclusiveMinimum: 1 },
    ...tightened('limit-tightened'),
    description: 'minimum 1 -> exclusiveMinimum 1',
  },
  'an array may be longer': {
    given: { type: 'array', maxItems: 50 },
    change: { type: 'array', maxItems: 60 },
    ...loosened('limit-loosened'),
    description: 'maxItems 50 -> 60',
  },
  'the items of an array must be unique': {
    given: { type: 'array' },
    change: { type: 'array', uniqueItems: true },
    ...tightened('limit-tightened'),
    description: 'uniqueItems none -> true',
  },
  'an object may have fewer fields': {
    given: { type: 'object', maxProperties: 50 },
    change: { type: 'object', maxProperties: 40 },
    ...tightened('limit-tightened'),
    description: 'maxProperties 50 -> 40',
  },
  'a number must be a multiple of a multiple': {
    given: integer({ multipleOf: 5 }),
    change: integer({ multipleOf: 10 }),
    ...tightened('limit-tightened'),
    description: 'multipleOf 5 -> 10',
  },
  'a number must be another multiple': {
    given: integer({ multipleOf: 5 }),
    change: integer({ multipleOf: 7 }),
    ...both('breaking limit-changed'),
    description: 'multipleOf 5 -> 7',
  },
  'a pattern is introduced': {
    given: string(),
    change: string({ pattern: '^a' }),
    ...tightened('pattern-tightened'),
    description: 'pattern none -> "^a"',
  },
  'a pattern is dropped': {
    given: string({ pattern: '^a' }),
    change: string(),
    ...loosened('pattern-loosened'),
    description: 'pattern "^a" -> none',
  },
  'a pattern is replaced': {
    given: string({ pattern: '^a' }),
    change: string({ pattern: '^b' }),
    ...both('breaking pattern-changed'),
    description: 'pattern "^a" -> "^b"',
  },
  'a format is introduced': {
    given: string(),
    change: string({ format: 'date' }),
    ...tightened('format-tightened'),
    description: 'format none -> "date"',
  },
  'a format widens': {
    given: string({ format: 'uri' }),
    change: string({ format: 'uri-reference' }),
    ...loosened('format-loosened'),
    description: 'format "uri" -> "uri-reference"',
  },
  'a format is replaced': {
    given: string({ format: 'date' }),
    change: string({ format: 'date-time' }),
    ...both('breaking format-changed'),
    description: 'format "date" -> "date-time"',
  },
  'an object is closed': {
    given: { type: 'object' },
    change: { type: 'object', additionalProperties: false },
    ...tightened('object-closed'),
    description: 'other fields: allowed -> rejected',
  },
  'an object is opened': {
    given: { type: 'object', additionalProperties: false },
    change: { type: 'object' },
    received: 'compatible object-opened',
    sent: 'dangerous object-opened',
    description: 'other fields: rejected -> allowed',
  },
  'a default changes': {
    given: string({ default: 'a' }),
    change: string({ default: 'b' }),
    received: 'dangerous default-changed',
    sent: 'compatible default-changed',
    description: 'default "a" -> "b"',
  },
  'a default is declared beside a component': {
    given: money,
    change: { ...money, default: { amount: 0, currency: 'EUR' } },
    received: 'dangerous default-changed',
    sent: 'compatible default-changed',
    description: 'default none -> {"amount":0,"currency":"EUR"}',
  },
  'a description is declared beside a component': { given: money, change: { ...money, description: 'A.' }, ...unseen },
  'a limit is declared beside a component': {
    given: money,
    change: { ...money, minProperties: 3 },
    ...tightened('limit-tightened'),
    description: 'minProperties none -> 3',
  },
  'a component is wrapped in allOf': { given: money, change: { allOf: [money] }, ...unseen },
  'a schema is added to allOf': {
    given: { allOf: [money] },
    change: { allOf: [money, { minProperties: 2 }] },
    ...tightened('limit-tightened'),
    description: 'minProperties none -> 2',
  },
  'a variant is removed': {
    given: { oneOf: [money, address, { type: 'string' }] },
    change: { oneOf: [{ type: 'string' }, money] },
    ...tightened('variant-removed'),
    description: 'variant Address removed',
  },
  'a variant is added': {
    given: { oneOf: [money, { type: 'null' }] },
    change: { oneOf: [money, address, { type: 'null' }] },
    ...loosened('variant-added'),
    description: 'variant Address added',
  },
  'a variant with a discriminating value is added': {
    given: { oneOf: [circle] },
    change: { oneOf: [square, circle] },
    received: 'compatible named-variant-added',
    sent: 'dangerous named-variant-added',
    description: 'variant shape "square" added',
  },
  'a discriminator names another field': {
    given: { oneOf: [circle, square], discriminator: { propertyName: 'shape' } },
    change: { oneOf: [circle, square], discriminator: { propertyName: 'form' } },
    ...both('breaking discriminator-changed'),
    description: 'discriminator shape -> form',
  },
  'oneOf becomes anyOf': { given: { oneOf: [money, address] }, change: { anyOf: [address, money] }, ...unseen },
  'a union is introduced': {
    given: {},
    change: { oneOf: [money, address] },
    ...tightened('keyword-tightened'),
    description: 'oneOf introduced',
  },
  'a keyword without a rule is introduced': {
    given: string(),
    change: string({ not: { const: 'a' } }),
    ...tightened('keyword-tightened'),
    description: 'not introduced',
  },
  'a keyword without a rule is dropped': {
    given: { type: 'object', patternProperties: { '^x': string() } },
    change: { type: 'object' },
    ...loosened('keyword-loosened'),
    description: 'patternProperties dropped',
  },
  'a keyword without a rule changes': {
    given: { type: 'array', contains: { const: 'a' } },
    change: { type: 'array', contains: { const: 'b' } },
    ...both('breaking keyword-changed'),
    description: 'contains changed',
  },
  'a field becomes read-only': {
    given: string(),
    change: string({ readOnly: true }),
    received: 'breaking field-removed',
    sent: undefined,
    description: 'readOnly false -> true',
  },
  'a field is no longer write-only': {
    given: string({ writeOnly: true }),
    change: string(),
    received: undefined,
    sent: 'compatible field-added',
    description: 'writeOnly true -> false',
  },
};

export const received: Table = Object.entries(probes).map(([name, probe]) =>
  inOneDirection(name, 'TaskCreate', probe, probe.received),
);

export const sent: Table = Object.entries(probes).map(([name, probe]) =>
  inOneDirection(name, 'Task', probe, probe.sent),
);
