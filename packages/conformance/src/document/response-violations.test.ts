import { expect, test } from 'vitest';
import { DocumentSchemas } from './document-schemas.ts';
import { loadDocument } from './load-document.ts';
import { responseJudge } from './response-violations.ts';

const api = loadDocument(
  `
openapi: 3.0.3
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        2XX:
          description: The pets
          headers:
            X-Total: { required: true, schema: { type: integer } }
            X-Kinds: { schema: { type: array, items: { enum: [cat, dog] } } }
          content:
            application/*:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
        404: { description: None }
        default: { description: An error, content: { '*/*': {} } }
components:
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string }, age: { type: integer, nullable: true } } }
`,
  'pets.yaml',
);
const judge = responseJudge(api, new DocumentSchemas(api));

const json = 'application/json; charset=utf-8';
const violations = (status: number, headers: Record<string, string>, body: string) =>
  judge({ id: 'listPets' }, { status, headers: new Map(Object.entries(headers)), body });

test.each([
  [
    'an undeclared header or field',
    206,
    { 'content-type': json, 'x-total': '1', via: 'a' },
    '[{"name":"Kit","more":1}]',
  ],
  ['a list in a header', 200, { 'content-type': json, 'x-total': '1', 'x-kinds': 'cat, dog' }, '[]'],
  [
    'null where OpenAPI 3.0 says nullable',
    200,
    { 'content-type': json, 'x-total': '1' },
    '[{"name":"Kit","age":null}]',
  ],
  ['a status of the default response', 500, { 'content-type': 'text/html' }, '<p>'],
])('accepts %s', (_name, status, headers, body) => {
  expect(violations(status, headers, body)).toEqual([]);
});

test.each([
  ['lacks the header x-total', 200, { 'content-type': json }, '[]'],
  [
    'has the header x-total: one, which must be integer {"type":"integer"}',
    200,
    { 'content-type': json, 'x-total': 'one' },
    '[]',
  ],
  ['is text/html; documented: application/*', 200, { 'content-type': 'text/html', 'x-total': '1' }, ''],
  ['is not JSON', 200, { 'content-type': json, 'x-total': '1' }, '['],
  [
    'has a body where /0 must have required property \'name\' {"missingProperty":"name"}',
    200,
    { 'content-type': json, 'x-total': '1' },
    '[{}]',
  ],
  ['has a body where none is documented', 404, { 'content-type': json }, '{}'],
  ['has no content-type; documented: */*', 500, {}, '{}'],
])('reports that a response %s', (violation, status, headers, body) => {
  expect(violations(status, headers, body)).toEqual([violation]);
});
