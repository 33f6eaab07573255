import { afterEach, expect, it } from 'vitest';
import { createServer } from '../../src/index.ts';
import { authenticate } from '../example-server.ts';

let app: ReturnType<typeof createServer>;
afterEach(() => app.close());

const server = (origins?: string[]) => {
  app = createServer({ handlers: {}, authenticate, ...(origins && { origins }), elsewhere: ['createToken'] });
  return app;
};
const url = '/api/v1/1042/tasks';
const origin = 'https://dashboard.example';

it('A page of any origin may read answers, refusals too', async () => {
  const { headers } = await server().inject({ url, headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe('*');
  const exposed = String(headers['access-control-expose-headers']).split(', ');
  expect(exposed).toEqual(
    expect.arrayContaining([
      ...['ETag', 'Link', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
      ...['X-Request-Id', 'Idempotency-Replayed', 'WWW-Authenticate'],
    ]),
  );
});

it('A preflight is answered without a token, path by path', async () => {
  const preflight = { origin, 'access-control-request-method': 'POST' };
  const answer = await server().inject({ method: 'OPTIONS', url, headers: preflight });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    allow: 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-max-age': '600',
  });
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Last-Event-ID']),
  );
});

it('Only the origins that are named may read', async () => {
  const { headers } = await server([origin]).inject({ url, headers: { origin } });
  expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
  const other = await app.inject({ url, headers: { origin: 'https://evil.example' } });
  expect(other.headers).not.toHaveProperty('access-control-allow-origin');
});

it('OPTIONS of an unknown path is unknown', async () => {
  expect((await server().inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404);
});

it('A path that is served elsewhere is left to the host', async () => {
  server().post('/oauth/token', async () => 'mine');
  expect((await app.inject({ method: 'POST', url: '/oauth/token' })).body).toBe('mine');
  expect((await app.inject({ method: 'OPTIONS', url: '/oauth/token' })).statusCode).toBe(404);
});
