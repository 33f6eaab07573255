import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClient } from '../src/command/client.ts';

const parameter = (place: string, name: string, style: object = {}) => ({ in: place, name, schema: {}, ...style });

const document = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/items': {
      parameters: [{ $ref: '#/components/parameters/Ids' }],
      get: {
        parameters: [
          parameter('query', 'pipes', { style: 'pipeDelimited' }),
          parameter('query', 'flat', { explode: false }),
          parameter('query', 'reserved', { allowReserved: true }),
          parameter('query', 'json', { schema: undefined, content: { 'application/json': {} } }),
          parameter('query', 'list'),
          parameter('query', 'object'),
        ],
      },
    },
    '/items/{simple}{label}{matrix}': {
      get: {
        parameters: [
          parameter('path', 'simple'),
          parameter('path', 'label', { style: 'label' }),
          parameter('path', 'matrix', { style: 'matrix', explode: true }),
        ],
      },
    },
    '/headers': {
      get: {
        parameters: [
          parameter('header', 'X-List'),
          parameter('header', 'X-Object', { explode: true }),
          parameter('header', 'X-Json', { schema: undefined, content: { 'application/json': {} } }),
          parameter('cookie', 'f', { explode: false }),
          parameter('cookie', 'g'),
        ],
      },
    },
  },
  components: { parameters: { Ids: parameter('query', 'ids', { explode: false }) } },
};

// Inside the package, where the generated code finds openapi-fetch.
let folder: string;
let request: (path: string, params: object) => Promise<Request>;

const get = async (path: string, params: object) =>
  (await request(path, params)).url.replace('https://api.example.com/v1', '');

const headersOf = async (path: string, params: object) => Object.fromEntries((await request(path, params)).headers);

beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, 'generated-client-'));
  writeFileSync(join(folder, 'items.json'), JSON.stringify(document));
  writeClient(join(folder, 'items.json'));
  const { createClient } = await import(join(folder, 'items.client.ts'));
  request = (path, params) =>
    new Promise((resolve, reject) => {
      const fetch = async (sent: Request) => {
        resolve(sent);
        return Response.json({});
      };
      createClient({ fetch }).GET(path, { params }).catch(reject);
    });
});
afterAll(() => rmSync(folder, { recursive: true }));

// client-and-stub.test.ts has each style in each place.
describe('a generated client', () => {
  it.each([
    ['ids', ['a', 'b/c'], 'ids=a,b%2Fc'],
    ['reserved', 'a/b', 'reserved=a/b'],
    ['json', { a: [1] }, 'json=%7B%22a%22%3A%5B1%5D%7D'],
    ['list', ['a', 'b'], 'list=a&list=b'],
    ['object', { a: 1, b: 2 }, 'a=1&b=2'],
    ['list', undefined, undefined],
  ])('writes the query parameter %s in the style of the document', async (name, value, query) => {
    expect(await get('/items', { query: { [name]: value } })).toBe(query === undefined ? '/items' : `/items?${query}`);
  });

  it.each([null, [], {}, [undefined], [null], [[1]], Number.NaN, new Date(), '\ud800'])(
    'throws an error that names a parameter of %j',
    async (value) => {
      for (const name of ['ids', 'pipes', 'flat', 'list', 'object']) {
        await expect(get('/items', { query: { [name]: value } })).rejects.toThrow(RegExp(`^${name} must `));
      }
    },
  );

  it('writes headers and cookies in the style of the document', async () => {
    const header = { 'X-List': ['a', 'b'], 'X-Object': { c: 1, d: 2 }, 'X-Json': { e: 'ü' }, 'X-None': undefined };
    expect(await headersOf('/headers', { header, cookie: { f: ['1', '2'], g: 'h;i' } })).toMatchObject({
      'x-list': 'a,b',
      'x-object': 'c=1,d=2',
      'x-json': String.raw`{"e":"\u00fc"}`,
      cookie: 'f=1,2; g=h%3Bi',
    });
  });

  it('throws an error without the value for a header that cannot be sent', async () => {
    const header = { 'X-List': 'secret\n' + 'x' };
    await expect(headersOf('/headers', { header })).rejects.toThrow(/^X-List must (?!.*secret)/);
  });

  it.each([undefined, '', '.', '..'])('throws an error that names a path parameter of %j', async (simple) => {
    const path = { simple, label: 'c', matrix: 'd' };
    await expect(get('/items/{simple}{label}{matrix}', { path })).rejects.toThrow(/^simple must /);
  });
});
