import { randomUUID } from 'node:crypto';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, describe, expect, it } from 'vitest';
import { bearerRequest, newCode, postRevocation, postToken } from '../oauth/oauth-requests.ts';
import { OAuthServer, type TestApplication } from '../oauth/oauth-server.ts';
import { call, connect, mcpToken } from './mcp-environment.ts';

let organizationId: number;
let application: TestApplication;

const server = await OAuthServer.open();
beforeEach(async () => {
  organizationId = await server.organization('Harbour');
  const scopes = ['tasks.read', 'tasks.write', 'contacts.read', 'webhooks.write'];
  application = await server.application(organizationId, { type: 'private', scopes });
});

/** Waits until the log of the application has a number of requests besides those of tokens, and returns them in order. */
const logged = (count: number) =>
  waitFor(async () => {
    await server.service.requestRecorder?.flush();
    const rows = await server.store.db
      .selectFrom('request_log')
      .select(['method', 'path', 'operation', 'status', 'problem_code', 'via'])
      .where('client_id', '=', application.clientId)
      .where('path', 'not like', '/oauth/%')
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(count);
    return rows;
  });

/** Sends a request to the MCP server. */
const post = (token: string, { path = '/mcp', headers = {}, body = JSON.stringify(listTools) }: PostOptions = {}) =>
  fetch(server.baseUrl + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });

interface PostOptions {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Returns a request that calls a tool. */
const toolCall = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

describe('the request log', () => {
  it('has the requests to the MCP server, and those that it sends to the API, as sent through it', async () => {
    const client = await connect(server, await mcpToken(server, application));
    const title = randomUUID();
    await call(client, 'create_records', { kind: 'tasks', records: [{ title }] });
    const rows = await waitFor(async () => {
      await server.service.requestRecorder?.flush();
      const { length } = await server.store.db
        .selectFrom('request_log')
        .select('id')
        .where('client_id', '=', application.clientId)
        .where('operation', '=', 'createTask')
        .execute();
      expect(length).toBe(1);
      return server.store.db
        .selectFrom('request_log')
        .selectAll()
        .where('client_id', '=', application.clientId)
        .where('path', 'not like', '/oauth/%')
        .execute();
    });
    const paths = rows.map(({ path }) => path);
    expect(paths).toContain('/mcp');
    expect(paths).toContain(`/api/v1/${organizationId}/tasks`);
    expect(rows.filter(({ via }) => via !== 'mcp')).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(title);
    expect(JSON.stringify(rows)).not.toContain('create_records');
  });

  it('has the requests that the application sends itself without it', async () => {
    const authorization = `Bearer ${await mcpToken(server, application, { resource: server.baseUrl })}`;
    await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks`, { headers: { authorization } });
    expect(await logged(1)).toMatchObject([{ operation: 'listTasks', status: 200, via: null }]);
  });

  it('has requests to the MCP server with a revoked token, and those below /mcp/read-only', async () => {
    const resource = `${server.baseUrl}/mcp/read-only`;
    const token = await mcpToken(server, application, { scope: 'tasks.read', resource });
    expect((await post(token, { path: '/mcp/read-only' })).status).toBe(200);
    await postRevocation(server, { client_id: application.clientId, client_secret: application.clientSecret, token });
    expect((await post(token, { path: '/mcp/read-only' })).status).toBe(401);
    expect(await logged(2)).toEqual([
      { method: 'POST', path: '/mcp/read-only', operation: null, status: 200, problem_code: null, via: 'mcp' },
      {
        ...{ method: 'POST', path: '/mcp/read-only', operation: null, status: 401, via: 'mcp' },
        problem_code: 'token_revoked',
      },
    ]);
  });

  it('is not misled by headers', async () => {
    const body = toolCall('list_records', { kind: 'tasks' });
    const direct = await mcpToken(server, application, { resource: server.baseUrl });
    const headers = { authorization: `Bearer ${direct}`, via: 'mcp', 'x-via': 'mcp', 'user-agent': 'mcp' };
    await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks`, { headers });
    const hidden = { via: '', 'x-via': 'null', 'user-agent': 'curl', act: '{}', 'x-forwarded-for': '203.0.113.7' };
    expect((await post(await mcpToken(server, application), { body, headers: hidden })).status).toBe(200);
    const rows = await logged(3);
    expect(rows.filter(({ operation }) => operation === 'listTasks').map(({ via }) => via)).toEqual([null, 'mcp']);
    expect(rows.find(({ path }) => path === '/mcp')?.via).toBe('mcp');
  });

  it('has a subscription when the client closes it', async () => {
    let sent = 0;
    const client = await connect(server, await mcpToken(server, application), {
      fetch: (url, init) => {
        sent++;
        return fetch(url, init);
      },
    });
    await logged(sent);
    const uri = `worklane://organizations/${organizationId}/events`;
    const subscription = await client.listen({ resourceSubscriptions: [uri] });
    await subscription.close();
    expect((await logged(sent)).at(-1)).toMatchObject({ method: 'POST', path: '/mcp', status: 200, via: 'mcp' });
  });
});

describe('the access log', () => {
  it('has a line for each request, which tells those of an agent apart', async () => {
    const authorization = `Bearer ${await mcpToken(server, application, { resource: server.baseUrl })}`;
    await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks`, { headers: { authorization } });
    const client = await connect(server, await mcpToken(server, application));
    await call(client, 'list_records', { kind: 'tasks' });
    const lines = () =>
      server.log
        .map((line) => JSON.parse(line))
        .filter(({ msg, client }) => msg === 'request' && client === application.clientId);
    const listTasks = lines().filter(({ route }) => route === '/api/v1/:organization_id/tasks');
    expect(listTasks.map(({ via }) => via)).toEqual([undefined, 'mcp']);
    await waitFor(() => expect(lines().filter(({ route }) => route === '/mcp')).not.toEqual([]));
    expect(lines().filter(({ route, via }) => route === '/mcp' && via !== 'mcp')).toEqual([]);
  });
});

describe('all logs', () => {
  it('have no data and no token of a request to the MCP server, even if it is invalid', async () => {
    const token = await mcpToken(server, application);
    const secret = randomUUID();
    const version = { 'io.modelcontextprotocol/protocolVersion': secret };
    const statuses: number[] = [];
    for (const options of [
      { body: toolCall('create_records', { kind: 'tasks', records: [{ title: secret, assignee_id: secret }] }) },
      { body: toolCall('list_records', { kind: 'tasks', filter: { q: secret } }) },
      { body: toolCall(secret, {}) },
      { body: `{"title": ${secret}` },
      { body: JSON.stringify({ ...listTools, method: secret }) },
      { body: JSON.stringify({ [secret]: secret }) },
      { body: JSON.stringify({ ...listTools, params: { _meta: version } }) },
      { headers: { 'mcp-protocol-version': secret } },
      { headers: { 'content-type': `text/plain; ${secret}` } },
      { path: `/mcp?access_token=${secret}` },
    ]) {
      statuses.push((await post(token, options)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 400, 200, 400, 400, 400, 415, 200]);
    // Each request has a row, and two have called the API.
    await logged(statuses.length + 2);
    const rows = await server.store.db
      .selectFrom('request_log')
      .selectAll()
      .where('client_id', '=', application.clientId)
      .execute();
    const log = [...server.log, ...rows.map((row) => JSON.stringify(row))].join('\n');
    expect(log).toContain(application.clientId);
    expect(log).not.toContain(secret);
    // The signature of the token, and the header of the token for which it is exchanged.
    expect(log).not.toContain(token.slice(token.lastIndexOf('.')));
    expect(log).not.toContain(token.slice(0, token.indexOf('.')));
  });
});

describe('a change', () => {
  const send = async (token: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(server.baseUrl + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };

  /** Returns the token with which the MCP server calls the API. */
  async function exchange(token: string): Promise<string> {
    const { mcpAccess } = server.service;
    return mcpAccess.exchangeToken(await mcpAccess.authenticate('/mcp', bearerRequest('/mcp', token)));
  }

  /** Returns a public application, and tokens with which it acts for an owner. */
  async function grantedAccess(scopes: string[]) {
    const browser = await server.browserOf(await server.person([organizationId, 'owner']));
    const { clientId: client_id, ...others } = await server.application(organizationId, { scopes });
    const tokenFor = async (path: string): Promise<string> => {
      const granted = { clientId: client_id, ...others };
      const { form } = await newCode(browser, granted, organizationId, scopes.join(' '), server.baseUrl + path);
      return (await postToken(server, form)).body.access_token;
    };
    return { client_id, tokenFor };
  }

  it('has an agent as its actor in the record and the event feed, or the application of a member', async () => {
    const lastActor = (token: string, last: string) =>
      waitFor(async () => {
        const { type, actor } = (await send(token, 'GET', '/api/events?limit=200')).data.at(-1);
        expect(type).toBe(last);
        return actor;
      });
    const tasks = `/api/v1/${organizationId}/tasks`;
    const agent = await exchange(await mcpToken(server, application, { scope: 'tasks.write tasks.read' }));
    const byAgent = { type: 'agent', client_id: application.clientId };
    const created = await send(agent, 'POST', tasks, { title: 'One' });
    expect(created).toMatchObject({ created_by: byAgent, updated_by: byAgent });
    expect(await lastActor(agent, 'task.created')).toEqual(byAgent);
    const one = `${tasks}/${created.id}`;
    const { client_id, tokenFor } = await grantedAccess(['tasks.read', 'tasks.write']);
    const ofMember = await tokenFor('');
    const actor = { type: 'application', client_id, member_id: expect.any(Number) };
    const changed = { created_by: byAgent, updated_by: actor };
    expect(await send(ofMember, 'PATCH', one, { title: 'Two' })).toMatchObject(changed);
    expect(await send(agent, 'PATCH', one, { title: 'Two' })).toMatchObject(changed);
    await send(ofMember, 'DELETE', one);
    expect(await lastActor(ofMember, 'task.deleted')).toEqual(actor);
    const restored = await send(agent, 'POST', `${one}/restore`);
    expect(restored).toMatchObject({ created_by: byAgent, updated_by: byAgent });
  });

  it('says in the audit log that an agent has made it for the application or the member', async () => {
    const scopes = ['webhooks.write', 'tasks.read'];
    const actorOfCreation = async (token: string) => {
      const webhook = { org_id: organizationId, url: 'https://hooks.example.com/worklane', events: ['task.created'] };
      await send(token, 'POST', '/api/webhooks', webhook);
      const entries = server.store.db.selectFrom('audit_log').select('actor').orderBy('id', 'desc');
      const created = entries.where('organization_id', '=', organizationId).where('action', '=', 'webhook.created');
      return (await created.executeTakeFirstOrThrow()).actor;
    };
    const ofApplication = await exchange(await mcpToken(server, application, { scope: scopes.join(' ') }));
    const actor = { type: 'application', client_id: application.clientId, name: 'Lighthouse', via: 'mcp' };
    expect(await actorOfCreation(ofApplication)).toEqual(actor);
    const { client_id, tokenFor } = await grantedAccess(scopes);
    const direct = await actorOfCreation(await tokenFor(''));
    expect(direct).toMatchObject({ type: 'member', name: 'Eva Lind', client_id });
    expect(await actorOfCreation(await exchange(await tokenFor('/mcp')))).toEqual({ ...direct, via: 'mcp' });
  });
});
