import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mcpPaths } from '../../src/oauth/tokens/resources.ts';
import { newCode, postRevocation, postToken } from '../oauth/oauth-requests.ts';
import { OAuthServer } from '../oauth/oauth-server.ts';
import { call, connect, mcpToken, modern, versions } from './mcp-environment.ts';

const server = await OAuthServer.open();
const organizationId = await server.organization('Harbour');
const application = await server.application(organizationId, {
  type: 'private',
  scopes: ['tasks.read', 'tasks.write', 'contacts.read', 'webhooks.read', 'members.read'],
});
const browser = await server.browserOf(await server.person([organizationId, 'owner']));

const post = (token: string | undefined, body: unknown = ping, headers: Record<string, string> = {}, path = '/mcp') =>
  fetch(server.baseUrl + path, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const readOnlyToken = () =>
  mcpToken(server, application, { scope: 'tasks.read contacts.read', resource: `${server.baseUrl}/mcp/read-only` });

const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('/mcp', () => {
  it.each(versions)('serves the tools that the token allows, version %s', async (version, options) => {
    const client = await connect(server, await mcpToken(server, application), { options });
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(11);
    const { created } = await call(client, 'create_records', { kind: 'tasks', records: [{ title: version }] });
    const [{ id }] = created;
    expect(await call(client, 'get_record', { kind: 'tasks', id })).toMatchObject({
      record: { title: version, version: 1 },
    });
    const update = { kind: 'tasks', changes: { status: 'done' }, records: [{ id, version: 1 }] };
    expect(await call(client, 'update_records', update)).toEqual({ updated: [{ id, version: 2 }], failed: [] });
    const deletion = { kind: 'tasks', records: [{ id, version: 2 }] };
    expect(await call(client, 'delete_records', deletion)).toEqual({ deleted: [{ id }], failed: [] });
    const types = ['task.created', 'task.updated', 'task.deleted'];
    const typesOf = ({ events }: { events: { type: string }[] }) => events.map(({ type }) => type);
    expect(typesOf(await call(client, 'record_history', { kind: 'tasks', id })).toReversed()).toEqual(types);
    await expect.poll(async () => typesOf(await call(client, 'recent_events')).slice(-3)).toEqual(types);
    expect(await call(client, 'who_am_i')).toMatchObject({
      organization: { id: organizationId },
      can_read: ['tasks', 'contacts'],
      can_change: ['tasks'],
    });
  });

  it('acts for the member who has allowed it', async () => {
    const publicApplication = await server.application(organizationId, { scopes: ['tasks.read', 'members.read'] });
    const code = await newCode(
      browser,
      publicApplication,
      organizationId,
      'tasks.read members.read',
      `${server.baseUrl}/mcp`,
    );
    const { access_token } = (await postToken(server, code.form)).body;
    const client = await connect(server, access_token);
    expect((await call(client, 'who_am_i')).member).toMatchObject({ name: 'Eva Lind', role: 'owner' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('create_records');
  });

  it('serves only tools that change nothing below /mcp/read-only', async () => {
    const client = await connect(server, await readOnlyToken(), { path: '/mcp/read-only' });
    const { tools } = await client.listTools();
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    await expect(call(client, 'create_records', { kind: 'tasks', records: [{ title: 'x' }] })).rejects.toThrow(
      'not found',
    );
    expect(await call(client, 'who_am_i')).toMatchObject({ read_only: true, can_change: [] });
  });

  it('finds records of its own organization only', async () => {
    const stranger = await server.application(await server.organization('Other'), { type: 'private' });
    const other = await connect(server, await mcpToken(server, stranger));
    const title = randomUUID();
    const { created } = await call(other, 'create_records', { kind: 'tasks', records: [{ title }] });
    const client = await connect(server, await mcpToken(server, application));
    expect(await call(client, 'list_records', { kind: 'tasks', filter: { ids: [created[0].id] } })).toMatchObject({
      records: [],
    });
    expect(await call(client, 'search', { query: title })).toMatchObject({ matches: [] });
    await expect(call(client, 'get_record', { kind: 'tasks', id: created[0].id })).rejects.toThrow('not_found');
  });
});

describe('the authorization of /mcp', () => {
  const metadataOf = (path: string) => `${server.baseUrl}/.well-known/oauth-protected-resource${path}`;

  it.each(mcpPaths)('asks a client of %s without a token to sign in, and names where', async (path) => {
    const response = await post(undefined, ping, {}, path);
    expect(response.status).toBe(401);
    const challenge = response.headers.get('www-authenticate');
    expect(challenge).toContain(`resource_metadata="${metadataOf(path)}"`);
    expect(challenge).not.toContain('error=');
    expect(challenge?.includes('tasks.write')).toBe(path === '/mcp');
    const document = await (await fetch(metadataOf(path))).json();
    expect(document).toMatchObject({ resource: server.baseUrl + path, authorization_servers: [server.baseUrl] });
  });

  it.each([
    ['/mcp', ''],
    ['/mcp', '/mcp/read-only'],
    ['/mcp/read-only', ''],
    ['/mcp/read-only', '/mcp'],
  ])('rejects at %s a token whose audience is the base URL with the path "%s"', async (path, other) => {
    const token = await mcpToken(server, application, { scope: 'tasks.read', resource: server.baseUrl + other });
    const response = await post(token, ping, {}, path);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(response.headers.get('www-authenticate')).toContain(`resource_metadata="${metadataOf(path)}"`);
    expect(await response.json()).toMatchObject({
      code: 'token_invalid',
      detail: `The access token is not intended for ${server.baseUrl}${path}.`,
    });
  });

  it.each(['GET', 'DELETE'])('rejects a %s without a token', async (method) => {
    expect((await fetch(`${server.baseUrl}/mcp`, { method })).status).toBe(401);
  });

  it('rejects a token without a scope that a tool uses', async () => {
    const response = await post(await mcpToken(server, application, { scope: 'webhooks.read' }));
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
  });

  it('rejects a revoked token at once, also with an exchanged token in use', async () => {
    const token = await mcpToken(server, application);
    const client = await connect(server, token);
    await call(client, 'list_records', { kind: 'tasks' });
    await postRevocation(server, { client_id: application.clientId, client_secret: application.clientSecret, token });
    const response = await post(token);
    expect([response.status, (await response.json()).code]).toEqual([401, 'token_revoked']);
  });

  it('rejects requests of pages of other origins', async () => {
    const token = await mcpToken(server, application);
    expect((await post(token, ping, { origin: 'https://attacker.example' })).status).toBe(403);
    expect((await post(token, ping, { origin: 'null' })).status).toBe(403);
    expect((await post(token, ping, { origin: server.baseUrl })).status).toBe(200);
    expect((await post(token, ping, { origin: 'http://localhost:6274' })).status).toBe(200);
  });

  it('counts requests of the client, and tells a model when to continue', async () => {
    const env = { RATE_LIMIT_REQUESTS: '6', BASE_URL: server.baseUrl };
    const limited = await OAuthServer.open({ store: server.store, env });
    const token = await mcpToken(server, await server.application(organizationId, { type: 'private' }));
    const client = await connect(limited, token);
    const results = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      results.push(await client.callTool({ name: 'search', arguments: { query: 'x' } }).catch((error) => error));
    }
    const rejected = results.find(({ isError }) => isError);
    expect(rejected?.structuredContent).toMatchObject({
      error: {
        code: 'rate_limited',
        retry_after: expect.any(Number),
        remedy: expect.stringContaining('retry_after'),
      },
    });
  });
});

describe('the transport of /mcp', () => {
  it('responds to invalid JSON with a parse error', async () => {
    const response = await post(await mcpToken(server, application), '{"jsonrpc":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: -32700 } });
  });

  it('rejects a body of more than 1 MiB', async () => {
    const token = await mcpToken(server, application);
    const response = await post(token, { ...ping, params: { text: 'x'.repeat(1024 * 1024) } });
    expect(response.status).toBe(413);
  });

  it.each(['GET', 'DELETE'])('has no sessions: %s is not allowed', async (method) => {
    const headers = { authorization: `Bearer ${await mcpToken(server, application)}`, accept: 'text/event-stream' };
    expect((await fetch(`${server.baseUrl}/mcp`, { method, headers })).status).toBe(405);
  });

  it('serves the same client over several nodes', async () => {
    const other = await OAuthServer.open({ store: server.store, env: { BASE_URL: server.baseUrl } });
    const token = await mcpToken(server, application);
    const client = await connect(server, token);
    const { created } = await call(client, 'create_records', { kind: 'tasks', records: [{ title: randomUUID() }] });
    const onOther = await fetch(`${other.listensOn}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_record', arguments: { kind: 'tasks', id: created[0].id } },
      }),
    });
    expect(await onOther.text()).toContain(created[0].name);
  });
});

it('a batch of /mcp costs what its calls cost', async () => {
  const token = await mcpToken(server, await server.application(organizationId, { type: 'private' }));
  const remaining = async (calls: number) => {
    const response = await fetch(`${server.listensOn}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }))),
    });
    await response.text();
    return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
  };
  const before = await remaining(1);
  expect(await remaining(10)).toBe(before - 10);
});

describe('the events of /mcp', () => {
  const uriOf = (id: number) => `worklane://organizations/${id}/events`;

  it('notifies a subscriber of the events of its organization', async () => {
    const client = await connect(server, await mcpToken(server, application));
    const updated = Promise.withResolvers<string>();
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => updated.resolve(params.uri));
    const subscription = await client.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    await call(client, 'create_records', { kind: 'tasks', records: [{ title: randomUUID() }] });
    expect(await updated.promise).toBe(uriOf(organizationId));
    const [content] = (await client.readResource({ uri: uriOf(organizationId) })).contents;
    expect(JSON.parse((content as { text: string }).text).events).not.toEqual([]);
    await subscription.close();
  });

  it('does not notify a subscriber of the events of another organization', async () => {
    const otherId = await server.organization('Neighbour');
    const neighbour = await server.application(otherId, { type: 'private' });
    const spy = await connect(server, await mcpToken(server, neighbour));
    const notified: string[] = [];
    spy.setNotificationHandler('notifications/resources/updated', ({ params }) => {
      notified.push(params.uri);
    });
    await spy.listen({ resourceSubscriptions: [uriOf(organizationId), uriOf(otherId)] });
    const client = await connect(server, await mcpToken(server, application));
    await call(client, 'create_records', { kind: 'tasks', records: [{ title: randomUUID() }] });
    await call(spy, 'create_records', { kind: 'tasks', records: [{ title: randomUUID() }] });
    await expect.poll(() => notified).toContain(uriOf(otherId));
    expect(notified).not.toContain(uriOf(organizationId));
    await expect(spy.readResource({ uri: uriOf(organizationId) })).rejects.toThrow();
  });

  it('have a share of subscriptions for each principal, so that one leaves those of others free', async () => {
    const greedy = await server.application(organizationId, { type: 'private' });
    const client = await connect(server, await mcpToken(server, greedy));
    const listen = () => client.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    const subscriptions = [];
    for (let count = 0; count < 20; count++) subscriptions.push(await listen());
    await expect(listen()).rejects.toThrow('503');
    const other = await connect(server, await mcpToken(server, application));
    const subscription = await other.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    await subscription.close();
    await subscriptions[0]?.close();
    await expect
      .poll(() =>
        listen().then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });

  it('are streams that end when the token is revoked', async () => {
    const token = await mcpToken(server, application);
    const client = await connect(server, token);
    const subscription = await client.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    await postRevocation(server, { client_id: application.clientId, client_secret: application.clientSecret, token });
    expect(['graceful', 'remote']).toContain(await subscription.closed);
  });

  it('are no longer notified of after the token was revoked', async () => {
    const token = await mcpToken(server, application);
    const client = await connect(server, token, { options: modern });
    const notified: string[] = [];
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
      notified.push(params.uri);
    });
    await client.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    await postRevocation(server, { client_id: application.clientId, client_secret: application.clientSecret, token });
    const witness = await connect(server, await mcpToken(server, application));
    const seen = Promise.withResolvers<void>();
    witness.setNotificationHandler('notifications/resources/updated', () => seen.resolve());
    await witness.listen({ resourceSubscriptions: [uriOf(organizationId)] });
    await call(witness, 'create_records', { kind: 'tasks', records: [{ title: randomUUID() }] });
    await seen.promise;
    expect(notified).toEqual([]);
  });
});
