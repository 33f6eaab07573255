import { readFileSync } from 'node:fs';
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

const requests = parse(readFileSync(new URL('create-stub.test.yaml', import.meta.url), 'utf8'));

/** The declaration of a parameter, a request with it, and its value or the pointer to it. */
interface SentParameter {
  readonly in: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly value?: unknown;
  readonly pointer?: string;
}

describe('a parameter', () => {
  const documentOf = ({
    path: _path,
    headers: _headers,
    value: _value,
    pointer: _pointer,
    ...parameter
  }: SentParameter) => {
    const named = { name: parameter.in === 'header' ? 'V' : 'v', required: parameter.in === 'path', ...parameter };
    return withParameter(parameter.in === 'path' ? '/a/{v}' : '/a', JSON.stringify(named));
  };

  it.each(Object.entries<SentParameter>(requests['read parameters']))(
    'is read in the style %s',
    async (_what, sent) => {
      const { inputs, send } = stubOf('3.1.0', documentOf(sent));
      const response = await send(sent.path, { headers: sent.headers ?? {} });
      expect([response.status, await response.text()]).toEqual([200, '']);
      const [{ params, query, headers: own, cookies } = {} as Input] = inputs;
      const { v, V } = { ...params, ...query, ...own, ...cookies } as { v?: unknown; V?: unknown };
      expect(v ?? V ?? null).toEqual(sent.value);
    },
  );

  it.each<SentParameter>(requests['rejected parameters'])('is rejected in $path', async (sent) => {
    const { send } = stubOf('3.1.0', documentOf(sent));
    const response = await send(sent.path);
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect([response.status, errors.map((error) => error.pointer)]).toEqual([400, [sent.pointer]]);
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

interface SentBody {
  readonly schema?: object;
  readonly content?: object;
  readonly type?: string | null;
  readonly body: string;
  /** What the handler gets. */
  readonly read?: unknown;
  /** Of a rejected body. */
  readonly status?: number;
}

/** Returns a document whose operation has a body, with the schemas that bodies refer to. */
const withContent = (content: object) =>
  `${withBody(JSON.stringify(content).slice(1, -1))}\ncomponents: { schemas: ${JSON.stringify(requests.components)} }`;

describe('a body', () => {
  it.each(Object.entries<SentBody>(requests.bodies))(
    'of %s',
    async (_what, { schema, body, read, status, ...sent }) => {
      const { content = { 'application/json': { schema } } } = sent;
      const { inputs, send } = stubOf('3.1.0', withContent(content));
      const [type = null] = sent.type === undefined ? Object.keys(content) : [sent.type];
      const bytes = new TextEncoder().encode(body);
      const headers = type === null ? {} : { 'Content-Type': type };
      const response = await send('/a', { method: 'POST', headers, body: bytes });
      if (status !== undefined) {
        expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
        expect(inputs).toEqual([]);
      } else {
        expect(await response.text()).toBe('');
        expect(inputs[0]?.body).toEqual(read);
      }
    },
  );

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
    const { send } = stubOf('3.1.0', withBody('application/json: { schema: { type: object, required: [a] } }'));
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

  it.each<{ readonly schema: object; readonly body: unknown; readonly status: number }>(
    requests['schemas of OpenAPI 3.0'],
  )('follows the OpenAPI 3.0 schema $schema', async ({ schema, body, status }) => {
    const { send } = stubOf('3.0.3', withContent({ 'application/json': { schema } }));
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
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
