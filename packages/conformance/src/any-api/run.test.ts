import { describe, expect, it, test } from 'vitest';
import { loadDocument } from '../document/load-document.ts';
import type { HttpRequest, HttpResponse, Send } from '../http-exchange.ts';
import { isSurvivor, reportOf } from '../score/report.ts';
import { runDocument, scoreDocument } from './run.ts';

const api = loadDocument(
  `
openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    post:
      operationId: createPet
      parameters: [{ name: dry, in: query, schema: { type: boolean } }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [name], properties: { name: { type: string, maxLength: 5 } } }
      responses:
        201:
          description: The pet
          headers: { Location: { required: true, schema: { type: string, pattern: ^/pets/ } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
        4XX: { description: An error }
  /pets/{id}:
    delete:
      operationId: deletePet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { 4XX: { description: None } }
components:
  schemas:
    Pet:
      allOf:
        - { type: object, required: [id], properties: { id: { type: integer } } }
        - { required: [name], properties: { name: { type: string, maxLength: 5 } } }
`,
  'pets.yaml',
);

type Server = (request: HttpRequest) => Partial<Omit<HttpResponse, 'headers'>> & { headers?: Record<string, string> };

const created = { 'content-type': 'application/json', location: '/pets/1' };

const pets: Server = ({ method, path, headers, body }) => {
  if (headers.authorization !== 'secret') return { status: 401 };
  if (method === 'DELETE') return { status: /\d$/.test(path) ? 404 : 400 };
  const isDry = /[?]dry=(true|false)$|^[^?]*$/.test(path);
  const name = body?.startsWith('{') ? JSON.parse(body).name : undefined;
  if (!isDry || typeof name !== 'string' || name.length > 5 || !isWellFormed(body)) return { status: 400 };
  return { status: 201, headers: created, body: JSON.stringify({ id: 1, name }) };
};

/** As I-JSON demands. */
const isWellFormed = (body = '') => !/__proto__|\\u0000|\\ud800/i.test(body);

const options = (server: Server) => {
  const send: Send = async (_, request) => {
    const { status = 0, headers = {}, body = '' } = server(request);
    return { request, response: { status, body, headers: new Map(Object.entries(headers)) } };
  };
  return { baseUrl: 'http://pets.example', headers: { authorization: 'secret' }, send };
};

const failuresOf = async (server: Server, isStrict = false) =>
  (await runDocument(api, { ...options(server), isStrict })).flatMap(({ outcome }) =>
    outcome.state === 'failed' ? outcome.violations : [],
  );

test('a server that does what the document says passes, apart from operations that can have no success', async () => {
  const results = await runDocument(api, options(pets));
  const states = Object.groupBy(results, ({ operation, outcome }) => `${operation} ${outcome.state}`);
  expect(results.filter(({ outcome }) => outcome.state === 'failed')).toEqual([]);
  expect(Object.keys(states).toSorted()).toEqual(['createPet passed', 'deletePet passed', 'deletePet skipped']);
});

it.each<[string, Server, string]>([
  [
    'ignores a parameter',
    ({ path, ...others }) => pets({ ...others, path: path.replace(/\?.*/, '') }),
    'expected a rejection, got 201',
  ],
  ['refuses everything', () => ({ status: 400 }), 'expected success, got 400'],
  ['fails', (request) => (request.path.includes('?') ? { status: 500 } : pets(request)), 'createPet documents no 500'],
  [
    'lacks a header',
    (request) => ({ ...pets(request), headers: { 'content-type': 'application/json' } }),
    'lacks the header location',
  ],
  [
    'lacks a field',
    (request) => ({ ...pets(request), ...(pets(request).body && { body: '{"id":1}' }) }),
    'has a body where / must have required property \'name\' {"missingProperty":"name"}',
  ],
])('notices a server that %s', async (_name, server, violation) => {
  expect(await failuresOf(server)).toContain(violation);
});

it('notes a valid request at a limit that is refused, which fails where the document is everything', async () => {
  const withoutDry: Server = (request) => (request.path.includes('dry=true') ? { status: 409 } : pets(request));
  expect(await failuresOf(withoutDry)).toEqual([]);
  const results = await runDocument(api, options(withoutDry));
  const notes = results.flatMap(({ outcome }) => (outcome.state === 'passed' && outcome.note ? [outcome.note] : []));
  expect(new Set(notes)).toEqual(new Set(['createPet refused a valid request with 409']));
  expect(await failuresOf(withoutDry, true)).toContain('expected success, got 409');
});

describe('score', () => {
  const survivorsOf = async (isStrict: boolean) => {
    const verdicts = await scoreDocument(api, { ...options(pets), only: ['createPet'], isStrict });
    const kinds = ['response', 'header', 'parameter', 'keyword', 'field', 'required'];
    expect(Object.keys(reportOf(verdicts).byKind).toSorted()).toEqual(kinds.toSorted());
    return verdicts.filter(isSurvivor).map(({ violation }) => violation);
  };

  it('finds that the cases can refute every statement, in parts of schemas too', async () => {
    expect(await survivorsOf(true)).toEqual([]);
  });

  it('finds that nobody notices a refused value where the server may have rules of its own', async () => {
    const survivors = await survivorsOf(false);
    expect(survivors.length).toBeGreaterThan(0);
    expect(survivors.filter((each) => !each.includes('refused by'))).toEqual([]);
  });
});
