import { globSync, readFileSync } from 'node:fs';

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Random, randomFrom } from '@worklane/contract/random';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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

/** Schemas in which only the whole content tells parts apart, and documents whose parts have the same identity. */
const { schemas, documents }: Readonly<Record<'schemas' | 'documents', Readonly<Record<string, Loose>>>> = parse(
  readFileSync(new URL('unchanged.yaml', import.meta.url), 'utf8'),
);

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
      properties: { [name]: { type: 'string' } },
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
