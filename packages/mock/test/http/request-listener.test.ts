import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { documentedOperation, documentedOperations } from '../contract-document.ts';
import { problemOf } from '../problem-of.ts';
import { faults } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningServer;
const log: string[] = [];

beforeAll(async () => {
  mock = await startMock({ port: 0, log: (line) => log.push(line) });
});

afterAll(() => mock.close());

const token = { Authorization: 'Bearer secret-token' };
const json = { 'Content-Type': 'application/json' };
const tasks = '/api/v1/1042/tasks';
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  fetch(mock.url + tasks, { method: 'POST', body, headers: { ...token, ...headers } });

describe('a body that cannot be read', () => {
  const bodied = documentedOperations.filter(({ body }) => Object.keys(body).some((type) => type.endsWith('json')));

  it.each(bodied.map((operation) => [operation.id, operation] as const))(
    '%s refuses malformed JSON',
    async (_, operation) => {
      const { path, init } = sampleRequest(operation);
      const problem = await problemOf(await fetch(mock.url + path, { ...init, body: '{"title": "x' }));
      expect(problem).toMatchObject({ code: 'malformed_json', instance: path });
    },
  );

  it('rejects a form of more than 16 KiB', async () => {
    const form = new URLSearchParams(Array.from({ length: 5000 }, (_, index) => [`a${index}`, '1']));
    const response = await fetch(`${mock.url}/oauth/revoke`, { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({
      error: 'invalid_request',
      error_description: `The body has ${form.toString().length} bytes, 16384 are allowed.`,
    });
  });

  it('refuses what is not UTF-8', async () => {
    const problem = await problemOf(await post(new Uint8Array([0x22, 0xff, 0x22]), json));
    expect(problem.code).toBe('malformed_json');
  });

  it('refuses a body over 1 MiB, with its length declared and without', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
    expect(await problemOf(await post(large, json))).toMatchObject({ code: 'body_too_large' });
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(mock.url + tasks, { method: 'POST', headers: { ...token, ...json } });
      sending.once('response', (response) => resolve(response.statusCode));
      sending.once('error', reject);
      sending.write(large.slice(0, 600_000));
      sending.end(large.slice(600_000));
    });
    expect(chunked).toBe(413);
  });

  it('takes a body of exactly 1 MiB', async () => {
    const frame = JSON.stringify({ title: 'x', description: '' }).length;
    const problem = await problemOf(
      await post(JSON.stringify({ title: 'x', description: 'y'.repeat(1024 * 1024 - frame) }), json),
    );
    expect(problem).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/description', code: 'too_long' }],
    });
  });

  it('refuses a media type that the operation does not take, and none', async () => {
    expect(await problemOf(await post('{}', { 'Content-Type': 'text/plain' }))).toMatchObject({
      code: 'unsupported_media_type',
      detail: 'The operation takes application/json, the request has text/plain.',
    });
    expect(await problemOf(await post(new Uint8Array([0x7b, 0x7d]), {}))).toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('takes parameters and any case in a media type', async () => {
    expect((await post('{"title":"x"}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(201);
  });

  it('ignores a body that the operation does not define', async () => {
    const response = await fetch(`${mock.url}${tasks}/1`, {
      method: 'DELETE',
      body: '{"broken',
      headers: { ...token, ...json },
    });
    expect(response.status).toBe(204);
  });

  it('keeps answering after a client that hung up in the middle', async () => {
    const sending = request(mock.url + tasks, { method: 'POST', headers: { ...json, 'Content-Length': '50' } });
    sending.once('error', () => {});
    sending.write('{"title"');
    await new Promise((resolve) => sending.once('socket', (socket) => socket.once('connect', resolve)));
    sending.destroy();
    expect((await fetch(mock.url + tasks, { headers: token })).status).toBe(200);
  });
});

describe('a path and method', () => {
  it('of no operation is a problem', async () => {
    expect(await problemOf(await fetch(`${mock.url}/api/v2/tasks?x=1`))).toMatchObject({
      code: 'not_found',
      instance: '/api/v2/tasks?x=1',
    });
    for (const path of ['//', '/api/v1//tasks', '/api/v1/1042/tasks/', '/%ff']) {
      expect(await problemOf(await fetch(mock.url + path, { headers: token }))).toMatchObject({ code: 'not_found' });
    }
  });

  it('with another method says which there are', async () => {
    const response = await fetch(mock.url + tasks, { method: 'PUT', headers: token });
    expect(response.headers.get('Allow')).toBe('GET, POST, HEAD, OPTIONS');
    expect(await problemOf(response)).toMatchObject({ code: 'method_not_allowed' });
  });

  const gets = documentedOperations
    .filter(({ method }) => method === 'GET')
    .map((operation) => [operation.id, operation] as const);

  it.each(gets)('%s answers HEAD like GET, without the body', async (_, operation) => {
    const { path, init } = sampleRequest(operation);
    const got = await fetch(mock.url + path, init);
    const head = await fetch(mock.url + path, { ...init, method: 'HEAD' });
    expect(head.status).toBe(got.status);
    expect(await head.text()).toBe('');
    const ofConnection = ['date', 'x-request-id', 'connection', 'keep-alive'];
    const comparable = ({ headers }: Response) =>
      [...headers].filter(
        ([name, value]) => !ofConnection.includes(name) && !(name === 'content-length' && value === '0'),
      );
    expect(comparable(head)).toEqual(comparable(got));
  });

  it('answers HEAD with the status of the problem, without its body', async () => {
    const response = await fetch(mock.url + tasks, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([401, '']);
  });
});

describe('a page of another origin', () => {
  const origin = 'http://localhost:5173';

  it('may send what the contract has', async () => {
    const response = await fetch(`${mock.url}${tasks}/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type,if-match',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, DELETE, PATCH, HEAD, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,if-match',
      'access-control-allow-private-network': 'true',
      vary: 'Origin',
    });
  });

  it('may read answers and refusals, with every documented header', async () => {
    const documented = documentedOperations
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ headers = {} }) => Object.keys(headers));
    for (const headers of [token, {}]) {
      const response = await fetch(mock.url + tasks, { headers: { ...headers, Origin: origin } });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      const exposed = response.headers.get('Access-Control-Expose-Headers')?.split(', ');
      expect(exposed).toEqual(expect.arrayContaining([...new Set(documented)]));
    }
  });

  it('gets the methods from OPTIONS alone', async () => {
    const response = await fetch(mock.url + tasks, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
  });
});

describe('what leaves the mock', () => {
  it('has a request id of its own every time', async () => {
    const ids = new Set<string | null>();
    for (const path of [tasks, '/nowhere', '/oauth/jwks']) {
      ids.add((await fetch(mock.url + path, { headers: token })).headers.get('X-Request-Id'));
    }
    expect([...ids]).toEqual(Array(3).fill(expect.stringMatching(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)));
    expect(ids.size).toBe(3);
  });

  it('streams events as server-sent events', async () => {
    const { path, init } = sampleRequest(documentedOperation('streamEvents'), { Accept: 'text/event-stream' });
    const response = await fetch(mock.url + path, init);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    const data = /^data: (.*)$/m.exec(await response.text())?.[1];
    expect(faults(JSON.parse(data ?? 'null'), { $ref: '#/components/schemas/Event' })).toEqual([]);
  });

  it('logs a line a request, and no token, query or body in it', async () => {
    log.length = 0;
    await post('{"title":"secret-title","status":"secret-status"}', json);
    await fetch(`${mock.url}/oauth/authorize?state=secret-state`);
    await post('{"secret-broken', json);
    expect(log).toEqual([
      expect.stringMatching(
        /^\d\d:\d\d:\d\d POST {3}\/api\/v1\/1042\/tasks createTask 422 validation_failed [\d.]+ ms$/,
      ),
      '  Error: request body /status: must be equal to one of the allowed values: open, in_progress, blocked, done, cancelled',
      expect.stringMatching(/^\d\d:\d\d:\d\d GET {4}\/oauth\/authorize authorize 400 invalid_parameter [\d.]+ ms$/),
      ...Array(5).fill(expect.stringMatching(/^ {2}Error: request query/)),
      expect.stringMatching(/createTask 400 malformed_json/),
    ]);
    expect(log.join('\n')).not.toContain('secret');
  });

  it('says what to do when the port is taken', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(startMock({ port })).rejects.toThrow(`Port ${port} is taken on 127.0.0.1`);
  });
});
