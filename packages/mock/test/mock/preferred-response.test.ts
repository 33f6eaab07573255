import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { startMockClient } from '../mock-client.ts';
import { readProblem } from '../response-checks.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, stateless: true });
});

afterAll(() => mock.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(mock.url + path, { headers: { Authorization: 'Bearer x', ...headers }, redirect: 'manual' });

const createTask = (headers: Record<string, string>, body = '{"title":"x"}') =>
  fetch(`${mock.url}/api/v1/1042/tasks`, {
    method: 'POST',
    body,
    headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json', ...headers },
  });

describe('Prefer', () => {
  it('selects an example and its status', async () => {
    const response = await get('/api/v1/1042/tasks', { Prefer: 'example=token_expired' });
    expect(await readProblem(response)).toMatchObject({ status: 401, code: 'token_expired' });
  });

  it('selects an error for an invalid request too', async () => {
    const response = await createTask({ Prefer: 'code=409', Authorization: '' }, '{"titel":"x"}');
    expect(await readProblem(response)).toMatchObject({ code: 'external_id_taken', instance: '/api/v1/1042/tasks' });
  });

  it('does not select a success for an invalid request', async () => {
    const response = await createTask({ Prefer: 'code=201' }, '{"titel":"x"}');
    expect(await readProblem(response)).toMatchObject({ code: 'validation_failed' });
  });

  it.each([
    ['code=418', 'must be a documented code of getTask: 200, 400, 401, 403, 404, 406, 429, 500, 503'],
    ['code=many', 'must be a documented code of getTask: 200, 400, 401, 403, 404, 406, 429, 500, 503'],
    ['code=404, example=token_expired', 'must be a documented example of getTask: not_found'],
  ])('%s is rejected with the documented values', async (Prefer, detail) => {
    const problem = await readProblem(await get('/api/v1/1042/tasks/1', { Prefer }));
    expect(problem.errors).toEqual([{ in: 'header', pointer: '/Prefer', code: 'not_in_enum', detail }]);
  });

  it('needs no valid token, with records too', async () => {
    const { call } = await startMockClient();
    const headers = { Prefer: 'code=404', Authorization: 'Bearer a.b.c' };
    expect((await call('GET', '/api/v1/1042/tasks/1', undefined, headers)).status).toBe(404);
  });

  it('may be a query parameter', async () => {
    expect((await get('/api/v1/1042/tasks/1?__code=404')).status).toBe(404);
    expect((await get('/api/v1/1042/tasks/1?__example=token_missing')).status).toBe(401);
    const problem = await readProblem(await get('/api/v1/1042/tasks/1?__code=1'));
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/__code' }]);
  });
});

describe('without a preference', () => {
  it('the authorization endpoint redirects to the redirect URI of the request', async () => {
    const query = new URLSearchParams({
      client_id: 'app',
      redirect_uri: 'http://localhost:5173/callback?from=mock',
      response_type: 'code',
      scope: 'tasks.read',
      state: 'a state of my own!',
    });
    const response = await get(`/oauth/authorize?${query}`);
    const location = new URL(response.headers.get('Location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe('http://localhost:5173/callback');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      from: 'mock',
      code: expect.any(String),
      state: 'a state of my own!',
      iss: mock.url,
    });
  });

  it('the metadata has the URL of the mock', async () => {
    const metadata = (await (await get('/.well-known/oauth-authorization-server')).json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({ issuer: mock.url, token_endpoint: `${mock.url}/oauth/token` });
  });

  it('an example is not a replay', async () => {
    expect((await createTask({})).headers.get('Idempotency-Replayed')).toBeNull();
    expect((await createTask({ 'Idempotency-Key': 'k' })).headers.get('Idempotency-Replayed')).toBeNull();
  });
});

describe('an invalid request', () => {
  it('has the violations in the problem and in a header', async () => {
    const response = await createTask({}, '{"title":5}');
    const violation = { code: 'invalid_type', message: 'must be a string' };
    expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toEqual([
      { location: ['request', 'body', 'title'], severity: 'Error', ...violation },
    ]);
    expect(await readProblem(response)).toMatchObject({
      code: 'validation_failed',
      errors: [{ in: 'body', pointer: '/title', code: 'invalid_type', detail: 'must be a string' }],
    });
  });

  it('may have parameters of the mock, but no other unknown ones', async () => {
    expect((await get('/api/v1/1042/tasks?__code=200&limit=5&__wait=0')).status).toBe(200);
    const problem = await readProblem(await get('/api/v1/1042/tasks?__code=200&colour=red'));
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/colour', code: 'unknown_property' }]);
  });
});
