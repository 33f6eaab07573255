import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessCheck } from '../../src/http/access.ts';
import { defaultHost, listen } from '../../src/http/listen.ts';
import type { HttpResponse } from '../../src/http/request-handler.ts';
import { requestListener } from '../../src/http/request-listener.ts';
import { type RunningServer, startMock } from '../../src/index.ts';
import { documentedOperations } from '../contract-document.ts';
import { readProblem } from '../response-checks.ts';

let mock: RunningServer;
const log: string[] = [];

beforeAll(async () => {
  mock = await startMock({ port: 0, stateless: true, log: (line) => log.push(line) });
});

afterAll(() => mock.close());

const token = { Authorization: 'Bearer secret-token' };
const json = { 'Content-Type': 'application/json' };
const tasks = '/api/v1/1042/tasks';
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  fetch(mock.url + tasks, { method: 'POST', body, headers: { ...token, ...headers } });

describe('a request body', () => {
  it('is rejected over 1 MiB, with and without Content-Length', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
    expect(await readProblem(await post(large, json))).toMatchObject({ code: 'body_too_large' });
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(mock.url + tasks, { method: 'POST', headers: { ...token, ...json } });
      sending.once('response', (response) => resolve(response.statusCode));
      sending.once('error', reject);
      sending.write(large.slice(0, 600_000));
      sending.end(large.slice(600_000));
    });
    expect(chunked).toBe(413);
  });

  it('may be incomplete because the client closed the connection', async () => {
    const sending = request(mock.url + tasks, { method: 'POST', headers: { ...json, 'Content-Length': '50' } });
    sending.once('error', () => {});
    sending.write('{"title"');
    await new Promise((resolve) => sending.once('socket', (socket) => socket.once('connect', resolve)));
    sending.destroy();
    expect((await fetch(mock.url + tasks, { headers: token })).status).toBe(200);
  });
});

describe('CORS', () => {
  const origin = 'http://localhost:5173';

  it('allows preflighted requests of pages of this machine', async () => {
    const response = await fetch(`${mock.url}${tasks}/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type,if-match',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, DELETE, PATCH, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,if-match',
      vary: 'Origin',
    });
  });

  it('exposes all documented headers of success and error responses', async () => {
    const documented = documentedOperations
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ headers = {} }) => Object.keys(headers))
      // Browsers never expose it.
      .filter((name) => name !== 'Set-Cookie');
    for (const headers of [token, {}]) {
      const response = await fetch(mock.url + tasks, { headers: { ...headers, Origin: origin } });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      const exposed = response.headers.get('Access-Control-Expose-Headers')?.split(', ');
      expect(exposed).toEqual(expect.arrayContaining([...new Set(documented)]));
    }
  });
});

describe('responses and log', () => {
  it('have one log line for each request, without tokens, queries and bodies', async () => {
    log.length = 0;
    await post('{"title":"secret-title","status":"secret-status"}', json);
    await fetch(`${mock.url}/oauth/authorize?state=secret-state`);
    await post('{"secret-broken', json);
    expect(log).toEqual([
      expect.stringMatching(
        /^\d\d:\d\d:\d\d POST {3}\/api\/v1\/1042\/tasks createTask 422 validation_failed [\d.]+ ms$/,
      ),
      '  Error: request body /status: must be one of open, in_progress, blocked, done, cancelled',
      expect.stringMatching(/^\d\d:\d\d:\d\d GET {4}\/oauth\/authorize authorize 400 invalid_parameter [\d.]+ ms$/),
      ...Array(5).fill(expect.stringMatching(/^ {2}Error: request query/)),
      expect.stringMatching(/createTask 400 malformed_json/),
      '  Error: request: Unterminated string at position 15.',
    ]);
    expect(log.join('\n')).not.toContain('secret');
  });
});

describe('startMock', () => {
  it('rejects with a hint when the port is in use', async () => {
    const port = Number(new URL(mock.url).port);
    await expect(startMock({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use.`);
  });
});

describe('an unexpected error', () => {
  /** Starts a listener with a handler that returns or throws what the test needs. */
  async function startListener(handle: () => Promise<HttpResponse>) {
    const lines: string[] = [];
    const listener = requestListener(
      { rejectsUnknown: true, handle },
      { access: accessCheck({}, defaultHost), allowCredentials: false, log: (line) => lines.push(line) },
    );
    const server = await listen(listener, { port: 0, host: defaultHost });
    onTestFinished(() => server.close());
    return { lines, tasksUrl: `${server.url}/api/v1/1/tasks` };
  }

  it('is logged and returned as a problem without its message', async () => {
    const { lines, tasksUrl } = await startListener(() => Promise.reject(new Error('password=hunter2')));
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect(await readProblem(await fetch(tasksUrl, init))).toMatchObject({
      code: 'internal_error',
      detail: 'An unexpected error occurred. It has been logged.',
    });
    expect(lines[0]).toMatch(/^Internal error: Error: password=hunter2\n/);
  });

  it('while sending a response closes only that connection', async () => {
    const responses: HttpResponse[] = [
      { status: 200, headers: { 'X-Broken': '€' }, body: null },
      { status: 204, headers: {}, body: null },
    ];
    const { lines, tasksUrl } = await startListener(() => Promise.resolve(responses.shift() as HttpResponse));
    await expect(fetch(tasksUrl)).rejects.toThrow();
    expect((await fetch(tasksUrl)).status).toBe(204);
    expect(lines[0]).toContain('Invalid character in header content');
  });
});
