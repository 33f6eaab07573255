import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDashboard, type Team } from '../dashboard-api/test-dashboard.ts';
import { type Application, createApplication, readPage, waitForRequests } from './application.ts';

let team: Team;
let application: Application;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
  application = await createApplication(dashboard, team);
});

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** Sends a request as the application. */
const send = (method: Method, url: string, options: { payload?: object; headers?: Record<string, string> } = {}) =>
  dashboard.node.app.inject({ method, url, ...options, headers: { ...application.headers, ...options.headers } });

const tasks = () => `/api/v1/${team.id}/tasks`;

/** Returns what the log has of the requests of the application. */
async function logged(count: number) {
  const requests = await waitForRequests(dashboard, application, count);
  return requests.map(({ method, path, operation, status, problem_code }) => [
    method,
    path,
    operation,
    status,
    problem_code,
  ]);
}

const token = (form: Record<string, string>, endpoint = 'token') =>
  dashboard.node.app.inject({
    method: 'POST',
    url: `/oauth/${endpoint}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });

describe('The request log', () => {
  it('has the requests of an application with method, path, operation, status, duration and problem', async () => {
    const created = await send('POST', tasks(), { payload: { title: 'Order oak panels' } });
    const { id } = created.json<{ id: number }>();
    await send('GET', `${tasks()}/${id}`);
    await send('HEAD', tasks());
    await send('GET', `${tasks()}/999999`);
    await send('POST', tasks(), { payload: { title: 1 } });
    await send('GET', `/api/v1/${team.id}/contacts`);
    await send('GET', `/api/v1/${team.id + 1}/tasks`);
    await send('GET', `${tasks()}?limit=none`);
    expect(await logged(8)).toEqual([
      ['POST', tasks(), 'createTask', 201, null],
      ['GET', `${tasks()}/${id}`, 'getTask', 200, null],
      ['HEAD', tasks(), 'listTasks', 200, null],
      ['GET', `${tasks()}/999999`, 'getTask', 404, 'not_found'],
      ['POST', tasks(), 'createTask', 422, 'validation_failed'],
      ['GET', `/api/v1/${team.id}/contacts`, 'listContacts', 403, 'insufficient_scope'],
      ['GET', `/api/v1/${team.id + 1}/tasks`, 'listTasks', 403, 'wrong_organization'],
      ['GET', tasks(), 'listTasks', 400, 'invalid_parameter'],
    ]);
    const [first] = (await readPage(dashboard, application)).data.toReversed();
    expect(first).toMatchObject({
      client_id: application.clientId,
      request_id: created.headers['x-request-id'],
      completed_at: dashboard.clock.now.toISOString(),
    });
    expect(first?.duration_ms).toBeGreaterThan(0);
  });

  it('has requests to unknown paths and with unsupported methods', async () => {
    await send('GET', `/api/v1/${team.id}/taks`);
    await send('DELETE', tasks());
    expect((await logged(2)).toSorted()).toEqual([
      ['DELETE', tasks(), null, 405, 'method_not_allowed'],
      ['GET', `/api/v1/${team.id}/taks`, null, 404, 'not_found'],
    ]);
  });

  it('has requests with an expired and with a revoked access token', async () => {
    const { now } = dashboard.clock;
    dashboard.clock.forward(400 * 86_400);
    await send('GET', tasks());
    dashboard.clock.now = now;
    await dashboard.call(team.owner, 'revokeAccess', {
      path: { organization_id: team.id, access_id: application.accessId },
    });
    await send('GET', tasks());
    expect((await logged(2)).toSorted()).toEqual([
      ['GET', tasks(), 'listTasks', 401, 'token_expired'],
      ['GET', tasks(), 'listTasks', 401, 'token_revoked'],
    ]);
  });

  it('has token requests, also with a wrong secret, with their OAuth error', async () => {
    const client = {
      client_id: application.clientId,
      client_secret: application.clientSecret,
      organization_id: String(team.id),
    };
    const granted = await token({ ...client, grant_type: 'client_credentials', scope: 'tasks.read' });
    await token({ ...client, client_secret: 'wrong', grant_type: 'client_credentials' });
    await token({ ...client, grant_type: 'client_credentials', scope: 'nothing' });
    await token({ ...client, token: granted.json().access_token }, 'revoke');
    expect(await logged(4)).toEqual([
      ['POST', '/oauth/token', 'createToken', 200, null],
      ['POST', '/oauth/token', 'createToken', 401, 'invalid_client'],
      ['POST', '/oauth/token', 'createToken', 400, 'invalid_scope'],
      ['POST', '/oauth/revoke', 'revokeToken', 200, null],
    ]);
  });

  it('has no requests of the dashboard, and none without a known application', async () => {
    const session = await dashboard.call(team.member, 'createSessionToken', { path: { organization_id: team.id } });
    const authorization = `Bearer ${session.json<schemas.SessionToken>().access_token}`;
    const url = `/api/v1/${team.id}/nothing`;
    await send('GET', tasks(), { headers: { authorization } });
    await send('GET', url, { headers: { authorization } });
    await send('GET', tasks(), { headers: { authorization: 'Bearer unknown' } });
    await send('GET', tasks(), { headers: { authorization: '' } });
    await send('GET', url, { headers: { authorization: 'Bearer unknown' } });
    await token({ client_id: 'app_unknown', client_secret: 'wrong', grant_type: 'client_credentials' });
    await send('GET', tasks());
    expect(await logged(1)).toEqual([['GET', tasks(), 'listTasks', 200, null]]);
    const { rows } = await sql`select from request_log where organization_id = ${team.id}`.execute(dashboard.store.db);
    expect(rows).toHaveLength(1);
  });

  it('has nothing of the query, the headers, the body and the tokens of a request', async () => {
    const headers = { 'user-agent': 'hunter2', cookie: 'hunter2', 'x-request-id': 'quoted-1' };
    const bearer = application.headers.authorization.slice(7);
    await send('GET', `${tasks()}?q=hunter2&access_token=hunter2`, { headers });
    await send('POST', tasks(), { headers, payload: { title: 'hunter2', hunter2: 1 } });
    await send('GET', `${tasks()}/hunter2`, { headers });
    await send('GET', `${tasks()}/${bearer}`, { headers });
    await send('GET', `/hunter2/${bearer}?hunter2`, { headers });
    await token({ client_id: application.clientId, client_secret: 'hunter2', grant_type: 'client_credentials' });
    await waitForRequests(dashboard, application, 6);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(request_log)::text as row from request_log where organization_id = ${team.id}`.execute(
      dashboard.store.db,
    );
    expect(rows).toHaveLength(6);
    for (const { row } of rows) {
      expect(row).not.toContain('hunter2');
      for (const part of [...bearer.split('.'), application.clientSecret]) expect(row).not.toContain(part);
    }
    expect(rows.filter(({ row }) => row.includes('"path":"/*/*"'))).toHaveLength(1);
  });

  it('has an event stream when the client closes it, with its duration', async () => {
    const address = await dashboard.node.app.listen({ port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const response = await fetch(`${address}/api/events/stream`, {
      headers: { ...application.headers, 'x-request-id': 'stream-1' },
      signal: controller.signal,
    });
    const openedAt = performance.now();
    expect(response.status).toBe(200);
    await send('GET', tasks());
    await waitForRequests(dashboard, application, 1);
    const milliseconds = Math.floor(performance.now() - openedAt);
    controller.abort();
    const requests = await waitForRequests(dashboard, application, 2);
    const stream = requests.find(({ request_id }) => request_id === 'stream-1');
    expect(stream).toMatchObject({ method: 'GET', path: '/api/events/stream', operation: 'streamEvents', status: 200 });
    expect(requests.filter(({ request_id }) => request_id === 'stream-1')).toHaveLength(1);
    // It was open while the other request was written.
    expect(stream?.duration_ms).toBeGreaterThanOrEqual(milliseconds);
  });
});
