import { describe, expect, it } from 'vitest';
import { eventsUri } from '../src/index.ts';
import { connect, type Json, mockServer, organizationId } from './connect.ts';

const types = ({ events }: Json) => events.map(({ type }: Json) => type);

/** Returns an agent that has created, updated and deleted records. */
async function changed() {
  const agent = await connect(await mockServer({ empty: true }));
  const { created } = await agent.get('create_records', { kind: 'tasks', records: [{ title: 'Paint the door' }] });
  const [{ id }] = created;
  const changes = { status: 'done', description: 'x'.repeat(300) };
  await agent.get('update_records', { kind: 'tasks', changes, records: [{ id, version: 1 }] });
  await agent.get('create_records', { kind: 'projects', records: [{ name: 'Lobby' }] });
  await agent.get('delete_records', { kind: 'tasks', records: [{ id, version: 2 }] });
  return { agent, id };
}

it('shows the history of a record, newest first, also after its deletion', async () => {
  const { agent, id } = await changed();
  const first = await agent.get('record_history', { kind: 'tasks', id, limit: 2 });
  expect(types(first)).toEqual(['task.deleted', 'task.updated']);
  expect(first.events[1].changed.status).toEqual({ from: 'open', to: 'done' });
  const rest = await agent.get('record_history', { kind: 'tasks', id, cursor: first.next_cursor });
  expect(types(rest)).toEqual(['task.created']);
  expect(rest.next_cursor).toBeNull();
});

describe('recent_events', () => {
  it('lists changes, oldest first, with the name of the record, and the old and the new values', async () => {
    const { agent, id } = await changed();
    const result = await agent.get('recent_events');
    expect(types(result)).toEqual(['task.created', 'task.updated', 'project.created', 'task.deleted']);
    const [created, updated] = result.events;
    expect(created).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'task.created',
      timestamp: expect.any(String),
      actor: { type: 'application', client_id: 'any' },
      record: { id, version: 1, name: 'Paint the door' },
    });
    expect(updated.changed).toEqual({
      status: { from: 'open', to: 'done' },
      completed_at: { from: null, to: expect.any(String) },
      description: { from: null, to: `${'x'.repeat(99)}…` },
    });
    expect(result.next_cursor).toBeNull();
  });

  it('filters by kinds and by actions', async () => {
    const { agent } = await changed();
    expect(types(await agent.get('recent_events', { kinds: ['tasks'] }))).toEqual([
      'task.created',
      'task.updated',
      'task.deleted',
    ]);
    expect(types(await agent.get('recent_events', { actions: ['created'] }))).toEqual([
      'task.created',
      'project.created',
    ]);
    expect(types(await agent.get('recent_events', { kinds: ['projects'], actions: ['created', 'deleted'] }))).toEqual([
      'project.created',
    ]);
  });

  it('filters by actor and ends at a time, on all pages', async () => {
    const { agent } = await changed();
    const filters = { actor: 'application', until: '2999-01-01T00:00:00Z', limit: 3 };
    const { next_cursor: cursor } = await agent.get('recent_events', filters);
    expect(types(await agent.get('recent_events', { ...filters, cursor }))).toEqual(['task.deleted']);
    for (const none of [{ actor: 'member' }, { until: '2026-01-01T00:00:00Z' }]) {
      expect(types(await agent.get('recent_events', { ...filters, ...none, cursor }))).toEqual([]);
    }
  });

  it('starts at the given time, and 24 hours ago by default', async () => {
    const mock = await mockServer();
    const { get } = await connect(mock);
    const { events: all } = await get('recent_events', {
      since: new Date(Date.now() - 29 * 86_400_000).toISOString(),
      limit: 100,
    });
    const { timestamp } = all[50];
    const { events: later } = await get('recent_events', { since: timestamp, limit: 100 });
    expect(later[0].timestamp >= timestamp).toBe(true);
    const day = Date.now() - 86_400_000;
    const { events: recent } = await get('recent_events', { limit: 100 });
    for (const each of recent) expect(Date.parse(each.timestamp)).toBeGreaterThanOrEqual(day - 60_000);
    const future = await connect(mock, { now: () => Date.now() + 30 * 86_400_000 });
    expect((await future.get('recent_events')).events).toEqual([]);
  });

  it('rejects a time that is not a date-time, without a request', async () => {
    const mock = await mockServer();
    const { call } = await connect(mock);
    expect(await call('recent_events', { since: 'Monday' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/since/),
    });
    expect(mock.requests).toEqual([]);
  });
});

it('offers the recent events of its organization as a resource', async () => {
  const { agent } = await changed();
  const uri = eventsUri(organizationId);
  const { resources } = await agent.client.listResources();
  expect(resources).toContainEqual(expect.objectContaining({ uri, mimeType: 'application/json' }));
  const { contents } = await agent.client.readResource({ uri });
  const [content] = contents as Json[];
  expect(JSON.parse(content.text)).toEqual(await agent.get('recent_events', { limit: 100 }));
  await expect(agent.client.readResource({ uri: eventsUri(1043) })).rejects.toThrow(/not found/i);
});

it('completes the names of kinds in the URI of a reference', async () => {
  const { client } = await connect(await mockServer());
  const { resourceTemplates } = await client.listResourceTemplates();
  const [template] = resourceTemplates;
  const uri = template?.uriTemplate ?? '';
  const { completion } = await client.complete({
    ref: { type: 'ref/resource', uri },
    argument: { name: 'kind', value: 'pr' },
  });
  expect(completion.values).toEqual(['projects', 'products', 'presences']);
});
