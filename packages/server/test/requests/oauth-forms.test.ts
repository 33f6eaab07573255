import { afterAll, describe, expect, it } from 'vitest';
import { createServer, ProblemError, partialHandlers } from '../../src/index.ts';
import { authenticate } from '../example-server.ts';

const bodies: unknown[] = [];
const app = createServer({
  handlers: partialHandlers({
    createToken: ({ body }) => {
      bodies.push(body);
      return { status: 401, body: { error: 'invalid_client' }, headers: { 'WWW-Authenticate': 'Basic' } };
    },
    revokeToken: () => {
      throw new ProblemError('rate_limited', 'Too many requests.', { headers: { 'Retry-After': 3 } });
    },
  }),
  authenticate,
});
afterAll(() => app.close());

const post = (payload: string, url = '/oauth/token') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });

describe('POST /oauth/token', () => {
  it('reads a form by the schema of its grant type', async () => {
    const response = await post(
      'grant_type=client_credentials&client_id=app_5Jw0cXk2&scope=tasks.read+deals.read&organization_id=1042',
    );
    expect(bodies).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'app_5Jw0cXk2',
        scope: 'tasks.read deals.read',
        organization_id: 1042,
      },
    ]);
    expect(response.statusCode).toBe(401);
    expect(response.headers).toMatchObject({ 'www-authenticate': 'Basic', 'cache-control': 'no-store' });
    expect(response.json()).toEqual({ error: 'invalid_client' });
  });

  it('rejects an Idempotency-Key, which it does not support', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'mine' };
    const response = await app.inject({ method: 'POST', url: '/oauth/token', headers, payload: 'grant_type=x' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringMatching(/^Idempotency-Key is not supported/),
    });
  });

  it.each([
    ['without a grant type', 'scope=tasks.read', 'invalid_request', 'grant_type is required.'],
    [
      'with an unknown grant type',
      'grant_type=password',
      'unsupported_grant_type',
      'grant_type must be one of authorization_code, refresh_token, client_credentials.',
    ],
    ['without a required field', 'grant_type=refresh_token', 'invalid_request', 'refresh_token is required.'],
    [
      'with a field that is sent twice',
      'grant_type=refresh_token&grant_type=refresh_token',
      'invalid_request',
      'grant_type must be given only once.',
    ],
    [
      'with an organization ID in another spelling',
      'grant_type=client_credentials&client_id=app_5Jw0cXk2&scope=tasks.read&organization_id=01042',
      'invalid_request',
      'organization_id must be an integer.',
    ],
    ['that is not UTF-8', 'grant_type=%ff', 'invalid_request', 'grant_type must be percent-encoded UTF-8.'],
    [
      'that is empty',
      '',
      'invalid_request',
      'The body is empty. Send TokenRequest as application/x-www-form-urlencoded.',
    ],
  ])('responds with an OAuth error (RFC 6749, section 5.2) to a form %s', async (_, form, error, description) => {
    const response = await post(form);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/json');
    expect(response.json()).toEqual({ error, error_description: expect.stringContaining(description) });
  });
});

describe('POST /oauth/token with another media type', () => {
  it('names the media type, without characters that error_description cannot have (RFC 6749, section 5.2)', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary="\\\u00fc"' };
    const response = await app.inject({ method: 'POST', url: '/oauth/token', headers, payload: 'x' });
    expect(response.json()).toEqual({
      error: 'invalid_request',
      error_description:
        "Unsupported Content-Type: multipart/form-data; boundary='??'. Send application/x-www-form-urlencoded.",
    });
  });
});

describe('POST /oauth/revoke', () => {
  it('responds with a problem to an error that the form did not cause', async () => {
    const response = await post('token=abc', '/oauth/revoke');
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ 'retry-after': '3', 'content-type': 'application/problem+json' });
  });
});
