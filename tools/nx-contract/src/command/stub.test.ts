import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stderr } from 'node:process';
import { afterAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { writeStub } from './stub.ts';

const folder = mkdtempSync(join(tmpdir(), 'worklane-stub-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the bundle of a document in YAML and its stub, and returns the stub. */
function stubOf(text: string): string {
  const bundle = join(folder, 'api.json');
  writeFileSync(bundle, JSON.stringify(parse(text), null, 2));
  writeStub(bundle);
  return readFileSync(join(folder, 'api.server.ts'), 'utf8');
}

/** Returns a document whose operation GET /a has more keys. */
const withOperation = (keys: string, more = '') => `
openapi: 3.1.0
paths: { /a: { get: { operationId: get, responses: {}, ${keys} } } }
${more}`;

const withParameter = (parameter: string) => withOperation(`parameters: [{ name: v, ${parameter} }]`);
const withBody = (content: string) => withOperation(`requestBody: { content: { ${content} } }`);
const withSchema = (schema: string) => withBody(`application/json: { schema: { ${schema} } }`);
const table = 'schema: { type: array, items: { type: array } }';

it.each<[message: string, document: string]>([
  ['5: GET /a has no operationId', 'openapi: 3.1.0\npaths: { /a: { get: { responses: {} } } }'],
  [
    '11: GET /b: The operationId x is that of GET /a',
    'openapi: 3.1.0\npaths: { /a: { get: { operationId: x } }, /b: { get: { operationId: x } } }',
  ],
  [
    'GET /{b}: The path cannot be distinguished from GET /{a}',
    'openapi: 3.1.0\npaths: { "/{a}": { get: { operationId: a } }, "/{b}": { get: { operationId: b } } }',
  ],
  ['GET /{a}: The path parameter a is not declared', 'openapi: 3.1.0\npaths: { "/{a}": { get: { operationId: a } } }'],
  ['The path has no template for the parameter v', withParameter('in: path, schema: {}')],
  ['5: /a: "query" is not supported', 'openapi: 3.2.0\npaths: { /a: { query: { operationId: a } } }'],
  [
    '3: The JSON Schema dialect https://a.example/ is not supported',
    'openapi: 3.1.0\njsonSchemaDialect: https://a.example/\npaths: {}',
  ],
  ['8: GET /a: Parameters in "querystring" are not supported', withParameter('in: querystring, schema: {}')],
  ['The header parameter v has the style form', withParameter('in: header, style: form, schema: {}')],
  [
    'The query parameter v has the style deepObject, but is no object',
    withParameter('in: query, style: deepObject, schema: { type: string }'),
  ],
  [
    'has the style pipeDelimited, which is for lists and objects without explode',
    withParameter('in: query, style: pipeDelimited, explode: true, schema: { type: array }'),
  ],
  [
    'is a list or an object with explode, which cookies do not have',
    withParameter('in: cookie, schema: { type: array }'),
  ],
  [
    'The query parameter v has lists or objects inside, which the style form does not define',
    withParameter(`in: query, ${table}`),
  ],
  [
    'The query parameter v has the media type application/xml',
    withParameter('in: query, content: { application/xml: { schema: { type: object } } }'),
  ],
  [
    '10: GET /a: A body of application/xml cannot be validated',
    withBody('application/xml: { schema: { type: object } }'),
  ],
  ['A body of multipart/mixed cannot be validated', withBody('multipart/mixed: {}')],
  [
    'The field f has lists or objects inside, which the style form does not define',
    withBody(
      `application/x-www-form-urlencoded: { schema: { properties: { f: { type: array, items: { type: array } } } } }`,
    ),
  ],
  [
    'A response of multipart/form-data cannot be validated',
    withOperation('responses: { 200: { content: { multipart/form-data: {} } } }').replace('responses: {}, ', ''),
  ],
  ['The security scheme key is not declared', withOperation('security: [{ key: [] }]')],
  [
    '12: /paths/~1a/get/requestBody/content/application~1json/schema/minLength must be >= 0',
    withSchema('minLength: -1'),
  ],
  ['11: GET /a: Invalid regular expression: /(/', withSchema('pattern: "("')],
  ['12: The document: #/components/schemas/None does not exist', withSchema('$ref: "#/components/schemas/None"')],
  ['12: The document: ./b.yaml is in another document', withSchema('$ref: ./b.yaml')],
  [
    '6: /components/schemas/A/minLength must be >= 0',
    `${withSchema('$ref: "#/components/schemas/A"')}\n`.replace(
      'paths',
      'components: { schemas: { A: { minLength: -1 } } }\npaths',
    ),
  ],
])('refuses at generation: %s', (message, document) => {
  expect(() => stubOf(document)).toThrow(message);
});

it('leaves out a media type that it does not read beside one that it reads, and says where', () => {
  const write = vi.spyOn(stderr, 'write').mockReturnValue(true);
  stubOf(withBody('application/xml: { schema: { type: object } }, application/json: {}'));
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('api.json:10: GET /a: application/xml is left out'),
  );
});

it('notes dynamic references', () => {
  const write = vi.spyOn(stderr, 'write').mockReturnValue(true);
  stubOf(withSchema('$dynamicRef: "#item", $defs: { any: { $dynamicAnchor: item } }'));
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('api.json:12: $dynamicRef refers to'));
});

it('is types and the bundle', () => {
  const properties = '{ properties: { file: { format: binary }, files: { items: { format: binary } }, name: {} } }';
  const stub = stubOf(withBody(`multipart/form-data: { schema: ${properties} }`));
  expect(stub).toContain('"get": "file" | "files"');
  expect(stub.split('\n').length).toBeLessThan(40);
});
