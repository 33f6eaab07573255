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
          parameter('query', 'spaces', { style: 'spaceDelimited', explode: false }),
          parameter('query', 'deep', { style: 'deepObject', explode: true }),
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
  },
  components: { parameters: { Ids: parameter('query', 'ids', { explode: false }) } },
};

// Inside the package, where the generated code finds openapi-fetch.
let folder: string;
let get: (path: string, params: object) => Promise<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, 'generated-client-'));
  writeFileSync(join(folder, 'items.json'), JSON.stringify(document));
  writeClient(join(folder, 'items.json'));
  const { createClient } = await import(join(folder, 'items.client.ts'));
  get = async (path, params) => {
    let url = '';
    const fetch = async (request: Request) => {
      url = request.url;
      return Response.json({});
    };
    await createClient({ fetch }).GET(path, { params });
    return url.replace('https://api.example.com/v1', '');
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a generated client', () => {
  it.each([
    ['ids', ['a', 'b/c'], 'ids=a,b%2Fc'],
    ['pipes', ['a', 'b'], 'pipes=a|b'],
    ['spaces', ['a', 'b'], 'spaces=a%20b'],
    ['deep', { a: 1, b: 2 }, 'deep[a]=1&deep[b]=2'],
    ['flat', { a: 1, b: 2 }, 'flat=a,1,b,2'],
    ['reserved', 'a/b', 'reserved=a/b'],
    ['json', { a: [1] }, 'json=%7B%22a%22%3A%5B1%5D%7D'],
    ['list', ['a', 'b'], 'list=a&list=b'],
    ['object', { a: 1, b: 2 }, 'a=1&b=2'],
    ['list', 'a&b', 'list=a%26b'],
    ['list', undefined, undefined],
  ])('writes the query parameter %s in the style of the document', async (name, value, query) => {
    expect(await get('/items', { query: { [name]: value } })).toBe(query === undefined ? '/items' : `/items?${query}`);
  });

  it('writes path parameters in the style of the document', async () => {
    const path = { simple: 'a/b', label: 'c', matrix: ['d', 'e'] };
    expect(await get('/items/{simple}{label}{matrix}', { path })).toBe('/items/a%2Fb.c;matrix=d;matrix=e');
  });

  it.each([null, [], {}, [undefined], [null], Number.NaN, new Date()])(
    'throws an error that names a parameter of %j',
    async (value) => {
      for (const name of ['ids', 'pipes', 'deep', 'json', 'list']) {
        await expect(get('/items', { query: { [name]: value } })).rejects.toThrow(`${name} must have a value.`);
      }
    },
  );

  it.each([undefined, '', '.', '..'])('throws an error that names a path parameter of %j', async (simple) => {
    const path = { simple, label: 'c', matrix: 'd' };
    await expect(get('/items/{simple}{label}{matrix}', { path })).rejects.toThrow(/^simple must /);
  });
});
