import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@worklane/testing/serve-http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/index.ts';
import { startTestMock } from '../mock-client.ts';
import { startTestProxy } from '../upstream-server.ts';

const foreignOrigins = [
  'http://evil.example',
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example:4010',
  'http://evillocalhost',
  'http://192.168.1.5:5173',
  'http://0.0.0.0:5173',
  'http://[::]',
  'http://[::ffff:10.0.0.1]',
  'http://localhost@evil.example',
  'http://localhost/path',
  'ftp://localhost',
  'file://localhost',
  'chrome-extension://abcdefghijklmnop',
  '',
  'localhost',
];
const ownOrigins = [
  'http://localhost:5173',
  'https://localhost',
  'http://app.localhost:3000',
  'http://127.0.0.1:8976',
  'http://127.1.2.3',
  'http://[::1]:5173',
];
const foreignHosts = [
  'evil.example',
  'evil.example:4010',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  'mock:4010',
  'evil.x-extension:4010',
  'file:4010',
  '[evil]',
];
const ownHosts = ['localhost', 'localhost:1', 'LOCALHOST', 'app.localhost:80', '127.0.0.1', '[::1]:4010'];

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request with any header: fetch does not let a program choose Host and Sec-Fetch-Site. */
async function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const outgoing = request(url, { method, headers });
  outgoing.end(body);
  const response = await new Promise<
    Parameters<typeof text>[0] & { statusCode?: number; headers: IncomingHttpHeaders }
  >((resolve, reject) => outgoing.once('response', resolve).once('error', reject));
  const cors = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
  return { status: response.statusCode, cors, headers: response.headers, body: await text(response) };
}

const token = { Authorization: 'Bearer x' };
const json = { 'Content-Type': 'application/json' };
const preflight = (origin: string, method: string, others: Sent['headers'] = {}) => ({
  method: 'OPTIONS',
  headers: { Origin: origin, 'Access-Control-Request-Method': method, ...others },
});

/** A request for each of the paths: what a page reads, what changes something, and what no contract has. */
const apiRequests: readonly (readonly [path: string, sent: Sent])[] = [
  ['/api/v1/1042/tasks', { headers: token }],
  ['/api/v1/1042/tasks', { method: 'POST', headers: { ...token, ...json }, body: '{"title":"Paint the door"}' }],
  ['/api/webhooks/1/test', { method: 'POST', headers: token }],
  ['/api/events/stream', { headers: token }],
  ['/oauth/token', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  ['/oauth/jwks', {}],
  ['/nowhere', {}],
];
const controlRequests: readonly (readonly [path: string, sent: Sent])[] = [
  ['/__mock/state', {}],
  ['/__mock/state', { method: 'PUT', body: '{}' }],
  ['/__mock/reset', { method: 'POST', headers: json, body: '{"empty":true}' }],
  ['/__mock/seed', { method: 'POST', headers: json, body: '{"tasks":[{"title":"Paint the door"}]}' }],
  ['/__mock/events', { method: 'POST', headers: json, body: '{"type":"task.created"}' }],
  ['/__mock/requests', {}],
  ['/__mock/requests', { method: 'DELETE' }],
  ['/__mock/deliveries', {}],
  ['/__mock/conditions', {}],
  ['/__mock/conditions', { method: 'PUT', body: '{"delay":1}' }],
  ['/__mock/expire-tokens', { method: 'POST', headers: json }],
  ['/__mock/drop-streams', { method: 'POST', headers: json }],
  ['/__mock/credentials', {}],
  ['/__mock/nothing', {}],
];

const from = (sent: Sent, headers: Sent['headers']): Sent => ({ ...sent, headers: { ...sent.headers, ...headers } });

/** Everything that a refused request could have changed. */
const observed = ({ requests, deliveries, conditions, snapshot }: RunningMock) => ({
  requests,
  attempts: deliveries.attempts,
  conditions: conditions.current,
  store: snapshot().store,
});

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0, exampleWebhooks: true });
});

beforeEach(() => mock.reset());

afterAll(() => mock.close());

describe('a page of a website', () => {
  it.each(foreignOrigins)('of origin %j gets 403 for every request, without an effect', async (origin) => {
    const before = structuredClone(observed(mock));
    for (const [path, sent] of [...apiRequests, ...controlRequests]) {
      const response = await send(mock.url + path, from(sent, { Origin: origin }));
      expect([path, response.status, response.cors]).toEqual([path, 403, []]);
      const asked = await send(mock.url + path, preflight(origin, sent.method ?? 'GET'));
      expect([path, asked.status, asked.cors]).toEqual([path, 403, []]);
    }
    expect(observed(mock)).toEqual(before);
  });

  it('learns from the response which option allows it', async () => {
    const { headers, body } = await send(`${mock.url}/oauth/jwks`, { headers: { Origin: 'https://app.example' } });
    expect(headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 403, detail: expect.stringContaining('--allow-origin') });
  });

  it('gets nothing under a name that it resolves to this machine', async () => {
    const before = structuredClone(observed(mock));
    for (const host of foreignHosts) {
      for (const [path, sent] of [...apiRequests, ...controlRequests]) {
        const response = await send(mock.url + path, from(sent, { Host: host }));
        expect([host, path, response.status, response.cors]).toEqual([host, path, 421, []]);
      }
    }
    expect(observed(mock)).toEqual(before);
  });

  it('can open the authorization endpoint by a link', async () => {
    const query = new URLSearchParams({
      client_id: 'app_5Jw0cXk2',
      redirect_uri: 'http://localhost:5173/cb',
      response_type: 'code',
      scope: 'tasks.read',
      state: 'af0ifjsldkj2ehs0',
    });
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect((await send(`${mock.url}/oauth/authorize?${query}`, { headers })).status).toBe(303);
  });
});

describe('a page of this machine', () => {
  it.each(ownOrigins)('of origin %s can use the API', async (origin) => {
    const asked = await send(`${mock.url}/api/v1/1042/tasks`, preflight(origin, 'POST'));
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, origin]);
    const response = await send(`${mock.url}/api/v1/1042/tasks`, { headers: { ...token, Origin: origin } });
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([200, origin]);
  });

  it.each(ownOrigins)('of origin %s cannot use /__mock/ unless an option names it', async (origin) => {
    const before = structuredClone(observed(mock));
    for (const [path, sent] of controlRequests) {
      for (const each of [from(sent, { Origin: origin }), preflight(origin, sent.method ?? 'GET')]) {
        expect(await send(mock.url + path, each)).toMatchObject({ status: 403, cors: [] });
      }
    }
    expect(observed(mock)).toEqual(before);
    const named = await startTestMock({ allowedOrigins: [origin] });
    const response = await send(`${named.url}/__mock/state`, { headers: { Origin: origin } });
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([200, origin]);
  });

  it.each(['cross-site', 'same-site'])('cannot include /__mock/ in itself as %s', async (site) => {
    const { status } = await send(`${mock.url}/__mock/state`, { headers: { 'Sec-Fetch-Site': site } });
    expect(status).toBe(403);
  });

  it('can be this machine under each of its names', async () => {
    for (const host of ownHosts) {
      expect((await send(`${mock.url}/__mock/state`, { headers: { Host: host } })).status).toBe(200);
    }
  });
});

describe('a preflight request for a private network', () => {
  const forPrivateNetwork = { 'Access-Control-Request-Private-Network': 'true' };

  it.each([...ownOrigins, 'https://evil.example'])('of %s is refused', async (origin) => {
    const response = await send(`${mock.url}/api/v1/1042/tasks`, preflight(origin, 'POST', forPrivateNetwork));
    expect(response).toMatchObject({ status: 403, cors: [] });
  });

  it('is accepted from an origin that an option names', async () => {
    const origin = 'https://app.example';
    const named = await startTestMock({ allowedOrigins: [`${origin}/`] });
    const response = await send(`${named.url}/api/v1/1042/tasks`, preflight(origin, 'POST', forPrivateNetwork));
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-private-network': 'true',
    });
    expect((await send(named.url, preflight('https://other.example', 'POST'))).status).toBe(403);
  });
});

describe('a simple request', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    undefined,
  ];

  it.each(types)('with Content-Type %s changes nothing, whatever its origin', async (type) => {
    const before = structuredClone(observed(mock));
    for (const [path, sent] of controlRequests.filter(([, { method }]) => method === 'POST')) {
      const headers = type === undefined ? {} : { 'Content-Type': type };
      expect([path, (await send(mock.url + path, { ...sent, headers })).status]).toEqual([path, 415]);
    }
    expect(observed(mock)).toEqual(before);
  });
});

describe('the options', () => {
  it('add names of the server', async () => {
    const named = await startTestMock({ allowedHosts: ['mock.internal'] });
    const status = async (host: string) => (await send(`${named.url}/oauth/jwks`, { headers: { Host: host } })).status;
    expect([await status('MOCK.internal:4010'), await status('mock.example')]).toEqual([200, 421]);
  });

  it.each(['*', 'null', 'app.example', 'https://app.example/path', 'https://user@app.example'])(
    'reject %j as an origin',
    async (origin) => {
      await expect(startMock({ port: 0, allowedOrigins: [origin] })).rejects.toThrow(`Invalid origin: ${origin}.`);
    },
  );

  it('accept the origin of an app', async () => {
    const origin = 'capacitor://localhost';
    const named = await startTestMock({ allowedOrigins: [origin] });
    expect((await send(`${named.url}/oauth/jwks`, { headers: { Origin: origin } })).status).toBe(200);
  });
});

describe('the proxy', () => {
  it('forwards no request of a website', async () => {
    const paths: (string | undefined)[] = [];
    const upstream = await serveHttp(({ url }, response) => {
      paths.push(url);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }).end('{}');
    });
    const proxy = await startTestProxy(upstream);
    for (const headers of [{ Origin: 'http://evil.example' }, { Origin: 'null' }, { Host: 'evil.example' }]) {
      for (const path of ['/oauth/jwks', '/metrics', '/__mock/state']) {
        const response = await send(proxy.url + path, { headers });
        expect(['Host' in headers ? 421 : 403, []]).toEqual([response.status, response.cors]);
      }
    }
    expect(paths).toEqual([]);
    expect((await send(`${proxy.url}/oauth/jwks`, { headers: { Origin: 'http://localhost:5173' } })).status).toBe(200);
    expect(paths).toEqual(['/oauth/jwks']);
  });
});
