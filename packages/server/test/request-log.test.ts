import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, ProblemError, partialHandlers } from '../src/index.ts';
import { authenticate, bearer } from './example-server.ts';

const lines: string[] = [];
let app: ReturnType<typeof createServer>;

beforeEach(() => {
  lines.splice(0);
  app = createServer({
    handlers: partialHandlers({
      createTask: () => {
        throw new ProblemError('service_unavailable', 'Try again.', {
          cause: new Error('no connection'),
          logDetail: 'no idle connection in the pool',
        });
      },
    }),
    authenticate,
    fastify: { logger: { level: 'trace', stream: { write: (line) => lines.push(line) } } },
  });
});
afterEach(() => app.close());

const entries = () => lines.map((line) => JSON.parse(line));

describe('The log', () => {
  it('has a warning for an outage, with request ID, code, cause and log-only detail', async () => {
    const headers = { ...bearer('all'), 'x-request-id': 'trace-1' };
    const response = await app.inject({ method: 'POST', url: '/api/v1/1042/tasks', headers, payload: { title: 'x' } });
    expect(response.headers).toMatchObject({ 'x-request-id': 'trace-1', 'retry-after': '5' });
    expect(response.json()).toMatchObject({ detail: 'Try again.', request_id: 'trace-1' });
    expect(response.body).not.toContain('pool');
    expect(entries().find(({ level }) => level === 40)).toMatchObject({
      reqId: 'trace-1',
      problem: 'service_unavailable',
      detail: 'no idle connection in the pool',
      err: { message: 'no connection' },
    });
  });

  it.each([
    ['a query', { url: '/oauth/authorize?client_id=hunter2&state=hunter2' }],
    ['an unknown path', { url: '/nowhere?access_token=hunter2' }],
    ['a trailing slash', { url: '/api/webhooks/?access_token=hunter2' }],
    ['a path that cannot be decoded', { url: '/nowhere/%zz?access_token=hunter2' }],
    ['a token', { url: '/api/webhooks', headers: bearer('hunter2') }],
    [
      'a body',
      {
        method: 'POST' as const,
        url: '/api/v1/1042/tasks',
        headers: bearer('all'),
        payload: { hunter2: 1, title: 'hunter2' },
      },
    ],
    [
      'malformed JSON',
      {
        method: 'POST' as const,
        url: '/api/v1/1042/tasks',
        headers: { ...bearer('all'), 'content-type': 'application/json' },
        payload: '{"title":hunter2}',
      },
    ],
    [
      'a form',
      {
        method: 'POST' as const,
        url: '/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=hunter2',
      },
    ],
  ])('contains nothing of %s', async (_, request) => {
    const response = await app.inject(request);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('has no entries for requests if the host disables them', async () => {
    await app.close();
    const logger = { stream: { write: (line: string) => lines.push(line) } };
    app = createServer({
      handlers: partialHandlers({}),
      authenticate,
      fastify: { logger, disableRequestLogging: true },
    });
    expect((await app.inject('/oauth/jwks')).statusCode).toBe(501);
    expect(entries().map(({ msg }) => msg)).toEqual(['request failed']);
  });
});

describe('request.problem', () => {
  it('is the problem that was sent, for hooks of the host', async () => {
    const codes: (string | undefined)[] = [];
    app.addHook('onResponse', async ({ problem }) => {
      codes.push(problem?.code);
    });
    const headers = bearer('all');
    for (const url of ['/nowhere', '/api/v1/1042/tasks?limit=none']) await app.inject({ url, headers });
    await app.inject({ method: 'POST', url: '/api/v1/1042/tasks', headers, payload: { title: 'x' } });
    await app.inject({ method: 'OPTIONS', url: '/api/v1/1042/tasks' });
    expect(codes).toEqual(['not_found', 'invalid_parameter', 'service_unavailable', undefined]);
  });
});
