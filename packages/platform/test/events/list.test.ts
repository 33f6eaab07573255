import { events } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { poolPolicies, SharedPool } from '../../src/http/shared-pools.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { readableEvent } from '../../src/records/record-validation.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const day = 86_400_000;
const started = new Date('2026-06-01T12:00:00.000Z');
const all: string[] = [...new Set(Object.values(events).map(({ scope }) => scope))];

describe('GET /api/events', async () => {
  let now = started;
  let organizationId = 0;

  const get = async (query: Record<string, string> = {}) => {
    const response = await app.inject({
      url: `/api/events?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${tokenOf(organizationId, all)}` },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const write = (id: number, rest = {}) =>
    writeEvent(database.store.db, { organizationId, id, now: now.toISOString(), ...rest });

  const database = await openStoreOn('pglite');
  const changeNotifier = await createChangeNotifier({ store: database.store, nodeId: 'one' });
  const context = {
    store: database.store,
    clock: () => now,
    changeNotifier,
    isCurrent: () => true,
    streams: new SharedPool(poolPolicies.eventStreams),
  };
  const app = createEventServer(context);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await changeNotifier.close();
  });
  beforeEach(() => {
    organizationId += 1;
    now = started;
  });

  it('returns an event whose stored data is invalid, and logs its ID without its data', async () => {
    for (const id of [1, 2, 3]) await write(id);
    const { rows } = await sql<{ id: string }>`
      update events set data = '{"title": "Secret plan"}'
      where organization_id = ${organizationId} and entity_id = 2 returning id`.execute(database.store.db);
    const errors: string[] = [];
    const server = createEventServer(context, errors);
    onTestFinished(() => server.close());
    const response = await server.inject({
      url: '/api/events',
      headers: { authorization: `Bearer ${tokenOf(organizationId, all)}` },
    });
    expect(response.statusCode).toBe(200);
    const data = response.json().data.map((event: { data: object }) => event.data);
    expect(data).toMatchObject([{ id: 1 }, { title: 'Secret plan' }, { id: 3 }]);
    expect(errors).toEqual([expect.stringContaining(`(id ${rows[0]?.id})`)]);
    expect(errors[0]).not.toContain('Secret plan');
  });

  it('returns the record of an event as the contract has it today, and the names of its invalid fields', async () => {
    for (const id of [1, 2]) await write(id);
    const stored = { title: 'Paint', status: 'waiting', due_at: 7, colour: 'red' };
    await sql`
      update events set data = (data::jsonb - 'description' - 'tags' - 'priority' || ${JSON.stringify(stored)}::jsonb)::json
      where organization_id = ${organizationId} and entity_id = 2`.execute(database.store.db);
    const server = createEventServer({ ...context, readable: readableEvent }, []);
    onTestFinished(() => server.close());
    const response = await server.inject({
      url: '/api/events',
      headers: { authorization: `Bearer ${tokenOf(organizationId, all)}` },
    });
    const [valid, invalid] = response.json().data.map((event: { data: object }) => event.data);
    expect(valid).toEqual((await get()).body.data[0].data);
    expect(invalid).toMatchObject({
      title: 'Paint',
      status: 'waiting',
      due_at: null,
      description: null,
      priority: 'normal',
    });
    expect(invalid.invalid_fields.toSorted()).toEqual(['due_at', 'status']);
    expect(invalid).not.toHaveProperty('colour');
  });

  it('returns an event of a removed kind as it is stored', () => {
    const event = { organization_id: 1, feed_position: 1, id: 'evt_1', type: 'invoice.created', data: '{"id":1}' };
    const stored = { ...event, previous: null, actor: null, created_at: started.toISOString() };
    expect(readableEvent(stored)).toEqual(stored);
  });

  it('omits events older than 30 days', async () => {
    await write(1, { now: new Date(started.getTime() - 31 * day).toISOString() });
    await write(2);
    expect((await get()).body.data).toHaveLength(1);
  });

  it('filters by actor, record and time', async () => {
    const agent = { type: 'agent', client_id: 'app_one', member_id: 12 } as const;
    const later = new Date(started.getTime() + 1000).toISOString();
    await write(1);
    await write(2, { actor: agent });
    await write(3, { actor: { type: 'member', member_id: 12 } });
    await write(2, { actor: { type: 'application', client_id: 'app_two' }, action: 'updated', now: later });
    const found: [Record<string, string>, number[]][] = [
      [{ actor: '12' }, [2, 3]],
      [{ actor: 'app_one' }, [2]],
      [{ actor: 'application' }, [2]],
      [{ actor: '1' }, []],
      [{ record_id: '2' }, [2, 2]],
      [{ record_id: '2', actor: 'app_two', types: 'task.updated' }, [2]],
      [{ record_id: '2', types: 'task.deleted' }, []],
      [{ until: later }, [1, 2, 3]],
      [{ until: later, actor: 'app_two' }, []],
      [{ until: started.toISOString(), since: later }, []],
    ];
    for (const [query, ids] of found) {
      const { status, body } = await get(query);
      expect([status, body.data?.map(({ data }: { data: { id: number } }) => data.id)], JSON.stringify(query)).toEqual([
        200,
        ids,
      ]);
    }
    for (const [name, value] of Object.entries({ actor: '', record_id: '0', until: '2016-12-31T23:59:60Z' })) {
      const { status, body } = await get({ [name]: value });
      expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'invalid_parameter', `/${name}`]);
    }
  });

  it('continues after until, for as long as the events that follow are kept', async () => {
    const daysAgo = (days: number) => new Date(started.getTime() - days * day).toISOString();
    for (const days of [20, 10]) await write(days, { now: daysAgo(days) });
    const idsAfter = async (cursor: string) =>
      (await get({ cursor })).body.data?.map(({ data }: { data: { id: number } }) => data.id);
    const { next_cursor: middle } = (await get({ until: daysAgo(15) })).body;
    const { next_cursor: same, has_more } = (await get({ cursor: middle, until: daysAgo(29) })).body;
    expect([same, has_more]).toEqual([middle, false]);
    expect(await idsAfter(middle)).toEqual([10]);
    const { next_cursor: first } = (await get({ since: daysAgo(25), until: daysAgo(90) })).body;
    expect(await idsAfter(first)).toEqual([20, 10]);
    const { next_cursor: end } = (await get({ until: '9999-12-31T23:59:59Z' })).body;
    now = new Date(started.getTime() + 6 * day);
    expect(await idsAfter(first)).toBeUndefined();
    now = new Date(started.getTime() + 14 * day);
    expect(await idsAfter(middle)).toEqual([10]);
    now = new Date(started.getTime() + 16 * day);
    expect(await idsAfter(middle)).toBeUndefined();
    expect(await idsAfter(end)).toEqual([]);
  });

  it('rejects a cursor that is older than the feed', async () => {
    await write(1);
    const cursor = (await get()).body.next_cursor;
    now = new Date(started.getTime() + 29 * day);
    expect((await get({ cursor })).status).toBe(200);
    now = new Date(started.getTime() + 31 * day);
    const { status, body } = await get({ cursor });
    expect([status, body.code]).toEqual([410, 'cursor_expired']);
  });
});
