import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer, ProblemError, worklane } from '../src/index.ts';
import { authenticate, bearer } from './example-server.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const handlers = {};
const url = '/api/v1/1042/tasks/2301';

describe('A host of createServer', () => {
  it('adds routes and hooks of its own, which see who is asking', async () => {
    const seen: unknown[] = [];
    app = createServer({ handlers, authenticate });
    app.addHook('preHandler', async (request) => {
      seen.push(request.principal?.clientId, request.routeOptions.config.operation?.id);
    });
    app.get('/health/live', async () => ({ status: 'ok' }));
    await app.inject({ url, headers: bearer('all') });
    expect(seen).toEqual(['app_5Jw0cXk2', 'getTask']);
    const health = await app.inject('/health/live');
    expect(health.json()).toEqual({ status: 'ok' });
    expect(health.headers['x-request-id']).toMatch(/^req_/);
  });

  it('refuses by problems in hooks', async () => {
    app = createServer({ handlers, authenticate });
    app.addHook('preParsing', async () => {
      throw new ProblemError('rate_limited', 'Slowly.', { headers: { 'Retry-After': 12 } });
    });
    const answer = await app.inject({ url, headers: bearer('all') });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('12');
    expect((await app.inject(url)).statusCode).toBe(401);
  });

  it('tells why a token is refused', async () => {
    const revoked = () => Promise.reject(new ProblemError('token_revoked', 'The access token was revoked.'));
    app = createServer({ handlers, authenticate: revoked });
    const answer = await app.inject({ url, headers: bearer('all') });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(answer.json()).toMatchObject({ code: 'token_revoked', detail: 'The access token was revoked.' });
  });

  it('is told of a failure of its own token check without the client learning of it', async () => {
    app = createServer({ handlers, authenticate: () => Promise.reject(new Error('no keys')) });
    const answer = await app.inject({ url, headers: bearer('all') });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('no keys');
  });

  it.each(['/', '/api', '/api/v1/1042/unknowns', `${url}/`, `/${url}`, '/api/v1/1042/tasks/2301/more'])(
    'answers 404 for %s',
    async (path) => {
      app = createServer({ handlers, authenticate });
      const answer = await app.inject({ url: path, headers: bearer('all') });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', instance: path });
    },
  );

  it('answers 400 for a path that cannot be decoded, and for a parameter of any length', async () => {
    app = createServer({ handlers, authenticate });
    const undecodable = await app.inject({ url: '/api/v1/%ff/tasks', headers: bearer('all') });
    expect(undecodable.statusCode).toBe(400);
    expect(undecodable.json().errors).toEqual([
      { in: 'path', pointer: '', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' },
    ]);
    const long = await app.inject({ url: `/api/v1/1042/tasks/${'9'.repeat(10_000)}`, headers: bearer('all') });
    expect(long.statusCode).toBe(400);
    expect(long.json().errors).toEqual([expect.objectContaining({ in: 'path', pointer: '/id', code: 'invalid_type' })]);
  });
});

describe('A host with an instance of its own', () => {
  it('keeps what is its own, and has the contract below a prefix', async () => {
    app = fastify();
    app.get('/mine', async () => {
      throw new Error('mine');
    });
    app.register(worklane, { prefix: '/worklane', handlers, authenticate });
    const answer = await app.inject({ url: `/worklane${url}`, headers: bearer('all') });
    expect(answer.json()).toMatchObject({ code: 'not_implemented' });
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
    expect((await app.inject({ method: 'DELETE', url: '/worklane/api/webhooks' })).headers.allow).toBe(
      'GET, HEAD, POST, OPTIONS',
    );
    expect((await app.inject('/mine')).json()).toMatchObject({ message: 'mine' });
    expect((await app.inject('/nowhere')).json()).toMatchObject({ error: 'Not Found' });
  });
});
