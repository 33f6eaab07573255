import { afterAll, describe, expect, it } from 'vitest';
import { createServer, ProblemError } from '../../src/index.ts';
import { authenticate } from '../example-server.ts';

const bodies: unknown[] = [];
const app = createServer({
  handlers: {
    createToken: ({ body }) => {
      bodies.push(body);
      return { status: 401, body: { error: 'invalid_client' }, headers: { 'WWW-Authenticate': 'Basic' } };
    },
    revokeToken: () => {
      throw new ProblemError('rate_limited', 'Slowly.', { headers: { 'Retry-After': 3 } });
    },
  },
  authenticate,
});
afterAll(() => app.close());

const post = (payload: string, url = '/oauth/token') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload });

it('A form is read by its grant', async () => {
  const answer = await post(
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
  expect(answer.statusCode).toBe(401);
  expect(answer.headers).toMatchObject({ 'www-authenticate': 'Basic', 'cache-control': 'no-store' });
  expect(answer.json()).toEqual({ error: 'invalid_client' });
});

describe('A form that is wrong is an OAuth error (RFC 6749, section 5.2)', () => {
  it.each([
    ['no grant', 'scope=tasks.read', 'invalid_request', 'grant_type is required.'],
    [
      'a grant that there is not',
      'grant_type=password',
      'unsupported_grant_type',
      'grant_type must be one of authorization_code, refresh_token, client_credentials.',
    ],
    ['a field missing', 'grant_type=refresh_token', 'invalid_request', 'refresh_token is required.'],
    [
      'a field twice',
      'grant_type=refresh_token&grant_type=refresh_token',
      'invalid_request',
      'grant_type must be given only once.',
    ],
    ['bytes that are no UTF-8', 'grant_type=%ff', 'invalid_request', 'grant_type must be percent-encoded UTF-8.'],
    ['nothing', '', 'invalid_request', 'The body is empty: send TokenRequest as application/x-www-form-urlencoded.'],
  ])('%s', async (_, form, error, description) => {
    const answer = await post(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json()).toEqual({ error, error_description: expect.stringContaining(description) });
  });
});

it('What is no fault of the form stays a problem', async () => {
  const answer = await post('token=abc', '/oauth/revoke');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({ 'retry-after': '3', 'content-type': 'application/problem+json' });
});
