import { expect, it } from 'vitest';
import { startTestMock } from '../mock-client.ts';
import { OAuthClient, otherApplication, privateApplication } from '../oauth/oauth-client.ts';

it('reports the errors of a request in the order of the service', async () => {
  const mock = await startTestMock({ empty: false });
  const oauth = new OAuthClient(mock.url);
  const bearer = async (application: Record<string, string>, organization_id: string, scope: string) => {
    const form = { grant_type: 'client_credentials', ...application, organization_id, scope };
    return `Bearer ${(await oauth.token(form)).access_token}`;
  };
  const headers: Record<string, string> = { Accept: 'image/png', 'Content-Type': 'application/xml' };
  let request = { path: '/api/v1/1042/tasks?undeclared=1', body: '{"title":' };
  /** Each corrects the error of the one before. */
  const corrections: readonly (readonly [error: unknown, headers: Record<string, string>, change?: object])[] = [
    ['token_missing', {}],
    ['wrong_organization', { Authorization: await bearer(otherApplication, '1043', 'tasks.write') }],
    ['insufficient_scope', { Authorization: await bearer(privateApplication, '1042', 'tasks.read') }],
    ['not_acceptable', { Authorization: await bearer(privateApplication, '1042', 'tasks.write') }],
    ['unsupported_media_type', { Accept: 'application/json' }],
    ['invalid_parameter', { 'Content-Type': 'application/json' }],
    ['malformed_json', {}, { path: '/api/v1/1042/tasks' }],
    ['validation_failed', {}, { body: '{"titel":"Paint the door"}' }],
    [undefined, {}, { body: '{"title":"Paint the door"}' }],
  ];
  for (const [error, changed, change] of corrections) {
    Object.assign(headers, changed);
    request = { ...request, ...change };
    const response = await fetch(mock.url + request.path, { method: 'POST', headers, body: request.body });
    expect((await response.json()).code).toBe(error);
  }
});
