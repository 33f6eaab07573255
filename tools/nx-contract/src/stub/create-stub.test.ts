import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createStub } from './create-stub.ts';
import type { StubOptions } from './options.ts';

interface Output {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** The input of a handler, with files as texts. */
interface Input {
  readonly params: object;
  readonly query: object;
  readonly headers: object;
  readonly cookies: object;
  readonly body: unknown;
  readonly request: Request;
}

/** Returns a stub of the operations of a document in YAML, whose operation IDs are their keys. */
function stubOf(version: string, text: string, output?: Output, options: StubOptions = {}) {
  const { components = {}, ...paths } = parse(text);
  const inputs: Input[] = [];
  const handler = (input: Input) => {
    inputs.push(input);
    return output ?? { status: 200 };
  };
  const errors: unknown[] = [];
  const handlers = new Proxy({}, { get: () => handler });
  const document = { openapi: version, info: { title: 'Test', version: '1' }, paths, components };
  const stub = createStub(
    document,
    handlers,
    { key: ({ headers }) => headers.get('X-Key') === 'k' },
    {
      onError: (error) => errors.push(error),
      ...options,
    },
  );
  return {
    inputs,
    errors,
    send: (path: string, init: RequestInit = {}) => stub(new Request(`http://a.example${path}`, init)),
  };
}

const ok = 'responses: { 200: { description: OK } }';

/** Returns a document whose operation has one parameter. */
const withParameter = (path: string, parameter: string) =>
  `${path}: { get: { operationId: get, parameters: [${parameter}], ${ok} } }`;

describe('a parameter', () => {
  const list = 'schema: { type: array, items: { type: integer } }';
  const texts = 'schema: { type: array, items: { type: string } }';
  const point = 'schema: { type: object, properties: { x: { type: integer }, y: { type: string } } }';
  const inPath = (rest: string) => withParameter('/a/{v}', `{ name: v, in: path, required: true, ${rest} }`);
  const inQuery = (rest: string) => withParameter('/a', `{ name: v, in: query, ${rest} }`);
  const inHeader = (rest: string) => withParameter('/a', `{ name: V, in: header, ${rest} }`);
  const inCookie = (rest: string) => withParameter('/a', `{ name: v, in: cookie, ${rest} }`);

  it.each<[what: string, document: string, path: string, value: unknown, headers?: Record<string, string>]>([
    ['simple', inPath(texts), '/a/1,b%2Cc,d%20e', ['1', 'b,c', 'd e']],
    ['simple, of an object', inPath(point), '/a/x,1,y,b%2Cc', { x: 1, y: 'b,c' }],
    ['simple, exploded', inPath(`explode: true, ${point}`), '/a/x=1,y=b%3Dc', { x: 1, y: 'b=c' }],
    ['label', inPath('style: label, schema: { type: integer }'), '/a/.7', 7],
    ['label, of a list', inPath(`style: label, ${list}`), '/a/.1,2', [1, 2]],
    ['label, exploded', inPath(`style: label, explode: true, ${list}`), '/a/.1.2', [1, 2]],
    ['label, of an object', inPath(`style: label, explode: true, ${point}`), '/a/.x=1.y=b', { x: 1, y: 'b' }],
    ['matrix', inPath('style: matrix, schema: { type: string }'), '/a/;v=b', 'b'],
    ['matrix, of a list', inPath(`style: matrix, ${list}`), '/a/;v=1,2', [1, 2]],
    ['matrix, exploded', inPath(`style: matrix, explode: true, ${list}`), '/a/;v=1;v=2', [1, 2]],
    ['matrix, of an object', inPath(`style: matrix, explode: true, ${point}`), '/a/;x=1;y=b', { x: 1, y: 'b' }],
    ['matrix, of an object in one', inPath(`style: matrix, ${point}`), '/a/;v=x,1,y,b', { x: 1, y: 'b' }],
    ['form', inQuery(list), '/a?v=1&v=2', [1, 2]],
    ['form, one item', inQuery(list), '/a?v=1', [1]],
    ['form, not exploded', inQuery(`explode: false, ${texts}`), '/a?v=a%2Cb,c+d', ['a,b', 'c d']],
    ['form, of an object', inQuery(point), '/a?x=1&y=b', { x: 1, y: 'b' }],
    ['form, of an object in one', inQuery(`explode: false, ${point}`), '/a?v=x,1,y,b', { x: 1, y: 'b' }],
    ['spaceDelimited', inQuery(`style: spaceDelimited, explode: false, ${list}`), '/a?v=1%202+3', [1, 2, 3]],
    ['pipeDelimited', inQuery(`style: pipeDelimited, explode: false, ${list}`), '/a?v=1%7C2|3', [1, 2, 3]],
    ['deepObject', inQuery(`style: deepObject, ${point}`), '/a?v[x]=1&v%5By%5D=b', { x: 1, y: 'b' }],
    [
      'deepObject, nested',
      inQuery(
        'style: deepObject, schema: { type: object, properties: { a: { type: object, properties: { b: { type: array, items: { type: integer } } } } } }',
      ),
      '/a?v[a][b][]=1&v[a][b][]=2',
      { a: { b: [1, 2] } },
    ],
    ['JSON', inQuery(`content: { application/json: { ${point} } }`), '/a?v=%7B%22x%22%3A1%7D', { x: 1 }],
    ['simple, in a header', inHeader(list), '/a', [1, 2], { V: '1, 2' }],
    ['simple, of an object in a header', inHeader(point), '/a', { x: 1, y: 'b' }, { V: 'x,1,y,b' }],
    ['JSON, in a header', inHeader(`content: { application/json: { ${point} } }`), '/a', { x: 1 }, { V: '{"x":1}' }],
    ['form, in a cookie', inCookie('schema: { type: boolean }'), '/a', true, { Cookie: 'w=1; v=true' }],
    ['form, of a list in a cookie', inCookie(`explode: false, ${list}`), '/a', [1, 2], { Cookie: 'v=1,2' }],
    ['a scalar of a reference', inQuery('schema: { allOf: [{ type: integer }] }'), '/a?v=3', 3],
    ['a nullable number', inQuery('schema: { type: [integer, "null"] }'), '/a?v=', null],
    ['a default', inQuery('schema: { type: integer, default: 5 }'), '/a', 5],
  ])('is read in the style %s', async (_what, document, path, value, headers = {}) => {
    const { inputs, send } = stubOf('3.1.0', document);
    const response = await send(path, { headers });
    expect([response.status, await response.text()]).toEqual([200, '']);
    const [{ params, query, headers: own, cookies } = {} as Input] = inputs;
    const { v, V } = { ...params, ...query, ...own, ...cookies } as { v?: unknown; V?: unknown };
    expect(v ?? V ?? null).toEqual(value);
  });

  it.each<[path: string, document: string, pointer: string]>([
    ['/a?v=x', inQuery(list), '/v/0'],
    ['/a?v=1&v=2', inQuery('schema: { type: integer }'), '/v'],
    ['/a?v=%E0%A4%A', inQuery(texts), '/v'],
    ['/a?v=%E0%A4%A', inQuery('schema: { type: string }'), '/v'],
    ['/a?v=x,1,y', inQuery(`explode: false, ${point}`), '/v'],
    ['/a?v=%7B', inQuery(`content: { application/json: { ${point} } }`), '/v'],
    ['/a?v[x=1', inQuery(`style: deepObject, ${point}`), '/v'],
    ['/a?v=1.5', inQuery('schema: { type: integer }'), '/v'],
    ['/a?v=1e3', inQuery('schema: { type: integer }'), '/v'],
    ['/a?v=0x10', inQuery('schema: { type: number }'), '/v'],
    ['/a?v=9007199254740993', inQuery('schema: { type: integer, format: int64 }'), '/v'],
    ['/a?v=yes', inQuery('schema: { type: boolean }'), '/v'],
    ['/a', inQuery('required: true, schema: { type: string }'), '/v'],
    ['/a/7', inPath('style: label, schema: { type: integer }'), '/v'],
    ['/a/;w=7', inPath('style: matrix, schema: { type: integer }'), '/v'],
  ])('is rejected in %s', async (path, document, pointer) => {
    const { send } = stubOf('3.1.0', document);
    const response = await send(path);
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect([response.status, errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  });
});

describe('a path', () => {
  const paths = `
/pets/mine: { get: { operationId: mine, ${ok} } }
/pets/{id}: { get: { operationId: one, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${ok} }, head: { operationId: head, ${ok} } }
/pets/{id}.csv: { get: { operationId: csv, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${ok} } }
/pets/{id}:feed: { post: { operationId: feed, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], ${ok} } }
/pets/{name}: { delete: { operationId: delete, parameters: [{ name: name, in: path, required: true, schema: { type: string } }], ${ok} } }
/shared: { $ref: '#/components/pathItems/Shared' }
components: { pathItems: { Shared: { options: { operationId: options, ${ok} }, trace: { operationId: trace, ${ok} } } } }
`;
  it.each<[method: string, path: string, status: number, params?: object]>([
    ['GET', '/pets/mine', 200, {}],
    ['GET', '/pets/a%2Fb%20c', 200, { id: 'a/b c' }],
    ['GET', '/pets/7.csv', 200, { id: '7' }],
    ['POST', '/pets/7:feed', 200, { id: '7' }],
    ['DELETE', '/pets/7', 200, { name: '7' }],
    ['OPTIONS', '/shared', 200, {}],
    ['HEAD', '/pets/mine', 200, {}],
    ['OPTIONS', '/pets/mine', 204],
    ['PUT', '/pets/mine', 405],
    ['GET', '/pets/%E0%A4%A', 400],
    ['GET', '/pets/', 404],
    ['GET', '/pets/mine/', 404],
  ])('%s %s gets %i', async (method, path, status, params) => {
    const { inputs, send } = stubOf('3.1.0', paths);
    expect((await send(path, { method })).status).toBe(status);
    expect(inputs[0]?.params).toEqual(params);
  });

  it('is below the base path of the server', async () => {
    const { send } = stubOf('3.1.0', paths, undefined, { basePath: '/v1' });
    expect((await send('/v1/pets/mine')).status).toBe(200);
    expect((await send('/pets/mine')).status).toBe(404);
    expect((await send('/v10/pets/mine')).status).toBe(404);
  });

  it('has operation IDs with any character', async () => {
    for (const id of ['pets/list all', 'get-"pets"', 'notFound', '__proto__', 'constructor', 'öffnen']) {
      const { inputs, send } = stubOf('3.1.0', `/a: { get: { operationId: ${JSON.stringify(id)}, ${ok} } }`);
      expect((await send('/a')).status).toBe(200);
      expect(inputs).toHaveLength(1);
    }
  });
});

/** Returns a document whose operation has a body. */
const withBody = (content: string, required = true) =>
  `/a: { post: { operationId: post, requestBody: { required: ${required}, content: { ${content} } }, ${ok} } }`;

describe('a body', () => {
  const object =
    'schema: { type: object, required: [a], properties: { a: { type: integer }, l: { type: array, items: { type: integer } }, o: { type: object, properties: { n: { type: integer } } } } }';
  const json = (body: unknown) => JSON.stringify(body);
  it.each<
    [what: string, content: string, type: string | undefined, body: string | Uint8Array<ArrayBuffer>, read: unknown]
  >([
    ['JSON', `application/json: { ${object} }`, 'application/json', json({ a: 1 }), { a: 1 }],
    [
      'JSON with a charset',
      `application/json: { ${object} }`,
      'Application/JSON; charset="UTF-8"',
      json({ a: 1 }),
      { a: 1 },
    ],
    [
      'JSON in another charset',
      `application/json: { ${object} }`,
      'application/json; charset=latin1',
      json({ a: 1 }),
      415,
    ],
    ['invalid JSON', `application/json: { ${object} }`, 'application/json', json({ a: 'x' }), 400],
    ['malformed JSON', `application/json: { ${object} }`, 'application/json', '{', 400],
    ['JSON of another type', `application/json: { ${object} }`, 'application/merge-patch+json', json({ a: 1 }), 415],
    [
      'a merge patch',
      `application/merge-patch+json: { ${object} }`,
      'application/merge-patch+json',
      json({ a: 'x' }),
      400,
    ],
    ['vendor JSON', `application/vnd.x+json: { ${object} }`, 'application/vnd.x+json;v=1', json({ a: 'x' }), 400],
    [
      'vendor JSON with parameters',
      `application/vnd.x+json;v=1: { ${object} }, application/vnd.x+json;v=2: { schema: { type: object } }`,
      'application/vnd.x+json; v=2',
      json({}),
      {},
    ],
    ['JSON in a range', `application/*: { ${object} }`, 'application/x+json', json({ a: 'x' }), 400],
    ['the most specific range', `'*/*': { ${object} }, text/*: { schema: { type: string } }`, 'text/x', 'hi', 'hi'],
    ['no type', `application/json: { ${object} }`, undefined, new Uint8Array([123, 125]), 415],
    [
      'a form',
      `application/x-www-form-urlencoded: { ${object} }`,
      'application/x-www-form-urlencoded',
      'a=1&l=2&l=3&o=%7B%22n%22%3A4%7D',
      { a: 1, l: [2, 3], o: { n: 4 } },
    ],
    [
      'an invalid form',
      `application/x-www-form-urlencoded: { ${object} }`,
      'application/x-www-form-urlencoded',
      'a=x',
      400,
    ],
    [
      'a form with styles',
      `application/x-www-form-urlencoded: { ${object}, encoding: { l: { style: form, explode: false }, o: { style: deepObject, explode: true } } }`,
      'application/x-www-form-urlencoded',
      'a=1&l=2,3&o[n]=4',
      { a: 1, l: [2, 3], o: { n: 4 } },
    ],
    ['text', 'text/plain: { schema: { type: string, maxLength: 2 } }', 'text/plain', 'hi', 'hi'],
    ['empty text', 'text/plain: { schema: { type: string } }', 'text/plain', '', ''],
    ['too long text', 'text/plain: { schema: { type: string, maxLength: 2 } }', 'text/plain', 'his', 400],
    ['text that is a number', 'text/plain: { schema: { type: integer } }', 'text/plain', '7', 7],
    [
      'an integer that a number cannot hold',
      `application/json: { ${object} }`,
      'application/json',
      '{"a":9007199254740993}',
      400,
    ],
    [
      '__proto__',
      'application/json: { schema: { type: object, additionalProperties: false } }',
      'application/json',
      '{"__proto__":1}',
      400,
    ],
    [
      'recursion',
      'application/json: { schema: { $ref: "#/components/schemas/Tree" } }',
      'application/json',
      json({ c: [{ c: [1] }] }),
      400,
    ],
    [
      'a reference with keywords beside it',
      'application/json: { schema: { $ref: "#/components/schemas/Tree", required: [c] } }',
      'application/json',
      json({}),
      400,
    ],
    [
      'a schema with an $id',
      'application/json: { schema: { $ref: "#/components/schemas/Named" } }',
      'application/json',
      json([1]),
      400,
    ],
    [
      'unevaluatedProperties',
      'application/json: { schema: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false } }',
      'application/json',
      json({ b: 1 }),
      400,
    ],
    [
      'dependentRequired',
      'application/json: { schema: { dependentRequired: { a: [b] } } }',
      'application/json',
      json({ a: 1 }),
      400,
    ],
    [
      'prefixItems',
      'application/json: { schema: { prefixItems: [{ type: integer }], items: false } }',
      'application/json',
      json([1, 2]),
      400,
    ],
    [
      'a read-only property that is required',
      'application/json: { schema: { type: object, required: [id, a], properties: { id: { type: integer, readOnly: true }, a: {} } } }',
      'application/json',
      json({ a: 1 }),
      { a: 1 },
    ],
    [
      'a union with a discriminator',
      'application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } } }',
      'application/json',
      json({ kind: 'Dog', barks: true }),
      { kind: 'Dog', barks: true },
    ],
    [
      'a union that no member accepts',
      'application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind } } }',
      'application/json',
      json({ kind: 'Cow' }),
      400,
    ],
    [
      'a pattern that is invalid with the flag u',
      'application/json: { schema: { pattern: "^[\\\\w-.]+$" } }',
      'application/json',
      json('a b'),
      400,
    ],
    ['a format', 'application/json: { schema: { format: uuid } }', 'application/json', json('x'), 'x'],
  ])('of %s', async (_what, content, type, body, read) => {
    const schemas =
      'Named: { $id: "https://a.example/Named", items: { $ref: "#/components/schemas/Tree" } }, Tree: { type: object, properties: { c: { type: array, items: { $ref: "#/components/schemas/Tree" } } } }, Cat: { type: object, required: [kind], properties: { kind: { const: Cat } } }, Dog: { type: object, required: [kind], properties: { kind: { const: Dog }, barks: { type: boolean } } }';
    const { inputs, send } = stubOf('3.1.0', `${withBody(content)}\ncomponents: { schemas: { ${schemas} } }`);
    const headers = type === undefined ? {} : { 'Content-Type': type };
    const response = await send('/a', { method: 'POST', headers, body });
    if (typeof read === 'number' && read >= 400) {
      expect([response.status, response.headers.get('Content-Type')]).toEqual([read, 'application/problem+json']);
      expect(inputs).toEqual([]);
    } else {
      expect(await response.text()).toBe('');
      expect(inputs[0]?.body).toEqual(read);
    }
  });

  it('is optional unless it is required', async () => {
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/plain',
      'image/png',
    ]) {
      const schema = `{ schema: { type: object, required: [a] } }`;
      const { inputs, send } = stubOf('3.1.0', withBody(`${type}: ${schema}`, false));
      expect((await send('/a', { method: 'POST' })).status).toBe(200);
      expect(inputs[0]?.body).toBeUndefined();
    }
    const { send } = stubOf('3.1.0', withBody(`application/json: { ${object} }`));
    expect((await send('/a', { method: 'POST' })).status).toBe(400);
  });

  it('is a Blob if it is binary', async () => {
    const bytes = new Uint8Array([255, 0, 1]);
    const { inputs, send } = stubOf(
      '3.0.3',
      withBody('application/octet-stream: { schema: { type: string, format: binary, maxLength: 4 } }'),
    );
    const init = { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' } };
    await send('/a', { ...init, body: bytes });
    expect((await send('/a', { ...init, body: new Uint8Array(5) })).status).toBe(400);
    const { body } = inputs[0] as { body: Blob };
    expect(await body.bytes()).toEqual(bytes);
  });

  it('has files, lists and JSON in a multipart form', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array([255, 1])]), 'a.bin');
    form.append('n', '7');
    for (const text of ['b', 'c']) form.append('files', new Blob([text]), text);
    form.append('meta', new Blob(['{"x":1}'], { type: 'application/json' }));
    const schema = (required: string) =>
      `multipart/form-data: { schema: { type: object, required: [${required}], properties: { file: { type: string, format: binary, minLength: 2, maxLength: 2 }, n: { type: integer }, files: { type: array, items: { type: string, format: binary } }, meta: { type: object, properties: { x: { type: integer } } } } } }`;
    const { inputs, send } = stubOf('3.0.3', withBody(schema('file, n')));
    const response = await send('/a', { method: 'POST', body: form });
    expect(await response.text()).toBe('');
    const { file, files, ...rest } = (inputs[0] as Input).body as { file: Blob; files: Blob[] };
    expect(rest).toEqual({ n: 7, meta: { x: 1 } });
    expect(await file.bytes()).toEqual(new Uint8Array([255, 1]));
    expect(await Promise.all(files.map((each) => each.text()))).toEqual(['b', 'c']);

    const strict = stubOf('3.0.3', withBody(schema('missing')));
    expect((await strict.send('/a', { method: 'POST', body: form })).status).toBe(400);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await strict.send('/a', { method: 'POST', headers, body: 'no form' })).status).toBe(400);
  });

  it('is not nested too deeply for a recursive schema', async () => {
    const tree = 'components: { schemas: { Tree: { type: array, items: { $ref: "#/components/schemas/Tree" } } } }';
    const content = 'application/json: { schema: { $ref: "#/components/schemas/Tree" } }';
    const { send } = stubOf('3.1.0', `${withBody(content)}\n${tree}`);
    const headers = { 'Content-Type': 'application/json' };
    const body = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await send('/a', { method: 'POST', headers, body })).status).toBe(400);
  });

  it('is limited in size', async () => {
    const { send } = stubOf('3.1.0', withBody('text/plain: {}'), undefined, { maxBodyBytes: 3 });
    expect((await send('/a', { method: 'POST', body: 'four' })).status).toBe(413);
    expect((await send('/a', { method: 'POST', body: '3.3' })).status).toBe(200);
  });

  it.each<[schema: string, body: unknown, status: number]>([
    ['{ type: string, nullable: true }', null, 200],
    ['{ type: string }', null, 400],
    ['{ type: string, nullable: true, enum: [a] }', null, 200],
    ['{ nullable: true, allOf: [{ type: string }] }', null, 200],
    ['{ nullable: true, allOf: [{ type: string }] }', 1, 400],
    ['{ type: integer, minimum: 0, exclusiveMinimum: true }', 0, 400],
    ['{ type: integer, minimum: 0, exclusiveMinimum: false }', 0, 200],
    ['{ type: integer, maximum: 9, exclusiveMaximum: true }', 9, 400],
    ['{ $ref: "#/components/schemas/Text", minLength: 5 }', 'abc', 200],
    ['{ type: object, properties: { nullable: { type: string, nullable: true } } }', { nullable: null }, 200],
    ['{ allOf: [{ $ref: "#/components/schemas/Stored" }, { type: object, required: [id] }] }', {}, 200],
  ])('follows the OpenAPI 3.0 schema %s', async (schema, body, status) => {
    const components =
      'Text: { type: string }, Stored: { type: object, required: [id], properties: { id: { type: integer, readOnly: true } } }';
    const { send } = stubOf(
      '3.0.3',
      `${withBody(`application/json: { schema: ${schema} }`)}\ncomponents: { schemas: { ${components} } }`,
    );
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json(body) };
    expect((await send('/a', init)).status).toBe(status);
  });

  it('has its formats checked on request', async () => {
    const { send } = stubOf('3.1.0', withBody('application/json: { schema: { format: uuid } }'), undefined, {
      validateFormats: true,
    });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '"x"' };
    expect((await send('/a', init)).status).toBe(400);
  });
});

describe('a response', () => {
  const responses = `/a: { get: { operationId: get, responses: {
    204: { description: OK },
    200: { description: OK, content: { application/json: { schema: { type: [string, 'null'] } } } },
    201: { description: OK, headers: { Location: { required: true, schema: { type: string } }, X-Left: { schema: { type: array, items: { type: integer } } } } },
    202: { description: OK, content: { application/vnd.x+json: { schema: { type: object, required: [a, secret], properties: { a: { type: integer }, secret: { writeOnly: true } } } } } },
    203: { description: OK, content: { image/*: {} } },
    206: { description: OK, content: { text/csv: { schema: { type: string } }, application/json: {} } },
    4XX: { description: No, content: { application/problem+json: { schema: { type: object, required: [title] } } } },
    default: { description: Other, content: { text/plain: { schema: { type: integer } } } } } } }`;
  it.each<[output: Output, status: number, type: string | null, text: string]>([
    [{ status: 200, body: 'hello' }, 200, 'application/json', '"hello"'],
    [{ status: 200, body: null }, 200, 'application/json', 'null'],
    [{ status: 201, headers: { Location: '/b', 'X-Left': '1, 2' } }, 201, null, ''],
    [{ status: 202, body: { a: 1, b: 2 } }, 202, 'application/vnd.x+json', '{"a":1,"b":2}'],
    [{ status: 203, body: new Blob(['png'], { type: 'image/png' }) }, 203, 'image/png', 'png'],
    [
      { status: 203, body: new Uint8Array([104, 105]), headers: { 'Content-Type': 'image/gif' } },
      203,
      'image/gif',
      'hi',
    ],
    [{ status: 206, body: 'a,b' }, 206, 'text/csv', 'a,b'],
    [{ status: 206, body: [1], headers: { 'Content-Type': 'application/json' } }, 206, 'application/json', '[1]'],
    [{ status: 404, body: { title: 'No' } }, 404, 'application/problem+json', '{"title":"No"}'],
    [{ status: 503, body: 7 }, 503, 'text/plain', '7'],
  ])('%j is written as the document describes it', async (output, status, type, text) => {
    const { errors, send } = stubOf('3.1.0', responses, output);
    const response = await send('/a');
    expect([errors, response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      [],
      status,
      type,
      text,
    ]);
    const head = await send('/a', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([status, '']);
  });

  it.each<[output: Output, message: string]>([
    [{ status: 200, body: 7 }, 'not a valid response 200 of get'],
    [{ status: 200 }, 'without a body'],
    [{ status: 201 }, 'without the header Location'],
    [{ status: 201, headers: { Location: '/b', 'X-Left': '1, x' } }, 'with a header X-Left that is not valid'],
    [{ status: 204, body: 'a' }, 'with a body of a type that is not described'],
    [{ status: 201, headers: { Location: '/b' }, body: 'a' }, 'with a body of a type that is not described'],
    [{ status: 404, body: {} }, "must have required property 'title'"],
    [
      { status: 206, body: 'a', headers: { 'Content-Type': 'text/html' } },
      'with a body of text/html that is not described',
    ],
  ])('%j is an error, because it violates the document', async (output, message) => {
    const { errors, send } = stubOf('3.1.0', responses, output);
    expect((await send('/a')).status).toBe(500);
    expect(String(errors[0])).toContain(message);
  });

  it('has another status than those of the document', async () => {
    const { errors, send } = stubOf('3.1.0', `/a: { get: { operationId: get, ${ok} } }`, { status: 201 });
    expect((await send('/a')).status).toBe(500);
    expect(String(errors[0])).toContain('201 which the document does not describe');
  });
});

describe('security', () => {
  const components =
    'components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, token: { type: http, scheme: bearer } } }';
  it.each<[security: string, key: string, status: number, challenge: string | null]>([
    ['[{ key: [] }]', 'k', 200, null],
    ['[{ key: [] }]', 'x', 401, null],
    ['[{ key: [], token: [] }]', 'k', 401, 'Bearer'],
    ['[{ token: [] }, { key: [] }]', 'k', 200, null],
    ['[{}, { token: [] }]', 'x', 200, null],
    ['[]', 'x', 200, null],
  ])('%s with the key %s gets %i', async (security, key, status, challenge) => {
    const { send } = stubOf('3.1.0', `/a: { get: { operationId: get, security: ${security}, ${ok} } }\n${components}`);
    const response = await send('/a', { headers: { 'X-Key': key } });
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([status, challenge]);
  });
});
