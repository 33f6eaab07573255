import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { problems } from '@worklane/contract';
import { json } from '@worklane/server';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import { rejectUntilReady } from '../../src/http/service-unavailable.ts';
import { Refusal } from '../../src/http/shared-pools.ts';
import { createMetricsServer } from '../../src/observability/metrics.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { type AppUnderTest, bearer, openApp } from './operations-app.ts';

const store = await openEmbeddedStore();

const start = (options?: AppUnderTest) => openApp(store, options);

const emptyList = () => ({ status: 200 as const, body: json('{"data":[],"next_cursor":null}') });
const tasks = '/api/v1/7/tasks';

describe('GET /health/ready', () => {
  it('responds with 503 for a database without a schema, while /health/live responds with 200', async () => {
    await sql`alter table kysely_migration rename to migrations_of_another`.execute(store.db);
    onTestFinished(async () => {
      await sql`alter table migrations_of_another rename to kysely_migration`.execute(store.db);
    });
    const { app } = start();
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unavailable', reason: 'schema_out_of_date' });
  });

  it('responds with 503 for a database without the latest migration', async () => {
    await sql`update kysely_migration set name = '0000 ' || name where name = (select max(name) from kysely_migration)`.execute(
      store.db,
    );
    onTestFinished(async () => {
      await sql`update kysely_migration set name = substr(name, 6) where name like '0000 %'`.execute(store.db);
    });
    const ready = await start().app.inject('/health/ready');
    expect(ready.json()).toEqual({ status: 'unavailable', reason: 'schema_out_of_date' });
    expect(ready.statusCode).toBe(503);
  });

  it('responds with 503 and the reason for a read-only database', async () => {
    await sql`set default_transaction_read_only = on`.execute(store.db);
    onTestFinished(async () => {
      await sql`set default_transaction_read_only = off`.execute(store.db);
    });
    const ready = await start().app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'database_read_only' }]);
  });

  const ageOf = (name: string, isLate = false) => ({ name, everySeconds: 10, seconds: 700, isLate });

  it.each<[string, Parameters<typeof start>[0], number, object]>([
    ['stored records are valid', { findInvalidRecords: async () => ({}) }, 200, {}],
    [
      'stored records are not checked yet',
      { findInvalidRecords: async () => undefined },
      503,
      { reason: 'stored_records_unchecked' },
    ],
    [
      'stored records are invalid',
      { findInvalidRecords: async () => ({ task: 12, company: 1 }) },
      503,
      { reason: 'stored_records_invalid', invalid_records: { task: 12, company: 1 } },
    ],
    ['the clocks of machine and database differ', { isClockTrusted: () => false }, 503, { reason: 'clock_skewed' }],
    [
      'a job fails on this node and succeeds on others',
      { jobs: { ages: [ageOf('purge')], failingAlone: ['purge'] } },
      503,
      { reason: 'jobs_fail', jobs: ['purge'] },
    ],
    [
      'jobs are late on all nodes',
      { jobs: { ages: [ageOf('purge', true), ageOf('plan')], failingAlone: [] } },
      200,
      { late_jobs: ['purge'] },
    ],
  ])('says whether the node is ready when %s', async (_case, options, status, details) => {
    const ready = await start(options).app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      status,
      { status: status === 200 ? 'ok' : 'unavailable', ...details },
    ]);
  });

  it('responds with 503 for an unreachable database', async () => {
    const closed = await openStore({ connections: 1, url: 'postgresql://127.0.0.1:1/none' });
    onTestFinished(() => closed.close());
    const { app } = openApp(closed);
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });
});

describe('the time limit of requests', () => {
  const limits = { request: 1 };

  it('responds with 503 and Retry-After to a request that exceeds it', async () => {
    const late = Promise.withResolvers<ReturnType<typeof emptyList>>();
    const { app } = start({ limits, handlers: { listTasks: () => late.promise } });
    const response = await app.inject({ url: tasks, headers: bearer('one') });
    expect([response.statusCode, response.json().code]).toEqual([503, 'service_unavailable']);
    expect(response.headers['retry-after']).toMatch(/^[1-5]$/);
    // What the handler returns afterwards goes nowhere.
    late.resolve(emptyList());
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it('does not end an open event stream', async () => {
    const { app } = start({
      limits,
      handlers: {
        streamEvents: () => ({
          status: 200,
          body: (async function* () {
            yield ': first\n\n';
            await setTimeout(1500);
            yield ': second\n\n';
          })(),
        }),
      },
    });
    const response = await app.inject({ url: '/api/events/stream', headers: bearer('one') });
    expect(response.body).toBe(': first\n\n: second\n\n');
  });
});

describe('rate limits', () => {
  const env = { RATE_LIMIT_REQUESTS: '2', RATE_LIMIT_WINDOW_SECONDS: '30' };
  const handlers = { listTasks: emptyList };

  it('apply to a member through all applications, and to each application without one', async () => {
    const { app } = start({ env, handlers });
    const ask = async (token: string) => (await app.inject({ url: tasks, headers: bearer(token) })).statusCode;
    expect([await ask('7.one+12'), await ask('7.two+12'), await ask('7.three+12')]).toEqual([200, 200, 429]);
    expect([await ask('7.one+13'), await ask('7.one'), await ask('7.two')]).toEqual([200, 200, 200]);
  });

  it('apply to each application, with the remaining quota in every response', async () => {
    const { app } = start({ env, handlers });
    const ask = (token: string) => app.inject({ url: tasks, headers: bearer(token) });

    const responses = [await ask('one'), await ask('one'), await ask('one')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(responses.map(({ headers }) => headers['ratelimit-policy'])).toEqual(Array(3).fill('"default";q=2;w=30'));
    const left = responses.map(({ headers }) => /^"default";r=(\d);t=(\d+)$/.exec(String(headers.ratelimit)));
    expect(left.map((match) => match?.[1])).toEqual(['1', '0', '0']);
    expect(responses[2]?.json()).toMatchObject({
      code: 'rate_limited',
      status: 429,
      title: problems.rate_limited.title,
    });
    expect(responses[2]?.headers['retry-after']).toBe(left[2]?.[2]);

    expect((await ask('7.another')).statusCode).toBe(200);
  });

  it('count requests without a valid token for the address', async () => {
    const { app } = start({ env, handlers });
    const statuses = [];
    for (const headers of [{}, bearer('wrong'), bearer('two words'), {}]) {
      statuses.push((await app.inject({ url: tasks, headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await app.inject({ url: tasks, headers: bearer('right') })).statusCode).toBe(200);
  });

  it('use the address from a trusted proxy', async () => {
    const { app } = start({ env: { ...env, TRUST_PROXY: '127.0.0.1' } });
    const ask = (address: string) => app.inject({ url: '/oauth/jwks', headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 2; count++) await ask('203.0.113.7');
    expect((await ask('203.0.113.7')).statusCode).toBe(429);
    expect((await ask('203.0.113.8')).statusCode).not.toBe(429);
  });

  it('apply to each IPv6 network', async () => {
    const { app } = start({ env: { ...env, TRUST_PROXY: '127.0.0.1' } });
    const ask = (address: string) => app.inject({ url: '/oauth/jwks', headers: { 'x-forwarded-for': address } });
    for (const host of ['1', '2']) await ask(`2001:db8::${host}`);
    expect((await ask('2001:db8::3')).statusCode).toBe(429);
    expect((await ask('2001:db8:0:1::1')).statusCode).not.toBe(429);
    expect((await ask('unknown')).statusCode).not.toBe(429);
  });

  it('do not apply to health checks, nor with RATE_LIMIT_REQUESTS=0', async () => {
    const { app } = start({ env: { RATE_LIMIT_REQUESTS: '0' }, handlers });
    const response = await app.inject({ url: tasks, headers: bearer('one') });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('ratelimit');
    const limited = start({ env }).app;
    for (let count = 0; count < 5; count++) expect((await limited.inject('/health/live')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  const secret = 'hunter2';

  it('has one line per request with route, status, client and member', async () => {
    const log: string[] = [];
    const { app } = start({ log, handlers: { listTasks: emptyList } });
    const headers = { ...bearer('7.app_lighthouse+12'), 'x-request-id': 'req_test' };
    await app.inject({ url: `${tasks}?limit=3`, headers });
    expect(log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        level: 'info',
        reqId: 'req_test',
        method: 'GET',
        route: '/api/v1/:organization_id/tasks',
        status: 200,
        ms: expect.any(Number),
        organization: 7,
        client: 'app_lighthouse',
        member: '12',
      }),
    ]);
  });

  it('contains no input of clients', async () => {
    const log: string[] = [];
    const { app } = start({
      log,
      handlers: {
        listTasks: emptyList,
        createTask: () => {
          throw Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (name)=(${secret}) exists.` });
        },
      },
    });
    const headers = { ...bearer(secret), cookie: `session=${secret}` };
    const body = { 'content-type': 'application/json' };
    const requests = [
      { url: `${tasks}?q=${secret}`, headers },
      { url: `${tasks}?${secret}=1`, headers },
      { url: `/nowhere?token=${secret}`, headers },
      { url: `${tasks}/?access_token=${secret}`, headers },
      { url: `/oauth/authorize?state=${secret}&client_id=${secret}` },
      { url: `/docs/%zz?${secret}`, headers },
      { method: 'POST' as const, url: tasks, headers: { ...headers, ...body }, payload: `{"title": "${secret}"` },
      { method: 'POST' as const, url: tasks, headers: { ...headers, ...body }, payload: `{"title": "${secret}"}` },
      { method: 'POST' as const, url: tasks, headers: { ...headers, ...body }, payload: `{"${secret}": 1}` },
      { method: 'POST' as const, url: '/oauth/token', headers, payload: `client_secret=${secret}` },
    ];
    const statuses = [];
    for (const request of requests) statuses.push((await app.inject(request)).statusCode);
    expect(statuses).toContain(200);
    expect(statuses).toContain(500);
    expect(log.length).toBeGreaterThanOrEqual(requests.length);
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
    expect(log.join('')).toContain('duplicate key');
  });

  it('warns once of a proxy whose forwarded addresses are not trusted', async () => {
    const forward = async (env: Record<string, string>) => {
      const log: string[] = [];
      const { app } = start({ env, log });
      for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.9']) {
        await app.inject({ url: '/health/live', headers: { 'x-forwarded-for': address } });
      }
      return log.filter((line) => line.includes('TRUST_PROXY')).length;
    };
    expect([await forward({}), await forward({ TRUST_PROXY: '127.0.0.1' })]).toEqual([1, 0]);
  });

  it.each(['authorization', 'token', 'secret', 'password'])('omits the field %s', (name) => {
    const log: string[] = [];
    const { app } = start({ log });
    app.log.info({ [name]: secret, client: { [name]: secret } }, 'slip');
    expect(log.join('')).toContain('slip');
    expect(log.join('')).not.toContain(secret);
  });
});

describe('GET /metrics', () => {
  it('counts requests by route, method and status', async () => {
    const { app, metrics } = start({ handlers: { listTasks: emptyList } });
    await app.inject({ url: tasks, headers: bearer('one') });
    await app.inject({ url: '/api/v1/8/tasks/1', headers: bearer('wrong') });
    await app.inject({ url: '/no/such/place' });
    metrics.eventsWritten.inc();

    const response = await app.inject('/metrics');
    expect(response.headers['content-type']).toContain('text/plain');
    const lines = response.body.split('\n');
    const count = (method: string, route: string, status: number) =>
      `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
    expect(lines).toContain(count('GET', '/api/v1/:organization_id/tasks', 200));
    expect(lines).toContain(count('GET', '/api/v1/:organization_id/tasks/:id', 401));
    expect(lines).toContain(count('GET', 'unknown', 404));
    expect(lines).toContain('worklane_events_written_total 1');
    expect(response.body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts requests that exceed a limit, by its pool', async () => {
    const handlers = {
      listTasks: emptyList,
      streamEvents: () => {
        throw new Refusal({ pool: 'event_streams', limit: 'size' }, 'service_unavailable', 'No place is left.');
      },
    };
    const { app } = start({ env: { RATE_LIMIT_REQUESTS: '2' }, handlers });
    for (const url of ['/api/events/stream', tasks, tasks]) await app.inject({ url, headers: bearer('7.one') });
    const { body } = await app.inject('/metrics');
    expect(body).toContain('worklane_refused_requests_total{pool="event_streams",limit="size"} 1');
    expect(body).toContain('worklane_refused_requests_total{pool="requests",limit="share"} 1');
  });

  it('has the release of the node', async () => {
    expect((await start().app.inject('/metrics')).body).toMatch(
      /^worklane_build_info\{version="\d+\.\d+\.\d+",node="v\d+\..+"\} 1$/m,
    );
  });

  it('reports the connections to PostgreSQL, and waits for one', async () => {
    const remote = await openStore({ connections: 1, url: 'postgresql://127.0.0.1:1/none' });
    onTestFinished(() => remote.close());
    const { app } = openApp(remote);
    await remote.read({ name: 'one', text: 'select 1' }, []).catch(() => undefined);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('worklane_database_connections{state="idle"} 0');
    expect(body).toContain('worklane_database_connection_wait_seconds_count 1');
  });
});

/** Services by the address on which they listen. */
const services = new Map(
  [undefined, '127.0.0.1', 'localhost', '::1', '0.0.0.0'].map((HOST) => [
    HOST,
    openApp(store, { env: { BASE_URL: 'https://api.example', ...(HOST && { HOST }) } }),
  ]),
);

describe.each(['/health/live', '/health/ready', '/metrics'])('%s', (url) => {
  async function request(headers: Record<string, string>, host?: string) {
    const { app } = services.get(host) ?? expect.unreachable(host);
    return app.inject({ url, headers });
  }

  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:5173' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ])('answers no page: %o', async (headers) => {
    const response = await request(headers);
    expect([response.statusCode, response.headers['content-type']]).toEqual([403, 'application/problem+json']);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('answers to programs and persons, under the names of the service', async () => {
    const hosts = ['127.0.0.1:4000', '[::1]:4000', 'localhost', '10.1.2.3', 'API.example'];
    for (const headers of [
      ...hosts.map((host) => ({ host })),
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ]) {
      const { statusCode, headers: sent } = await request(headers as Record<string, string>);
      expect([headers, statusCode, sent['access-control-allow-origin']]).toEqual([headers, 200, undefined]);
    }
  });

  it('on a loopback address answers under no name that a website resolves to it', async () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1']) {
      expect((await request({ host: 'evil.example' }, HOST)).statusCode).toBe(421);
    }
    expect((await request({ host: 'worklane.default.svc:4000' }, '0.0.0.0')).statusCode).toBe(200);
  });
});

describe('METRICS_ADDRESS', () => {
  it('serves /metrics only on a separate address', async () => {
    const { app, metrics } = start({ env: { METRICS_ADDRESS: '127.0.0.1:9464' } });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    expect((await app.inject('/')).body).not.toContain('/metrics');
    await app.inject('/health/live');

    const server = createMetricsServer(metrics, { host: '127.0.0.1', baseUrl: 'https://api.example' });
    onTestFinished(() => server.close());
    const response = await server.inject('/metrics');
    expect(response.body).toContain('route="/health/live",status="200"');
    const notFound = await server.inject('/health/live');
    expect([notFound.statusCode, notFound.headers['content-type']]).toEqual([404, 'application/json']);
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET /metrics HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/);
    const foreign = await server.inject({ url: '/metrics', headers: { origin: 'http://evil.example' } });
    expect([foreign.statusCode, foreign.body]).toEqual([403, expect.not.stringContaining('http_request')]);
    expect((await server.inject({ url: '/metrics', headers: { host: 'evil.example' } })).statusCode).toBe(421);
    expect((await server.inject({ url: '/metrics', headers: { host: 'api.example' } })).statusCode).toBe(200);
  });
});

describe('a starting service', () => {
  it('responds with 503, except at /health/live, until it is ready', async () => {
    const { app } = start({ handlers: { listTasks: emptyList } });
    const setReady = rejectUntilReady(app);
    const urls = [tasks, '/health/ready', '/', '/nowhere', '/oauth/jwks'];
    for (const url of urls) {
      const response = await app.inject({ url, headers: bearer('one') });
      expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '1']);
      expect(response.json().code).toBe('service_unavailable');
    }
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    setReady();
    expect((await app.inject({ url: tasks, headers: bearer('one') })).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });
});

describe('the pages', () => {
  it('include links to everything at /', async () => {
    const response = await start().app.inject('/');
    expect(response.headers['content-type']).toContain('text/html');
    for (const place of ['/api/events', '/health/ready', '/metrics']) expect(response.body).toContain(place);
  });
});
