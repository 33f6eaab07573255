import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { documentedOperation } from '../contract-document.ts';
import { readProblem, schemaViolations } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, stateless: true });
});

afterAll(() => mock.close());

const json = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };

function send(id: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { path, init } = sampleRequest(documentedOperation(id));
  return fetch(mock.url + path, { ...init, body: JSON.stringify(body), headers: { ...json, ...headers } });
}

const get = (path: string, headers: Record<string, string> = json) => fetch(mock.url + path, { headers });

describe('an invalid request', () => {
  it('has the violations in the problem and in a header', async () => {
    const response = await send('createTask', { title: 5 });
    const violation = { code: 'invalid_type', message: 'must be a string' };
    expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toEqual([
      { location: ['request', 'body', 'title'], severity: 'Error', ...violation },
    ]);
    expect(await readProblem(response)).toMatchObject({
      code: 'validation_failed',
      errors: [{ in: 'body', pointer: '/title', code: 'invalid_type', detail: 'must be a string' }],
    });
  });

  it('is malformed when the body is empty', async () => {
    const response = await fetch(`${mock.url}/api/v1/1/tasks`, { method: 'POST', headers: json });
    expect(await readProblem(response)).toMatchObject({ code: 'malformed_json' });
  });

  it('may have parameters of the mock, but no other unknown ones', async () => {
    expect((await get('/api/v1/1042/tasks?__code=200&limit=5&__seed=1')).status).toBe(200);
    const problem = await readProblem(await get('/api/v1/1042/tasks?__code=200&colour=red'));
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/colour', code: 'unknown_property' }]);
  });
});

describe('a request without an access token', () => {
  it('is rejected when it has another scheme', async () => {
    const response = await get('/api/v1/1/tasks', { Authorization: 'Basic eDp5' });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await readProblem(response)).toMatchObject({ code: 'token_missing' });
  });
});

describe('content negotiation', () => {
  it.each(['application/json; charset=utf-8', 'image/png, application/*;v=1;q=0.5', '*/*;v=1'])(
    'ignores the parameters in Accept: %s',
    async (accept) => {
      expect((await get('/api/v1/1042/tasks', { ...json, Accept: accept })).status).toBe(200);
    },
  );

  it('returns 406 when the client accepts no offered media type', async () => {
    const problem = await readProblem(await get('/api/v1/1/tasks', { ...json, Accept: 'text/csv;q=0.9' }));
    expect(problem).toMatchObject({
      code: 'not_acceptable',
      detail: 'The operation returns application/json, but the request accepts text/csv;q=0.9.',
    });
  });

  it('accepts wildcards and quality values', async () => {
    for (const Accept of ['*/*', 'application/*', 'text/html, application/json;q=0.1']) {
      expect((await get('/api/v1/1/tasks', { ...json, Accept })).status).toBe(200);
    }
  });
});

describe('the token endpoint', () => {
  const form = async (body: string, headers = {}) => {
    const response = await fetch(`${mock.url}/oauth/token`, {
      method: 'POST',
      body,
      headers: { ...formType, ...headers },
    });
    const result = (await response.json()) as Record<string, unknown>;
    if (response.status >= 400)
      expect(schemaViolations(result, { $ref: '#/components/schemas/OAuthError' })).toEqual([]);
    return { status: response.status, ...result };
  };
  const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a missing grant', 'code=x', 'invalid_request', 'grant_type is required.'],
    [
      'an unknown grant',
      'grant_type=password',
      'unsupported_grant_type',
      'grant_type must be one of authorization_code, refresh_token, client_credentials.',
    ],
    ['a missing field of the grant', 'grant_type=refresh_token', 'invalid_request', 'refresh_token is required.'],
    ['invalid percent-encoding', '%zz=%', 'invalid_request', '%zz must be percent-encoded UTF-8.'],
  ])('returns an OAuth error for %s', async (_, body, error, error_description) => {
    expect(await form(body)).toEqual({ status: 400, error, error_description });
  });

  it('returns an OAuth error for another media type and for a large form', async () => {
    expect(await form('{}', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
    expect(await form(`x=${'y'.repeat(1024 * 1024)}`)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('returns the tokens of the grant', async () => {
    expect(await form('grant_type=refresh_token&refresh_token=x')).toHaveProperty('refresh_token');
    const clientTokens = await form('grant_type=client_credentials&scope=tasks.read&organization_id=1042');
    expect(clientTokens).not.toHaveProperty('refresh_token');
  });
});
