import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { OAuthClient, otherApplication, privateApplication } from '../oauth/oauth-client.ts';

let mock: RunningServer;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

async function bearer(application: Record<string, string>, organization_id: string, scope: string) {
  const { access_token } = await oauth.token({
    grant_type: 'client_credentials',
    ...application,
    organization_id,
    scope,
  });
  return `Bearer ${access_token}`;
}

it('reports the errors of a request in the order of the service', async () => {
  const request = {
    path: '/api/v1/1042/tasks?undeclared=1',
    headers: { Accept: 'image/png', 'Content-Type': 'application/xml' } as Record<string, string>,
    body: '{"title":',
  };
  const codes: unknown[] = [];
  const send = async (change: () => void) => {
    change();
    const { path, ...init } = request;
    const response = await fetch(mock.url + path, { method: 'POST', ...init });
    codes.push(((await response.json()) as { code?: string }).code ?? response.status);
  };
  const tokens = [
    await bearer(otherApplication, '1043', 'tasks.write'),
    await bearer(privateApplication, '1042', 'tasks.read'),
    await bearer(privateApplication, '1042', 'tasks.write'),
  ];
  await send(() => {});
  for (const token of tokens) {
    await send(() => {
      request.headers.Authorization = token;
    });
  }
  await send(() => {
    request.headers.Accept = 'application/json';
  });
  await send(() => {
    request.headers['Content-Type'] = 'application/json';
  });
  await send(() => {
    request.path = '/api/v1/1042/tasks';
  });
  await send(() => {
    request.body = '{"titel":"Paint the door"}';
  });
  await send(() => {
    request.body = '{"title":"Paint the door"}';
  });
  expect(codes).toEqual([
    'token_missing',
    'wrong_organization',
    'insufficient_scope',
    'not_acceptable',
    'unsupported_media_type',
    'invalid_parameter',
    'malformed_json',
    'validation_failed',
    201,
  ]);
});

it('returns the response that a request prefers without a check of its token', async () => {
  const headers = { Prefer: 'code=404', Authorization: 'Bearer a.b.c' };
  expect((await fetch(`${mock.url}/api/v1/1042/tasks/1`, { headers })).status).toBe(404);
});
