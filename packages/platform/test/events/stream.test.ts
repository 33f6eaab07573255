import { events } from '@worklane/contract';
import { engine } from '@worklane/testing/tier';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { readMessages, type StreamMessage } from './messages.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const all: string[] = [...new Set(Object.values(events).map(({ scope }) => scope))];
const started = new Date('2026-06-01T12:00:00.000Z');

const codeOf = (problem: unknown) => (problem as { code: string }).code;

describe(`GET /api/events/stream on ${engine}`, () => {
  let database: TestStore;
  let changeNotifier: ChangeNotifier;
  let app: FastifyInstance;
  let address: string;
  let now = started;
  let isTokenValid = true;
  let organizationId = 0;
  let opened: AbortController[] = [];

  interface Asked {
    lastEventId?: string;
    scopes?: string[];
    query?: string;
  }

  const request = (left: AbortController, { lastEventId, scopes = all, query = '' }: Asked = {}) => {
    opened.push(left);
    return fetch(`${address}/api/events/stream${query}`, {
      signal: left.signal,
      headers: {
        authorization: `Bearer ${tokenOf(organizationId, scopes)}`,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
    });
  };

  /** An open stream, behind its first message. */
  const open = async (asked?: Asked) => {
    const left = new AbortController();
    const response = await request(left, asked);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const messages = readMessages(response.body?.pipeThrough(new TextDecoderStream()) as AsyncIterable<string>);
    const next = async () => (await messages.next()).value as StreamMessage | undefined;
    const first = await next();
    expect(first).toMatchObject({ comment: 'connected' });
    return { first, next, leave: () => left.abort() };
  };

  const write = async (id: number, rest = {}) => {
    await writeEvent(database.store.db, { organizationId, id, now: now.toISOString(), ...rest });
    changeNotifier.changed(organizationId);
  };

  const serve = async () => {
    app = createEventServer({
      store: database.store,
      clock: () => now,
      changeNotifier,
      isCurrent: () => isTokenValid,
      streamsPerOrganization: 2,
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  };

  beforeAll(async () => {
    database = await openStoreOn(engine);
    changeNotifier = await createChangeNotifier({ store: database.store, nodeId: 'one' });
    await serve();
  });
  beforeEach(() => {
    organizationId += 1;
    now = started;
    isTokenValid = true;
  });
  afterEach(() => {
    for (const each of opened) each.abort();
    opened = [];
  });
  afterAll(async () => {
    await app.close();
    await changeNotifier.close();
    await database.close();
  });

  it('starts at the end of the feed and sends new events', async () => {
    await write(1);
    const { next } = await open();
    await write(2);
    await write(2, { action: 'updated', previous: { version: 1 } });
    expect(await next()).toMatchObject({
      id: expect.any(String),
      event: 'task.created',
      data: {
        type: 'task.created',
        organization_id: organizationId,
        timestamp: started.toISOString(),
        data: { id: 2 },
      },
    });
    expect(await next()).toMatchObject({ event: 'task.updated', data: { previous: { version: 1 } } });
  });

  it('resumes after the Last-Event-ID, which is also a cursor of the feed', async () => {
    const before = await open();
    for (const id of [1, 2, 3]) await write(id);
    await before.next();
    const second = await before.next();
    before.leave();
    await write(4);

    const lastEventId = second?.id as string;
    const after = await open({ lastEventId });
    expect([await after.next(), await after.next()]).toMatchObject([
      { data: { data: { id: 3 } } },
      { data: { data: { id: 4 } } },
    ]);
    const page = await app.inject({
      url: `/api/events?cursor=${lastEventId}`,
      headers: { authorization: `Bearer ${tokenOf(organizationId, all)}` },
    });
    expect(page.json().data.map((event: { data: { id: number } }) => event.data.id)).toEqual([3, 4]);
  });

  it('sends an event whose stored data is invalid, and those after it', async () => {
    const { first, leave } = await open();
    leave();
    for (const id of [1, 2, 3]) await write(id);
    await sql`
      update events set data = '{"id": "x"}' where organization_id = ${organizationId} and entity_id = 2`.execute(
      database.store.db,
    );
    const { next } = await open({ lastEventId: first?.id as string });
    expect([await next(), await next(), await next()]).toMatchObject([
      { data: { data: { id: 1 } } },
      { data: { data: { id: 'x' } } },
      { data: { data: { id: 3 } } },
    ]);
  });

  it('resumes where it started if no event was received', async () => {
    const { first, leave } = await open();
    leave();
    await write(1);
    const { next } = await open({ lastEventId: first?.id as string });
    expect(await next()).toMatchObject({ data: { data: { id: 1 } } });
  });

  it('sends a long backlog in order, then new events', async () => {
    const { first, leave } = await open();
    leave();
    await database.store.db.transaction().execute(async (transaction) => {
      for (let id = 1; id <= 250; id++) await writeEvent(transaction, { organizationId, id });
    });
    const { next } = await open({ lastEventId: first?.id as string });
    const seen: unknown[] = [];
    while (seen.length < 250) seen.push((await next())?.data?.data.id);
    await write(251);
    seen.push((await next())?.data?.data.id);
    expect(seen).toEqual(Array.from({ length: 251 }, (_, index) => index + 1));
  });

  it('sends only the requested events that the token may read', async () => {
    const { next } = await open({ scopes: ['tasks.read'], query: '?types=task.deleted,project.created' });
    await write(1);
    await write(2, { kind: 'project' });
    await write(3, { action: 'deleted' });
    expect(await next()).toMatchObject({ event: 'task.deleted', data: { data: { id: 3 } } });
  });

  it('sends a comment after 15 seconds without events', async () => {
    const { next } = await open();
    now = new Date(started.getTime() + 15_000);
    changeNotifier.changed(organizationId);
    expect(await next()).toEqual({ comment: 'here', id: expect.any(String) });
  });

  it('ends when the token expires or is revoked', async () => {
    const { next } = await open();
    isTokenValid = false;
    changeNotifier.changed(organizationId);
    expect(await next()).toBeUndefined();
  });

  it('limits the open streams of an organization', async () => {
    const streams = [await open(), await open()];
    const rejected = await request(new AbortController());
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe('30');
    expect(await rejected.json()).toMatchObject({ code: 'rate_limited' });

    organizationId += 1;
    await open();
    organizationId -= 1;
    streams[0]?.leave();
    await expect.poll(async () => (await request(new AbortController())).status).toBe(200);
  });

  it('rejects a malformed or expired Last-Event-ID', async () => {
    const malformed = await request(new AbortController(), { lastEventId: 'x' });
    expect([malformed.status, codeOf(await malformed.json())]).toEqual([400, 'invalid_cursor']);

    const { first } = await open();
    now = new Date(started.getTime() + 31 * 86_400_000);
    const old = await request(new AbortController(), { lastEventId: first?.id as string });
    expect([old.status, codeOf(await old.json())]).toEqual([410, 'cursor_expired']);
  });

  it('ends when the server closes', async () => {
    const { next } = await open();
    await app.close();
    expect(await next()).toBeUndefined();
    await serve();
  });
});
