import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type Principal, ProblemError, partialHandlers, worklane } from '../src/index.ts';
import { authenticate, bearer } from './example-server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const handlers = partialHandlers({});
const url = '/api/v1/1042/tasks/2301';

describe('createServer', () => {
  it('accepts routes and hooks of the host, which have access to the principal', async () => {
    const seen: unknown[] = [];
    app = createServer({ handlers, authenticate });
    app.addHook('preHandler', async (request) => {
      seen.push(request.principal, request.routeOptions.config.operation?.id);
    });
    app.get('/health/live', async () => ({ status: 'ok' }));
    await app.inject({ url, headers: bearer('all') });
    expect(seen).toMatchObject([{ clientId: 'app_5Jw0cXk2' }, 'getTask']);
    const health = await app.inject('/health/live');
    expect(health.json()).toEqual({ status: 'ok' });
    expect(health.headers['x-request-id']).toMatch(/^req_/);
  });

  it('responds with a problem that a hook throws', async () => {
    app = createServer({ handlers, authenticate });
    app.addHook('preParsing', async () => {
      throw new ProblemError('rate_limited', 'Too many requests.', { headers: { 'Retry-After': 12 } });
    });
    const response = await app.inject({ url, headers: bearer('all') });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('12');
    expect((await app.inject(url)).statusCode).toBe(401);
  });

  it('calls onAuthenticated with the principal before it checks scopes, and sends a problem that it throws', async () => {
    const seen: unknown[] = [];
    const onAuthenticated = (principal: Principal, request: FastifyRequest) => {
      seen.push(principal.clientId, request.principal === principal);
      throw new ProblemError('rate_limited', 'Too many requests.', { headers: { 'Retry-After': 12 } });
    };
    app = createServer({ handlers, authenticate, onAuthenticated });
    expect((await app.inject({ url, headers: bearer('no-scopes') })).statusCode).toBe(429);
    expect((await app.inject({ url, headers: bearer('unknown') })).statusCode).toBe(401);
    expect(seen).toEqual(['app_5Jw0cXk2', true]);
  });

  it.each([
    [undefined, 401],
    [true, 501],
  ])('accepts the scheme DPoP of hosts that verify proofs: %s', async (verifiesProofs, status) => {
    app = createServer({ handlers, authenticate, ...(verifiesProofs && { verifiesProofs }) });
    expect((await app.inject({ url, headers: { authorization: 'DPoP all' } })).statusCode).toBe(status);
  });

  it('calls onUnauthenticated for a missing and an invalid token, and sends a problem that it throws', async () => {
    const seen: unknown[] = [];
    const onUnauthenticated = (error: unknown) => {
      seen.push((error as ProblemError).code);
      if (seen.length > 2) throw new ProblemError('rate_limited', 'Too many requests.');
    };
    app = createServer({ handlers, authenticate, onUnauthenticated });
    const statuses = [];
    for (const headers of [{}, bearer('unknown'), bearer('two words'), bearer('all')]) {
      statuses.push((await app.inject({ url, headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 501]);
    expect(seen).toEqual(['token_missing', 'token_invalid', 'token_invalid']);
  });

  it('sends the JSON of the host and of its plugins without a charset', async () => {
    app = createServer({ handlers, authenticate });
    app.get('/object', async () => ({ status: 'ok' }));
    app.get('/text', async (_request, reply) => reply.type('application/json; charset=utf-8').send('{}'));
    app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
    const types = [];
    for (const path of ['/object', '/text', '/page']) types.push((await app.inject(path)).headers['content-type']);
    expect(types).toEqual(['application/json', 'application/json', 'text/html; charset=utf-8']);
  });

  it.each(['/nowhere', '/api/webhooks/', url, '/api/webhooks/%ff', '/nowhere/%zz'])(
    'omits the query of %s from the problem',
    async (path) => {
      app = createServer({ handlers, authenticate });
      const response = await app.inject({ url: `${path}?access_token=hunter2`, headers: bearer('all') });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().instance).toBe(path.replace('%zz', '%25zz'));
      expect(response.body).not.toContain('hunter2');
    },
  );

  it('responds with 401 and the reason why `authenticate` rejected a token', async () => {
    const revoked = () => Promise.reject(new ProblemError('token_revoked', 'The access token was revoked.'));
    app = createServer({ handlers, authenticate: revoked });
    const response = await app.inject({ url, headers: bearer('all') });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(response.json()).toMatchObject({ code: 'token_revoked', detail: 'The access token was revoked.' });
  });

  it('responds with 500 and reveals nothing if `authenticate` fails', async () => {
    app = createServer({ handlers, authenticate: () => Promise.reject(new Error('no keys')) });
    const response = await app.inject({ url, headers: bearer('all') });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('no keys');
  });

  it('responds with 404 to an unknown path before it reads the body', async () => {
    app = createServer({ handlers, authenticate });
    const headers = { 'content-type': 'application/xml', origin: 'https://app.example' };
    const response = await app.inject({ method: 'POST', url: '/nowhere', headers, payload: '<a' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  it('suggests the route for a path with a trailing slash, also of the host', async () => {
    app = createServer({ handlers, authenticate });
    app.get('/health/:check', async () => ({ status: 'ok' }));
    app.get('/files/*', async () => ({}));
    const detailOf = async (path: string) => (await app.inject(path)).json().detail;
    expect(await detailOf('/health/live/')).toBe('No route matches GET /health/live/. Did you mean /health/live?');
    expect(await detailOf('/health//')).toBe('No route matches GET /health//.');
    expect(await detailOf('/files/')).toBeUndefined();
    const tasks = '/api/v1/1042/tasks';
    expect(await detailOf(`${tasks}/?x=1`)).toBe(`No route matches GET ${tasks}/. Did you mean ${tasks}?`);
  });

  it.each([
    [url, 405, 'GET, HEAD, DELETE, PATCH, OPTIONS'],
    ['/api/webhooks', 405, 'GET, HEAD, POST, OPTIONS'],
    ['/api/v1/1042/nowhere', 404, undefined],
    [`${url}/`, 404, undefined],
  ])('responds to a method that no operation has, at %s: %i', async (path, status, allow) => {
    app = createServer({ handlers, authenticate });
    const { statusCode, headers } = await app.inject({ method: 'PROPFIND' as 'PUT', url: path });
    expect([statusCode, headers.allow]).toEqual([status, allow]);
  });

  it('responds with 400 to a parameter of any length', async () => {
    app = createServer({ handlers, authenticate });
    const response = await app.inject({ url: `/api/v1/1042/tasks/${'9'.repeat(10_000)}`, headers: bearer('all') });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ in: 'path', pointer: '/id', code: 'invalid_type' }],
    });
  });
});

describe('worklane', () => {
  it('serves the contract below a prefix, and leaves the routes and errors of the host alone', async () => {
    app = fastify();
    app.get('/own', async () => {
      throw new Error('own');
    });
    app.register(worklane, { prefix: '/worklane', handlers, authenticate });
    const response = await app.inject({ url: `/worklane${url}`, headers: bearer('all') });
    expect(response.json()).toMatchObject({ code: 'not_implemented' });
    expect(response.headers['x-request-id']).toMatch(/^req_/);
    expect((await app.inject({ method: 'DELETE', url: '/worklane/api/webhooks' })).headers.allow).toBe(
      'GET, HEAD, POST, OPTIONS',
    );
    expect((await app.inject('/own')).json()).toMatchObject({ message: 'own' });
    expect((await app.inject('/nowhere')).json()).toMatchObject({ error: 'Not Found' });
  });
});
