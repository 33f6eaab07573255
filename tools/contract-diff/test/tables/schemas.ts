import type { Loose } from '../contract.ts';
import type { Case, Table } from './case.ts';

/** A change of the field `probe` in a request (TaskCreate) and in a response (Task). */
interface Probe {
  readonly given: Loose;
  readonly change: Loose;
  /** `severity rule`, by direction. */
  readonly received: string | undefined;
  readonly sent: string | undefined;
  /** The path from the field to the difference. */
  readonly path?: string;
  /** The description in the report. */
  readonly description?: string;
}

/** Values of a vocabulary that both versions have as a component. */
const statuses = ['new', 'open', 'done'];

const withProbe =
  (schema: string, probe: Loose) =>
  ({ components }: Loose) => {
    components.schemas.TaskStatus = { title: 'TaskStatus', type: 'string', enum: statuses };
    components.schemas.Value = { title: 'Value', oneOf: [string({ maxLength: 500 }), { type: 'number' }] };
    components.schemas[schema].properties.probe = structuredClone(probe);
  };

function inOneDirection(name: string, schema: string, probe: Probe, finding: string | undefined): Table[number] {
  const row: Case = {
    given: withProbe(schema, probe.given),
    change: withProbe(schema, probe.change),
    want: finding ? [`${finding} ${schema}.probe${probe.path ?? ''}: ${probe.description}`] : [],
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
  'an enum value is renamed': {
    given: string({ enum: ['cancelled', 'done'] }),
    change: string({ enum: ['canceled', 'done'] }),
    received: 'breaking enum-value-renamed',
    sent: 'dangerous enum-value-renamed',
    description: 'value "cancelled" -> "canceled"',
  },
  'an enum becomes a component': {
    given: string({ enum: statuses, default: 'open' }),
    change: {
      $ref: '#/components/schemas/TaskStatus',
      default: 'open',
      description: 'The status.',
      'x-filter': 'equal',
    },
    ...unseen,
  },
  'an enum becomes a component with another default': {
    given: string({ enum: statuses, default: 'open' }),
    change: { $ref: '#/components/schemas/TaskStatus', default: 'done' },
    received: 'dangerous default-changed',
    sent: 'compatible default-changed',
    description: 'default "open" -> "done"',
  },
  'an enum becomes a component with a further value': {
    given: string({ enum: statuses.slice(1), default: 'open' }),
    change: { $ref: '#/components/schemas/TaskStatus', default: 'open' },
    received: 'compatible enum-value-added',
    sent: 'dangerous enum-value-added',
    description: 'value "new" added',
  },
  'a nullable enum becomes a component or null': {
    given: { type: ['string', 'null'], enum: [...statuses, null], default: null },
    change: { oneOf: [{ $ref: '#/components/schemas/TaskStatus' }, { type: 'null' }], default: null },
    ...unseen,
  },
  'the enum of the items of an array becomes a component': {
    given: { type: 'array', items: string({ enum: statuses }) },
    change: { type: 'array', items: { $ref: '#/components/schemas/TaskStatus' } },
    ...unseen,
  },
  'a list of types becomes a union': {
    given: { type: ['string', 'number', 'boolean', 'null'], maxLength: 500, minimum: 0 },
    change: {
      oneOf: [string({ maxLength: 500 }), { type: 'number', minimum: 0 }, { type: 'boolean' }, { type: 'null' }],
    },
    ...unseen,
  },
  'a nullable list of types becomes a union in a component or null': {
    given: { type: ['string', 'number', 'null'], maxLength: 500 },
    change: { oneOf: [{ $ref: '#/components/schemas/Value' }, { type: 'null' }] },
    ...unseen,
  },
  'a list of types becomes a union with fewer types': {
    given: { type: ['string', 'number', 'boolean'], maxLength: 500 },
    change: { oneOf: [string({ maxLength: 500 }), { type: 'number' }] },
    ...tightened('variant-removed'),
    description: 'variant boolean removed',
  },
  'a list of types becomes a union with a limit': {
    given: { type: ['string', 'number'] },
    change: { oneOf: [string({ maxLength: 500 }), { type: 'number' }] },
    ...tightened('limit-tightened'),
    description: 'maxLength none -> 500',
  },
  'an enum of two types becomes a union': {
    given: { type: ['string', 'null'], enum: ['a', 'b', null] },
    change: { oneOf: [string({ enum: ['a', 'b'] }), { type: 'null' }] },
    ...unseen,
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
  'a list of distinct values of an enum may contain all values of the larger enum': {
    given: { type: 'array', uniqueItems: true, maxItems: 2, items: string({ enum: ['a', 'b'] }) },
    change: { type: 'array', uniqueItems: true, maxItems: 3, items: string({ enum: ['a', 'b', 'extra'] }) },
    received: 'compatible enum-value-added',
    sent: 'dangerous enum-value-added',
    path: '[]',
    description: 'value "extra" added',
  },
  'a list of distinct values of an enum is limited to its length': {
    given: { type: 'array', uniqueItems: true, items: string({ enum: ['a', 'b'] }) },
    change: { type: 'array', uniqueItems: true, maxItems: 2, items: string({ enum: ['a', 'b'] }) },
    ...unseen,
  },
  'a list of distinct values of an enum is limited to fewer': {
    given: { type: 'array', uniqueItems: true, maxItems: 2, items: string({ enum: ['a', 'b'] }) },
    change: { type: 'array', uniqueItems: true, maxItems: 1, items: string({ enum: ['a', 'b'] }) },
    ...tightened('limit-tightened'),
    description: 'maxItems none -> 1',
  },
  'a list of values of an enum that may repeat may be longer': {
    given: { type: 'array', maxItems: 2, items: string({ enum: ['a', 'b'] }) },
    change: { type: 'array', maxItems: 3, items: string({ enum: ['a', 'b'] }) },
    ...loosened('limit-loosened'),
    description: 'maxItems 2 -> 3',
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
  'a character that needs no escape is escaped': {
    given: string({ pattern: '^(W/)?"[^"]*"$' }),
    change: string({ pattern: String.raw`^(W\/)?\"[^"]*\"$` }),
    ...unseen,
  },
  'a character is written as a hexadecimal escape': {
    given: string({ pattern: String.raw`^https:\/\/[^\/?#]+$` }),
    change: string({ pattern: String.raw`^https:\x2F\x2F[^\x2F?#]+$` }),
    ...unseen,
  },
  'a character that has a meaning is written as a hexadecimal escape': {
    given: string({ pattern: '^a.b$' }),
    change: string({ pattern: String.raw`^a\x2Eb$` }),
    ...both('breaking pattern-changed'),
    description: String.raw`pattern "^a.b$" -> "^a\\x2Eb$"`,
  },
  'a dash at the end of a class is escaped': {
    given: string({ pattern: '^[A-Z._-]/[+-]$' }),
    change: string({ pattern: String.raw`^[A-Z\._\-]\/[\+\-]$` }),
    ...unseen,
  },
  'a range becomes three characters': {
    given: string({ pattern: '^[a-z]$' }),
    change: string({ pattern: String.raw`^[a\-z]$` }),
    ...both('breaking pattern-changed'),
    description: String.raw`pattern "^[a-z]$" -> "^[a\\-z]$"`,
  },
  'an integer with a format may be a string': {
    given: integer({ minimum: 0, format: 'int32' }),
    change: { type: ['integer', 'string'], minimum: 0, format: 'int32' },
    ...loosened('type-loosened'),
    description: 'type integer -> integer or string',
  },
  'a character that has a meaning is escaped': {
    given: string({ pattern: '^a.b$' }),
    change: string({ pattern: String.raw`^a\.b$` }),
    ...both('breaking pattern-changed'),
    description: String.raw`pattern "^a.b$" -> "^a\\.b$"`,
  },
  'an integer gets a format within its limits': {
    given: integer({ minimum: 0, maximum: 100 }),
    change: integer({ minimum: 0, maximum: 100, format: 'int32' }),
    ...unseen,
  },
  'an integer gets a format that limits it': {
    given: integer({ minimum: 0 }),
    change: integer({ minimum: 0, format: 'int32' }),
    ...tightened('limit-tightened'),
    description: 'format none -> "int32"',
  },
  'an integer of 64 bits becomes one that JSON exchanges exactly': {
    given: integer({ minimum: 1, format: 'int64' }),
    change: integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, format: 'double-int' }),
    ...unseen,
  },
  'a number gets the format of the numbers of JSON': {
    given: { type: 'number' },
    change: { type: 'number', format: 'double' },
    ...unseen,
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
