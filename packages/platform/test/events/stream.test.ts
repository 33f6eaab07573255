import { events } from '@worklane/contract';
import { engine } from '@worklane/testing/tier';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SharedPool } from '../../src/http/shared-pools.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { readMessages, type StreamMessage } from './messages.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const all: string[] = [...new Set(Object.values(events).map(({ scope }) => scope))];
const started = new Date('2026-06-01T12:00:00.000Z');

describe(`GET /api/events/stream on ${engine}`, async () => {
  let app: FastifyInstance;
  let address: string;
  let now = started;
  let organizationId = 0;
  let opened: AbortController[] = [];

  const request = (left: AbortController, lastEventId?: string, query = '') => {
    opened.push(left);
    return fetch(`${address}/api/events/stream${query}`, {
      signal: left.signal,
      headers: {
        authorization: `Bearer ${tokenOf(organizationId, all)}`,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
    });
  };

  /** An open stream, behind its first message. */
  const open = async (lastEventId?: string, query?: string) => {
    const left = new AbortController();
    const response = await request(left, lastEventId, query);
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
      isCurrent: () => true,
      streams: new SharedPool({ name: 'test', place: 'stream', size: 100, shares: { organization: 2, principal: 2 } }),
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  };

  const database = await openStoreOn(engine);
  const changeNotifier = await createChangeNotifier({ store: database.store, nodeId: 'one' });
  await serve();
  beforeEach(() => {
    organizationId += 1;
    now = started;
  });
  afterEach(() => {
    for (const each of opened) each.abort();
    opened = [];
  });
  afterAll(async () => {
    await app.close();
    await changeNotifier.close();
  });

  it('sends an event whose stored data is invalid, and those after it', async () => {
    const { first, leave } = await open();
    leave();
    for (const id of [1, 2, 3]) await write(id);
    await sql`
      update events set data = '{"id": "x"}' where organization_id = ${organizationId} and entity_id = 2`.execute(
      database.store.db,
    );
    const { next } = await open(first?.id);
    expect([await next(), await next(), await next()]).toMatchObject([
      { data: { data: { id: 1 } } },
      { data: { data: { id: 'x' } } },
      { data: { data: { id: 3 } } },
    ]);
  });

  it('sends a long backlog in order, then new events', async () => {
    const { first, leave } = await open();
    leave();
    await database.store.db.transaction().execute(async (transaction) => {
      for (let id = 1; id <= 250; id++) await writeEvent(transaction, { organizationId, id, now: now.toISOString() });
    });
    const { next } = await open(first?.id);
    const seen: unknown[] = [];
    while (seen.length < 250) seen.push((await next())?.data?.data.id);
    await write(251);
    seen.push((await next())?.data?.data.id);
    expect(seen).toEqual(Array.from({ length: 251 }, (_, index) => index + 1));
  });

  it('sends the events of an actor or a record, also after it has resumed behind others', async () => {
    const actor = { type: 'agent', client_id: 'app_one', member_id: 12 };
    for (const query of ['?actor=12', '?record_id=2']) {
      organizationId += 1;
      const { next, leave } = await open(undefined, query);
      for (const id of [1, 2, 1]) await write(id, id === 2 && { actor });
      const sent = await next();
      leave();
      await write(2, { actor, action: 'updated' });
      const resumed = await open(sent?.id, query);
      expect([sent, await resumed.next()]).toMatchObject([
        { event: 'task.created', data: { data: { id: 2 } } },
        { event: 'task.updated', data: { data: { id: 2 } } },
      ]);
    }
  });

  it('sends a comment after 15 seconds without events', async () => {
    const { next } = await open();
    now = new Date(started.getTime() + 15_000);
    changeNotifier.changed(organizationId);
    expect(await next()).toEqual({ comment: 'here', id: expect.any(String) });
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

  it('rejects an expired Last-Event-ID', async () => {
    const { first } = await open();
    now = new Date(started.getTime() + 31 * 86_400_000);
    const old = await request(new AbortController(), first?.id);
    expect([old.status, await old.json()]).toMatchObject([410, { code: 'cursor_expired' }]);
  });

  it('ends when the server closes', async () => {
    const { next } = await open();
    await app.close();
    expect(await next()).toBeUndefined();
    await serve();
  });
});
