import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventTypes, type RunningMock, startMock } from '../../src/index.ts';
import { contract } from '../contract-document.ts';
import { startTestMock } from '../mock-client.ts';
import { readProblem } from '../response-checks.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});

beforeEach(() => mock.reset());

afterAll(() => mock.close());

const send = (method: string, path: string, body?: unknown) =>
  fetch(`${mock.url}/__mock/${path}`, {
    method,
    ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const api = (path: string, init: RequestInit = {}) =>
  fetch(`${mock.url}${path}`, { ...init, headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' } });

const titles = async () => {
  const { data } = (await (await api('/api/v1/1042/tasks?limit=200')).json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
};

const createTask = (title: string) => api('/api/v1/1042/tasks', { method: 'POST', body: JSON.stringify({ title }) });

describe('/__mock/', () => {
  it('is not part of the contract', () => {
    expect([...contract.operations.values()].filter(({ path }) => path.includes('__mock'))).toEqual([]);
  });

  it('resets the state, with other data if asked', async () => {
    const before = await titles();
    await createTask('Paint the door');
    expect((await send('POST', 'reset')).status).toBe(204);
    expect(await titles()).toEqual(before);
    expect((await send('POST', 'reset', { seed: 2 })).status).toBe(204);
    expect(await titles()).not.toEqual(before);
    expect((await send('POST', 'reset', { empty: true })).status).toBe(204);
    expect(await titles()).toEqual([]);
    expect((await readProblem(await send('POST', 'reset', { seed: 'x' }))).code).toBe('validation_failed');
  });

  it('returns and replaces the state', async () => {
    await createTask('Paint the door');
    const state = (await (await send('GET', 'state')).json()) as object;
    mock.reset();
    expect((await send('PUT', 'state', state)).status).toBe(204);
    expect(await titles()).toContain('Paint the door');
  });

  it('never returns the signing key, and keeps it when it gets the state back', async () => {
    const form = { grant_type: 'client_credentials', organization_id: '1042', scope: 'tasks.read' };
    const authorization = `Basic ${btoa('app_demo1042:wls_demo1042')}`;
    const issued = await fetch(`${mock.url}/oauth/token`, {
      method: 'POST',
      headers: { Authorization: authorization },
      body: new URLSearchParams(form),
    });
    const { access_token } = (await issued.json()) as { access_token: string };
    const text = await (await send('GET', 'state')).text();
    const { d: privateMember = '' } = mock.snapshot().oauth.tokens.key?.privateKey ?? {};
    expect(privateMember).toMatch(/^[\w-]{43}$/);
    expect(text).not.toContain(privateMember);
    expect((await send('PUT', 'state', JSON.parse(text))).status).toBe(204);
    const headers = { Authorization: `Bearer ${access_token}` };
    expect((await fetch(`${mock.url}/api/v1/1042/tasks`, { headers })).status).toBe(200);
  });

  it('publishes only the public part of a key that it was sent', async () => {
    const own = await startTestMock();
    await fetch(`${own.url}/oauth/jwks`);
    const state = own.snapshot();
    const { key } = state.oauth.tokens;
    const privateKey = key?.privateKey ?? {};
    own.restore({
      ...state,
      oauth: { ...state.oauth, tokens: { revoked: [], key: { kid: 'other', publicKey: privateKey, privateKey } } },
    });
    const { keys } = (await (await fetch(`${own.url}/oauth/jwks`)).json()) as { keys: object[] };
    expect(keys.map((each) => Object.keys(each).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x']]);
  });

  it('rejects a state that does not satisfy the contract, and keeps the current one', async () => {
    const state = structuredClone(mock.snapshot()) as unknown as {
      store: { organizations: Record<string, { records: Record<string, { title: unknown }[]> }> };
    };
    const [task] = state.store.organizations[1042]?.records.task ?? [];
    if (task) task.title = 5;
    const problem = await readProblem(await send('PUT', 'state', state));
    expect(problem.detail).toBe('store.organizations.1042.records.task[0]/title must be string.');
    expect((await readProblem(await send('PUT', 'state', {}))).detail).toBe('oauth must be an object.');
    expect((await titles()).length).toBeGreaterThan(20);
  });

  it('creates records', async () => {
    const response = await send('POST', 'seed?organization_id=9', { tasks: [{ title: 'Paint the door' }] });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ tasks: [expect.objectContaining({ organization_id: 9, version: 1 })] });
    await send('POST', 'seed?replace=true', { tasks: [{ title: 'The only one' }] });
    expect(await titles()).toEqual(['The only one']);
    expect((await readProblem(await send('POST', 'seed', { tasks: [{}] }))).detail).toContain("property 'title'");
    expect((await readProblem(await send('POST', 'seed?organization_id=x', {}))).code).toBe('invalid_parameter');
    expect((await readProblem(await send('POST', 'seed', []))).detail).toBe('The body must be a JSON object.');
  });

  it('adds a sample event of each type to the feed, without changing records', async () => {
    mock.reset({ empty: true });
    const before = mock.snapshot().store.organizations;
    for (const type of eventTypes) {
      const response = await send('POST', 'events', { type, organization_id: 1043 });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ type, organization_id: 1043, data: { organization_id: 1043 } });
    }
    const feed = (await (await api('/api/events?limit=200')).json()) as { data: { type: string }[] };
    expect(feed.data.map(({ type }) => type)).toEqual(eventTypes);
    expect(mock.snapshot().store.organizations).toEqual(before);
  });

  it('delivers a sample event to webhooks, with data merged into its record', async () => {
    const url = 'http://127.0.0.1:1/';
    await api('/api/webhooks', {
      method: 'POST',
      body: JSON.stringify({ url, org_id: 1042, events: ['task.created'] }),
    });
    await send('POST', 'events', { type: 'task.created', data: { title: 'Paint the door' } });
    await mock.deliveries.settled();
    expect(mock.deliveries.attempts.map(({ event }) => event)).toMatchObject([
      { type: 'task.created', data: { title: 'Paint the door', version: 1 } },
    ]);
  });

  it.each([
    [{ type: 'task.creatd' }, /^Unknown event type "task.creatd". Did you mean "task.created"\?$/],
    [{}, /^Unknown event type "undefined"/],
    [{ type: 'webhook.test' }, /Use POST \/api\/webhooks\/\{webhook_id\}\/test/],
    [{ type: 'task.created', data: { titel: 'x' } }, /^Invalid task.created event:\n.*titel/],
    [{ type: 'task.created', data: [] }, /^data must be a JSON object/],
    [{ type: 'task.created', organization_id: 'x' }, /^organization_id must be a positive integer/],
  ])('rejects the sample event %j', async (body, detail) => {
    mock.reset({ empty: true });
    const problem = await readProblem(await send('POST', 'events', body));
    expect(problem).toMatchObject({ code: 'validation_failed', detail: expect.stringMatching(detail) });
    expect(mock.snapshot().store.events).toEqual([]);
  });

  it('lists requests with their bodies and without credentials, until they are deleted', async () => {
    await createTask('Paint the door');
    await fetch(`${mock.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'wls_secret' }),
    });
    const text = await (await send('GET', 'requests')).text();
    expect(JSON.parse(text).data).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/1042/tasks',
        operation: 'createTask',
        status: 201,
        body: { title: 'Paint the door' },
      },
      { operation: 'createToken', body: expect.stringContaining('client_id=app') },
    ]);
    expect(text).not.toMatch(/Bearer x|wls_secret/);
    expect(mock.requests[0]?.headers.authorization).toBe('Bearer x');
    expect((await send('DELETE', 'requests')).status).toBe(204);
    expect(mock.requests).toEqual([]);
  });

  it('records rejected requests', async () => {
    await api('/api/v1/1042/tasks/0');
    await createTask('');
    expect(mock.requests.map(({ status }) => status)).toEqual([400, 422]);
    mock.clearRequests();
    expect(mock.requests).toEqual([]);
  });

  it('changes the conditions', async () => {
    const response = await send('PUT', 'conditions', { delay: '1-2', slow: { listTasks: 1 }, rateLimit: 60 });
    expect(await response.json()).toEqual(await (await send('GET', 'conditions')).json());
    expect(mock.conditions.current).toMatchObject({ delay: '1-2', slow: { listTasks: 1 }, rateLimit: 60, fail: 0 });
    const problem = await readProblem(await send('PUT', 'conditions', { slow: { listTask: 1 } }));
    expect(problem.errors).toEqual([
      {
        in: 'body',
        pointer: '/slow/listTask',
        code: 'invalid_format',
        detail: 'must name an operation, such as listTasks',
      },
    ]);
  });

  it('expires tokens and drops streams', async () => {
    await titles();
    expect((await send('POST', 'expire-tokens')).status).toBe(204);
    expect((await api('/api/v1/1042/tasks')).status).toBe(401);
    expect((await send('POST', 'drop-streams')).status).toBe(204);
  });

  it('lists deliveries', async () => {
    expect(await (await send('GET', 'deliveries')).json()).toEqual({ data: [] });
  });

  it('returns problems for invalid JSON and unknown endpoints', async () => {
    const response = await fetch(`${mock.url}/__mock/conditions`, { method: 'PUT', body: '{' });
    expect((await readProblem(response)).code).toBe('malformed_json');
    expect((await readProblem(await send('GET', 'nothing'))).code).toBe('not_found');
  });
});
