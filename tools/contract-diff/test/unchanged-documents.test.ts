import { globSync, readFileSync } from 'node:fs';

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Random, randomFrom } from '@worklane/contract/random';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from '../src/index.ts';
import { document, type Loose } from './contract.ts';
import { randomSchema } from './soundness/schemas.ts';

const examples = dirname(fileURLToPath(import.meta.resolve('@readme/oas-examples/package.json')));

/** Public documents, and those of the committed contract. */
const corpus: readonly (readonly [name: string, document: Loose])[] = [
  ...globSync(join(examples, '3.*/json/**/*.json'))
    .toSorted()
    .map((path) => [relative(examples, path), JSON.parse(readFileSync(path, 'utf8'))] as const),
  ['openapi.json', document('openapi')],
  ['asyncapi.json', document('asyncapi')],
];

/** The lists whose order has no meaning, by keyword of JSON Schema, OpenAPI and AsyncAPI. */
const unordered = new Set([
  ...['oneOf', 'anyOf', 'allOf', 'enum', 'required', 'type'],
  ...['parameters', 'security', 'tags', 'messages'],
]);

/** The keywords whose lists are data. */
const data = new Set(['example', 'examples', 'default', 'const', 'value']);

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => [random.float(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Returns the same document with its keys, and the lists that have no order, in another order. */
function reordered(random: Random, value: Loose, keyword = '', isData = false): Loose {
  if (Array.isArray(value)) {
    const items = value.map((item) => reordered(random, item, '', isData));
    return unordered.has(keyword) && !isData ? shuffled(random, items) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    shuffled(random, Object.entries(value)).map(([key, inner]) => [
      key,
      reordered(random, inner, key, isData || data.has(key)),
    ]),
  );
}

const withSchema = (schema: Loose): Loose => ({
  openapi: '3.1.0',
  paths: {
    '/x': {
      post: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 200: { content: { 'application/json': { schema } } } },
      },
    },
  },
  components: {
    schemas: {
      Shape: { type: 'object', required: ['kind'], properties: { kind: { const: 'circle' } } },
      Node: { properties: { next: { anyOf: [{ $ref: '#/components/schemas/Node' }, { required: ['end'] }] } } },
    },
  },
});

const text = (limits: Loose = {}): Loose => ({ type: 'string', ...limits });

/** Schemas in which only the whole content tells parts apart. */
const schemas: Readonly<Record<string, Loose>> = {
  'variants that only `required` tells apart': { anyOf: [{ required: ['email'] }, { required: ['phone'] }] },
  'variants that only a limit tells apart': { oneOf: [text({ maxLength: 2 }), text({ minLength: 5 })] },
  'variants that only a pattern tells apart': { anyOf: [text({ pattern: '^a' }), text({ pattern: '^b' })] },
  'objects without names': {
    oneOf: [
      { type: 'object', properties: { a: text() } },
      { type: 'object', properties: { a: { type: 'integer' } } },
    ],
  },
  'arrays without names': {
    oneOf: [
      { type: 'array', items: text() },
      { type: 'array', items: { type: 'integer' } },
    ],
  },
  'equal variants': { anyOf: [text(), text(), text({ maxLength: 1 }), text({ maxLength: 1 })] },
  'the same component twice': {
    anyOf: [{ $ref: '#/components/schemas/Shape' }, { $ref: '#/components/schemas/Shape' }],
  },
  'a component beside its copy': {
    anyOf: [
      { $ref: '#/components/schemas/Shape' },
      { type: 'object', required: ['kind'], properties: { kind: { const: 'circle' } } },
    ],
  },
  'a component with and without a keyword beside it': {
    oneOf: [{ $ref: '#/components/schemas/Shape' }, { $ref: '#/components/schemas/Shape', minProperties: 2 }],
  },
  'recursive variants': { anyOf: [{ $ref: '#/components/schemas/Node' }, { properties: { next: { type: 'null' } } }] },
  'unions inside of unions': {
    oneOf: [
      { anyOf: [text({ minLength: 1 }), { type: 'integer' }] },
      { anyOf: [text({ minLength: 2 }), { type: 'integer', minimum: 1 }] },
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    ],
  },
  'a union beside keywords': {
    type: 'object',
    properties: { a: text(), b: text() },
    oneOf: [{ required: ['a'] }, { required: ['b'] }, { not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } }],
  },
  'several types with the same keywords': { anyOf: [{ type: ['string', 'null'] }, { type: ['string', 'integer'] }] },
  'members of allOf without names': {
    allOf: [
      { type: 'object', properties: { a: text() } },
      { type: 'object', properties: { a: text({ maxLength: 9 }) } },
      { required: ['a'] },
      { allOf: [{ minProperties: 1 }, { maxProperties: 9 }] },
    ],
  },
  'contradictory members of allOf': { allOf: [text(), { type: 'integer' }, { type: 'array' }] },
  'unions in allOf': {
    allOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { oneOf: [{}, { minProperties: 1 }] }],
  },
  'lists in keywords without a rule': {
    not: { required: ['a', 'b'], type: ['string', 'null'], enum: ['a', 'b'] },
    if: { anyOf: [text(), { type: 'integer' }] },
    dependentRequired: { a: ['b', 'c'] },
    patternProperties: { '^x': { enum: [1, 2] }, title: text() },
  },
  'objects as values': {
    enum: [
      { a: 1, b: { c: 2, d: 3 } },
      { b: 1, a: 1 },
    ],
    default: { b: { d: 3, c: 2 }, a: 1 },
  },
  'an object as a constant': { oneOf: [{ const: { a: 1, b: 2 } }, { const: { a: 1, b: 3 } }] },
  'variants with enumerations': { oneOf: [{ enum: ['a', 'b'] }, { enum: ['c', 'd'] }, { enum: ['b', 'c'] }] },
  'a discriminator with two values for one variant': {
    oneOf: [{ $ref: '#/components/schemas/Shape' }, { $ref: '#/components/schemas/Node' }],
    discriminator: {
      propertyName: 'kind',
      mapping: { a: '#/components/schemas/Shape', b: '#/components/schemas/Shape', c: '#/components/schemas/Node' },
    },
  },
};

const operation = { responses: { 200: {} } };
const variable = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

/** Documents whose parts have the same identity. */
const documents: Readonly<Record<string, Loose>> = {
  'paths that differ in the names of variables alone': {
    openapi: '3.1.0',
    paths: {
      '/x/{id}': { get: { ...operation, parameters: [variable('id')] } },
      '/x/{name}': { delete: { ...operation, parameters: [variable('name')] }, get: operation },
    },
  },
  'variables that the path does not have': {
    openapi: '3.1.0',
    paths: {
      '/x': { get: { ...operation, parameters: [variable('a'), { ...variable('b'), schema: { type: 'integer' } }] } },
    },
  },
  callbacks: {
    openapi: '3.1.0',
    paths: {
      '/x': {
        post: {
          ...operation,
          callbacks: { done: { '{$url}': { post: { ...operation, parameters: [variable('a'), variable('b')] } } } },
        },
      },
    },
  },
  'messages of several channels with one name': {
    asyncapi: '3.0.0',
    channels: {
      a: { messages: { changed: { payload: { type: 'string' } } } },
      b: { messages: { changed: { payload: { type: 'integer' } } } },
    },
    operations: {
      receive: {
        action: 'receive',
        channel: { $ref: '#/channels/a' },
        messages: [{ $ref: '#/channels/a/messages/changed' }, { $ref: '#/channels/b/messages/changed' }],
      },
    },
  },
  'alternatives of credentials': {
    openapi: '3.1.0',
    security: [{ key: [] }, { oauth: ['read', 'write'] }, {}],
    paths: { '/x': { get: operation } },
  },
};

const expectNoChanges = (base: Loose, head: Loose) => expect(diffDocuments('document', base, head)).toEqual([]);

describe('a document that has not changed', () => {
  const cases = [
    ...corpus,
    ...Object.entries(documents),
    ...Object.entries(schemas).map(([name, schema]) => [name, withSchema(schema)] as const),
  ];

  it.each(cases)('has no changes: %s', (_, content) => expectNoChanges(content, structuredClone(content)));

  it.each(cases)('has no changes in another order: %s', (name, content) => {
    for (let seed = 1; seed <= (corpus.some(([known]) => known === name) ? 1 : 20); seed += 1) {
      expectNoChanges(content, reordered(randomFrom(seed), content));
    }
  });

  it.each(['anyOf', 'oneOf', 'allOf'])('has no changes, whatever the members of %s are', (keyword) => {
    const random = randomFrom(7);
    for (let round = 0; round < 150; round += 1) {
      const members = Array.from({ length: 4 }, () => randomSchema(random, 2));
      const content = withSchema({ [keyword]: members, ...(random.chance(0.3) && { minProperties: 1 }) });
      expectNoChanges(content, reordered(random, content));
    }
  });
});

describe('a document with one change', () => {
  it('has the change of the variant that changed, whatever the order', () => {
    const given = { anyOf: [{ required: ['email'] }, { required: ['phone'] }, { required: ['name', 'city'] }] };
    const change = { anyOf: [{ required: ['name', 'city', 'zip'] }, { required: ['phone'] }, { required: ['email'] }] };
    const found = diffDocuments('document', withSchema(given), withSchema(change));
    expect(found.map(({ severity, description }) => `${severity}: ${description}`)).toEqual([
      'breaking: optional -> required',
      'compatible: optional -> required',
    ]);
  });

  it('pairs variants that have changed by what they have in common', () => {
    const base = ['a', 'b', 'c', 'd'].map((name) => ({
      type: 'object',
      properties: { [name]: text() },
      required: [name],
    }));
    const head = base.map((variant) => ({ ...variant, minProperties: 1 }));
    for (let seed = 1; seed <= 20; seed += 1) {
      const change = { oneOf: shuffled(randomFrom(seed), head) };
      const found = diffDocuments('document', withSchema({ oneOf: base }), withSchema(change));
      expect(new Set(found.map(({ description }) => description))).toEqual(new Set(['minProperties none -> 1']));
    }
  });
});
