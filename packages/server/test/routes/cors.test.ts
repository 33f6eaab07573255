import { afterEach, describe, expect, it } from 'vitest';
import { createServer, partialHandlers } from '../../src/index.ts';
import { authenticate } from '../example-server.ts';

let app: ReturnType<typeof createServer>;
afterEach(() => app.close());

const server = (origins?: string[]) => {
  app = createServer({
    handlers: partialHandlers({}),
    authenticate,
    ...(origins && { origins }),
    excludedOperations: ['createToken'],
  });
  return app;
};
const url = '/api/v1/1042/tasks';
const origin = 'https://dashboard.example';

describe('CORS', () => {
  it('allows pages of any origin to read responses, including error responses', async () => {
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

  it('responds to a preflight request with the methods of the path, without a token', async () => {
    const preflight = { origin, 'access-control-request-method': 'POST' };
    const response = await server().inject({ method: 'OPTIONS', url, headers: preflight });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      allow: 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-max-age': '600',
    });
    const allowed = String(response.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Last-Event-ID']),
    );
  });

  it('allows only the listed origins', async () => {
    const { headers } = await server([origin]).inject({ url, headers: { origin } });
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
    const other = await app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('responds with 404 to OPTIONS of an unknown path', async () => {
    expect((await server().inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404);
  });

  it('leaves the path of an excluded operation to the host', async () => {
    server().post('/oauth/token', async () => 'mine');
    expect((await app.inject({ method: 'POST', url: '/oauth/token' })).body).toBe('mine');
    expect((await app.inject({ method: 'OPTIONS', url: '/oauth/token' })).statusCode).toBe(404);
  });
});
