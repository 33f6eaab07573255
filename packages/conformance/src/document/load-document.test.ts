import { expect, test } from 'vitest';
import { loadDocument } from './load-document.ts';

const minimal = (openapi: string, schema: object) =>
  JSON.stringify({ openapi, info: {}, components: { schemas: { Value: schema } }, paths: { '/a': { get: {} } } });

test.each([
  [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    { type: 'string', nullable: true, enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [{ nullable: true, allOf: [{ $ref: '#/a' }] }, { anyOf: [{ allOf: [{ $ref: '#/a' }] }, { type: 'null' }] }],
  [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  [{ maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
  [{ properties: { nullable: { type: 'boolean' } } }, { properties: { nullable: { type: 'boolean' } } }],
])('reads the schema %j of OpenAPI 3.0 as %j', (schema, upgraded) => {
  expect(loadDocument(minimal('3.0.3', schema), 'a').schema('Value')).toEqual(upgraded);
});

test('names an operation without operationId by its request line', () => {
  expect([...loadDocument(minimal('3.1.0', {}), 'a').operations.keys()]).toEqual(['GET /a']);
});

test.each([
  ['swagger: "2.0"', 'a.yaml is not an OpenAPI 3 document: its field "openapi" is 2.0.'],
  ['[]', 'a.yaml is not an OpenAPI 3 document: its field "openapi" is undefined.'],
])('rejects %s', (text, message) => {
  expect(() => loadDocument(text, 'a.yaml')).toThrow(message);
});
