import { describe, expect, it } from 'vitest';
import { prompts } from '../src/prompts/register-prompts.ts';
import { tools } from '../src/tools/tools.ts';
import { type Agent, accessToken, connect, type Json, mockServer } from './connect.ts';

const changing = ['create_records', 'update_records', 'delete_records'];
const toolNames = async ({ client }: Agent) => (await client.listTools()).tools.map(({ name }) => name);
const promptNames = async ({ client }: Agent) => (await client.listPrompts()).prompts.map(({ name }) => name);
const resourceUris = async ({ client }: Agent) => (await client.listResources()).resources.map(({ uri }) => uri);

/** Returns the kinds that an argument of a tool accepts. */
async function kindsOf({ client }: Agent, tool: string): Promise<string[]> {
  const { tools: listed } = await client.listTools();
  const { properties } = (listed.find(({ name }) => name === tool) ?? expect.unreachable(tool)).inputSchema as Json;
  return (properties.kind ?? properties.kinds.items).enum;
}

it('lists every tool and prompt when the scopes are unknown', async () => {
  const agent = await connect(await mockServer());
  expect(await toolNames(agent)).toEqual(tools.map(({ name }) => name));
  expect(await promptNames(agent)).toEqual(prompts.map(({ name }) => name));
});

describe('with scopes', () => {
  const scopes = ['tasks.read', 'tasks.write', 'projects.read'];

  it('lists the kinds that each tool can use', async () => {
    const agent = await connect(await mockServer(), { scopes });
    const readable = ['tasks', 'projects'];
    for (const tool of ['describe_kind', 'search', 'list_records', 'get_record', 'recent_events']) {
      expect([tool, await kindsOf(agent, tool)]).toEqual([tool, readable]);
    }
    for (const tool of changing) expect([tool, await kindsOf(agent, tool)]).toEqual([tool, ['tasks']]);
    const { kinds } = await agent.get('list_kinds');
    expect(kinds).toMatchObject([
      { kind: 'tasks', readable: true, writable: true },
      { kind: 'projects', readable: true, writable: false },
    ]);
  });

  it('rejects a kind that is not listed, without a request', async () => {
    const mock = await mockServer();
    const { call } = await connect(mock, { scopes });
    const result = await call('list_records', { kind: 'contacts' });
    expect(result).toMatchObject({ isError: true, text: expect.stringContaining('kind') });
    expect(mock.requests).toEqual([]);
  });

  it('searches all kinds in one request', async () => {
    const mock = await mockServer();
    const { get } = await connect(mock, { scopes });
    await get('search', { query: 'hotel' });
    expect(mock.requests.map(({ operation }) => operation)).toEqual(['searchRecords']);
  });

  it('lists the references of these kinds, and prompts that need no others', async () => {
    const agent = await connect(await mockServer(), { scopes: [...scopes, 'appointments.read'] });
    expect(await resourceUris(agent)).toEqual(
      expect.arrayContaining(['worklane://kinds/tasks', 'worklane://kinds/projects', 'worklane://kinds/appointments']),
    );
    expect(await promptNames(agent)).toEqual(['plan_week']);
    await expect(agent.client.readResource({ uri: 'worklane://kinds/contacts' })).rejects.toThrow(/not found/i);
  });

  it('describes a kind that it can only write', async () => {
    const agent = await connect(await mockServer(), { scopes: ['tasks.write'] });
    expect(await toolNames(agent)).toEqual(['who_am_i', 'list_kinds', 'describe_kind', ...changing]);
    expect(await agent.get('describe_kind', { kind: 'tasks' })).toMatchObject({ kind: 'tasks', writable: true });
    expect((await agent.get('list_kinds')).kinds).toMatchObject([{ kind: 'tasks', readable: false, writable: true }]);
  });

  it('lists only the tools that need no kind when it can access none', async () => {
    const agent = await connect(await mockServer(), { scopes: ['webhooks.read'] });
    expect(await toolNames(agent)).toEqual(['who_am_i', 'list_kinds']);
    expect(await promptNames(agent)).toEqual([]);
    expect(await resourceUris(agent)).toEqual([]);
  });

  it('lists no prompt that changes what it can only read', async () => {
    const agent = await connect(await mockServer(), { scopes: ['tickets.read', 'members.read', 'deals.read'] });
    expect(await promptNames(agent)).toEqual(['review_pipeline']);
  });
});

describe('with a token that has fewer scopes than the server knows', () => {
  async function limited() {
    const mock = await mockServer();
    return connect(mock, {
      clientOptions: { auth: await accessToken(mock, ['tickets.read']) },
      identity: { memberId: 15 },
    });
  }

  it('reads what the token allows, without the names of other kinds', async () => {
    const { get } = await limited();
    const { record } = await get('get_record', { kind: 'tickets', id: 1188 });
    expect(record).toMatchObject({ contact_id: 902, subject: expect.any(String) });
    expect(record).not.toHaveProperty('contact');
    expect((await get('who_am_i')).member).toEqual({ id: 15 });
  });

  it('searches the kinds that the token allows', async () => {
    const { get, call } = await limited();
    expect((await get('search', { query: 'panel' })).matches).toContainEqual(expect.objectContaining({ id: 1188 }));
    const { value } = await call('search', { query: 'panel', kinds: ['tasks'] });
    expect(value).toMatchObject({ code: 'insufficient_scope', remedy: expect.stringContaining('who_am_i') });
  });

  it('lists the events of kinds that the token allows', async () => {
    const { get } = await limited();
    const since = new Date(Date.now() - 29 * 86_400_000).toISOString();
    const { events } = await get('recent_events', { limit: 100, since });
    expect(new Set(events.map(({ type }: Json) => type.split('.')[0]))).toEqual(new Set(['ticket']));
  });
});

describe('a read-only server', () => {
  it('lists no tool and no prompt that changes records', async () => {
    const agent = await connect(await mockServer(), { readOnly: true });
    expect(await toolNames(agent)).toEqual(tools.map(({ name }) => name).filter((name) => !changing.includes(name)));
    expect(await promptNames(agent)).toEqual(
      prompts.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
    );
    expect(await agent.get('who_am_i')).toMatchObject({ read_only: true, can_change: [] });
    expect(await agent.get('describe_kind', { kind: 'tasks' })).toMatchObject({ writable: false });
  });

  it.each(changing)('rejects a call of %s, without a request', async (name) => {
    const mock = await mockServer();
    const { call } = await connect(mock, { readOnly: true });
    const args = { kind: 'tasks', records: [{ id: 1, version: 1, title: 'Paint the door' }] };
    await expect(call(name, args)).rejects.toThrow(`Tool ${name} not found`);
    expect(mock.requests).toEqual([]);
  });
});

it('annotates which tools only read and which destroy', async () => {
  const { client } = await connect(await mockServer());
  const { tools: listed } = await client.listTools();
  const reads = { readOnlyHint: true, openWorldHint: false };
  const changes = { readOnlyHint: false, openWorldHint: false };
  expect(Object.fromEntries(listed.map(({ name, annotations }) => [name, annotations]))).toEqual({
    who_am_i: reads,
    list_kinds: reads,
    describe_kind: reads,
    search: reads,
    list_records: reads,
    get_record: reads,
    create_records: { ...changes, destructiveHint: false, idempotentHint: true },
    update_records: { ...changes, destructiveHint: true, idempotentHint: false },
    delete_records: { ...changes, destructiveHint: true, idempotentHint: true },
    record_history: reads,
    recent_events: reads,
  });
});

it('offers subscriptions to clients of the protocol that has them', async () => {
  const mock = await mockServer();
  const modern = await connect(mock);
  expect(modern.client.getServerCapabilities()).toMatchObject({ resources: { subscribe: true } });
  const legacy = await connect(mock, { version: '2025-11-25' });
  expect(legacy.client.getServerCapabilities()).toMatchObject({ resources: { subscribe: false } });
});
