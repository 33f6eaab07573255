import { engine } from '@worklane/testing/tier';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recovered } from '../../src/admin/commands/database.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { poolPolicies, SharedPool } from '../../src/http/shared-pools.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { createEventServer, tokenOf } from './server.ts';
import { writeEvent } from './writing.ts';

const organizationId = 1;
const authorization = `Bearer ${tokenOf(organizationId, ['tasks.read'])}`;

describe(`the feed after a recovery, on ${engine}`, () => {
  let database: TestStore;
  let server: ReturnType<typeof createEventServer>;

  beforeEach(async () => {
    database = await openStoreOn(engine);
    const { store } = database;
    const changeNotifier = await createChangeNotifier({ store, nodeId: 'test' });
    server = createEventServer({
      store,
      changeNotifier,
      clock: () => new Date(),
      isCurrent: () => true,
      streams: new SharedPool(poolPolicies.eventStreams),
    });
    onTestFinished(async () => {
      await server.close();
      await changeNotifier.close();
    });
  });

  const write = (...ids: number[]) =>
    ids.reduce(
      (before, id) => before.then(() => writeEvent(database.store.db, { organizationId, id })),
      Promise.resolve(),
    );

  async function read(cursor?: string) {
    const response = await server.inject({
      url: '/api/events',
      query: cursor ? { cursor } : {},
      headers: { authorization },
    });
    const body = response.json();
    return {
      status: response.statusCode,
      body,
      ids: body.data?.map((event: { data: { id: number } }) => event.data.id),
    };
  }

  /** Loses all events after the first ones, as a server does that was recovered to an earlier time, and then starts. */
  async function recover(kept: number): Promise<void> {
    const { db } = database.store;
    await sql`delete from event_feed where feed_position > (
      select feed_position from event_feed order by feed_position offset ${sql.lit(kept - 1)} limit 1)`.execute(db);
    await sql`delete from events where not exists (
      select from event_feed where event_position = events.position)`.execute(db);
    await sql`update feed_state set last_position = (select max(feed_position) from event_feed),
      latest_created_at = (select max(created_at) from event_feed), server_started_at = '2026-01-01'`.execute(db);
  }

  it('tells a client whose events were undone where to continue, and loses no event for it', async () => {
    await write(1, 2);
    const { body: before } = await read();
    await write(3, 4);
    const { body: lost } = await read();
    await recover(2);
    await write(5, 6);

    const response = await read(lost.next_cursor);
    expect(response).toMatchObject({ status: 410, body: { code: 'resync_required' } });
    const { from, undone_since } = response.body.resync;
    expect((await read(from)).ids).toEqual([5, 6]);
    expect(Date.parse(undone_since)).toBeLessThan(Date.parse(lost.data[2].timestamp));
    expect((await read(before.next_cursor)).ids).toEqual([5, 6]);
    expect((await read()).ids).toEqual([1, 2, 5, 6]);
  });

  it('tells it again after more events and further recoveries', async () => {
    await write(1, 2, 3);
    const { body: lost } = await read();
    await recover(1);
    await write(4, 5);
    const { body: lostLater } = await read();
    await recover(2);
    await write(6, 7, 8, 9);
    for (const [cursor, ids] of [
      [lost.next_cursor, [4, 6, 7, 8, 9]],
      [lostLater.next_cursor, [6, 7, 8, 9]],
    ]) {
      const { body } = await read(cursor);
      expect(body.code).toBe('resync_required');
      expect((await read(body.resync.from)).ids).toEqual(ids);
    }
  });

  it('rejects no cursor after a start that has lost nothing', async () => {
    await write(1, 2);
    const { body } = await read();
    await recover(2);
    await write(3);
    expect(await read(body.next_cursor)).toMatchObject({ status: 200, ids: [3] });
  });

  it('rejects a position beyond its end', async () => {
    await write(1);
    const { body } = await read();
    const [organization, position, time] = JSON.parse(Buffer.from(body.next_cursor, 'base64url').toString());
    const beyond = Buffer.from(JSON.stringify([organization, position + 1, time])).toString('base64url');
    expect(await read(beyond)).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } });
    const headers = { authorization, 'last-event-id': beyond };
    const response = await server.inject({ url: '/api/events/stream', headers });
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_cursor' });
  });

  it('ends open streams, and tells the client that resumes where to continue', async () => {
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    await write(1, 2);
    const { body } = await read();
    const headers = { authorization, 'last-event-id': body.next_cursor };
    const stream = await fetch(`${address}/api/events/stream`, { headers });
    expect(stream.status).toBe(200);
    await recover(1);
    await sequenceEvents(database.store.db);
    // Its text is complete only when it ends.
    expect(await stream.text()).toContain(': connected');
    const response = await server.inject({ url: '/api/events/stream', headers });
    expect(response.json()).toMatchObject({ status: 410, code: 'resync_required' });
  });

  it('continues above all positions on request', async () => {
    await write(1, 2);
    const { body: before } = await read();
    const [, position] = JSON.parse(Buffer.from(before.next_cursor, 'base64url').toString());
    const { text } = await recovered.run({ store: database.store } as never, { arguments: [] });
    expect(text).toContain('resync_required');
    const { body } = await read(before.next_cursor);
    expect(body).toMatchObject({ data: [], has_more: false });
    expect(JSON.parse(Buffer.from(body.next_cursor, 'base64url').toString())[1]).toBeGreaterThan(position);
  });
});
