import { events } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { EventDependencies } from '../../src/events/dependencies.ts';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const day = 86_400_000;
const started = new Date('2026-06-01T12:00:00.000Z');
const all: string[] = [...new Set(Object.values(events).map(({ scope }) => scope))];

describe('GET /api/events', () => {
  let database: TestStore;
  let changeNotifier: ChangeNotifier;
  let context: EventDependencies;
  let app: FastifyInstance;
  let now = started;
  let organizationId = 0;

  const get = async (query: Record<string, string> = {}, scopes = all) => {
    const response = await app.inject({
      url: `/api/events?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${tokenOf(organizationId, scopes)}` },
    });
    return { status: response.statusCode, text: response.body, body: response.json() };
  };
  const write = (id: number, rest = {}) =>
    writeEvent(database.store.db, { organizationId, id, now: now.toISOString(), ...rest });

  beforeAll(async () => {
    database = await openStoreOn('pglite');
    changeNotifier = await createChangeNotifier({ store: database.store, nodeId: 'one' });
    context = {
      store: database.store,
      clock: () => now,
      changeNotifier,
      isCurrent: () => true,
      streamsPerOrganization: 1,
    };
    app = createEventServer(context);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await changeNotifier.close();
    await database.close();
  });
  beforeEach(() => {
    organizationId += 1;
    now = started;
  });

  it('returns events oldest first, as they are delivered', async () => {
    await write(1);
    await write(1, { action: 'updated', previous: { version: 1, title: 'Before' } });
    const { status, text, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        { type: 'task.created', organization_id: organizationId, timestamp: started.toISOString(), data: { id: 1 } },
        { type: 'task.updated', previous: { version: 1, title: 'Before' } },
      ],
      has_more: false,
    });
    expect(Object.keys(body.data[0])).toEqual(['id', 'type', 'timestamp', 'organization_id', 'data']);
    expect(Object.keys(body.data[1])).toEqual(['id', 'type', 'timestamp', 'organization_id', 'data', 'previous']);
    expect(JSON.stringify(body)).toBe(text);
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

  it('returns a cursor for an empty page that skips nothing', async () => {
    const { body } = await get();
    expect(body).toMatchObject({ data: [], has_more: false });
    await write(1);
    expect((await get({ cursor: body.next_cursor })).body.data).toHaveLength(1);
  });

  it('returns pages to the end of the feed and continues from there', async () => {
    for (const id of [1, 2, 3, 4, 5]) await write(id);
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let more = true; more; ) {
      const { body } = await get({ limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...body.data.map((event: { data: { id: number } }) => event.data.id));
      ({ next_cursor: cursor, has_more: more } = body);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    await write(6);
    expect((await get({ cursor: String(cursor) })).body.data).toHaveLength(1);
  });

  it('returns only events of resources whose read scope the token has', async () => {
    await write(1);
    await write(2, { kind: 'project' });
    const types = async (query: Record<string, string>, scopes: string[]) =>
      (await get(query, scopes)).body.data.map((event: { type: string }) => event.type);
    expect(await types({}, ['projects.read', 'tasks.write'])).toEqual(['project.created']);
    expect(await types({}, [])).toEqual([]);
    expect(await types({ types: 'task.created,task.deleted' }, all)).toEqual(['task.created']);
    expect(await types({ types: 'task.created' }, ['projects.read'])).toEqual([]);
  });

  it('starts at the time since', async () => {
    await write(1);
    now = new Date(started.getTime() + 1000);
    await write(2);
    const since = async (time: string) =>
      (await get({ since: time })).body.data.map((event: { data: { id: number } }) => event.data.id);
    expect(await since('2026-06-01T12:00:01Z')).toEqual([2]);
    expect(await since('2026-06-01T14:00:00.500+02:00')).toEqual([2]);
    expect(await since('2026-06-01T12:00:00Z')).toEqual([1, 2]);
    expect(await since('2020-01-01T00:00:00Z')).toEqual([1, 2]);
    expect(await since('2026-07-01T00:00:00Z')).toEqual([]);
  });

  it('omits events older than 30 days', async () => {
    await write(1, { now: new Date(started.getTime() - 31 * day).toISOString() });
    await write(2);
    expect((await get()).body.data).toHaveLength(1);
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

  it('rejects forged cursors and those of another organization', async () => {
    const other = (await get()).body.next_cursor;
    organizationId += 1;
    const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const time = started.getTime();
    const cursors = [
      other,
      'x',
      made(null),
      made([organizationId, '1', 1]),
      made([organizationId, '1; drop', 1, time]),
      made([organizationId, '9'.repeat(40), 1, time]),
      made([organizationId, '1', -1, time]),
      made([organizationId, '1', 1e300, time]),
      made([organizationId, '1', 1, Number.MAX_SAFE_INTEGER]),
    ];
    for (const cursor of cursors) {
      const { status, body } = await get({ cursor });
      expect([cursor, status, body.code]).toEqual([cursor, 400, 'invalid_cursor']);
    }
  });

  it('rejects an invalid date-time', async () => {
    const { status, body } = await get({ since: '2026-06-30T23:59:60Z' });
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });
});
