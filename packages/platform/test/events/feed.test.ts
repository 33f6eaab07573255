import { engine } from '@worklane/testing/tier';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { endOfFeed, type FeedQuery, positionSince, readFeed } from '../../src/events/feed.ts';
import { deleteExpiredEvents, planEventPartitions } from '../../src/events/open-events.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { writeEvent } from './writing.ts';

const start = 0;
const now = new Date('2026-06-01T12:00:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();

describe(`the feed on ${engine}`, async () => {
  let organizationId = 0;
  const read = async (query: Partial<FeedQuery> = {}) => {
    await sequenceEvents(database.store.db);
    return readFeed(database.store.db, { organizationId, after: start, limit: 200, types: undefined, ...query });
  };
  const idsOf = async (query: Partial<FeedQuery> = {}) => {
    return (await read(query)).events.map(({ data }) => JSON.parse(data).id);
  };
  const write = (id: number, rest = {}) => writeEvent(database.store.db, { organizationId, id, ...rest });

  const database = await openStoreOn(engine);

  it('splits the events of one transaction without losing any', async () => {
    organizationId = 2;
    await database.store.db.transaction().execute(async (transaction) => {
      for (const id of [1, 2, 3]) await writeEvent(transaction, { organizationId, id });
    });
    const { next } = await read({ limit: 2 });
    expect(await idsOf({ after: next })).toEqual([3]);
  });

  it('limits the events that it reads for a page and continues after them, also before statistics know the organization', async () => {
    organizationId = 8;
    await sql`analyze`.execute(database.store.db);
    const rare = { kind: 'project', actor: { type: 'agent' } };
    await write(7, rare);
    // A transaction has at most 200 events.
    for (let batch = 0; batch < 50; batch++) {
      await sql`
        insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
        select organization_id, id || ${batch}::int * 200 + n, 'task.created', entity, 1, version, data, created_at
        from events, generate_series(1, 200) n
        where organization_id = ${organizationId} and type = 'project.created'`.execute(database.store.db);
    }
    await write(7, rare);

    for (const filter of [{ types: ['project.created'] }, { actor: 'agent' }, { record_id: 7 }]) {
      const first = await read({ limit: 5, ...filter });
      expect(first).toMatchObject({ events: [{ type: 'project.created' }], hasMore: true });
      const second = await read({ limit: 5, ...filter, after: first.next });
      expect(second).toMatchObject({ events: [{ type: 'project.created' }], hasMore: false });
      const ended = await read({ limit: 5, ...filter, end: first.next - 1 });
      expect(ended).toMatchObject({ events: [{ type: 'project.created' }], hasMore: false, next: first.next - 1 });
    }
  });

  it('finds the position of a time without skipping events', async () => {
    organizationId = 4;
    for (const id of [30, 20, 10, 5, 1]) await write(id, { now: daysAgo(id) });
    await sequenceEvents(database.store.db);
    const from = async (days: number) =>
      idsOf({ after: await positionSince(database.store.db, organizationId, new Date(daysAgo(days))) });

    expect(await from(40)).toEqual([30, 20, 10, 5, 1]);
    expect(await from(20)).toEqual([20, 10, 5, 1]);
    expect(await from(7)).toEqual([5, 1]);
    expect(await from(0)).toEqual([]);
    expect(await from(-5)).toEqual([]);
  });

  it('finds the first event since a time despite events of a node with a wrong clock', async () => {
    organizationId = 9;
    for (const days of [3, -40, 2, 1]) {
      await write(days, { now: daysAgo(days) });
      await sequenceEvents(database.store.db);
    }
    const from = async (days: number) =>
      idsOf({ after: await positionSince(database.store.db, organizationId, new Date(daysAgo(days))) });
    expect(await from(2.5)).toEqual([-40, 2, 1]);
    expect(await from(1.5)).toEqual([-40, 2, 1]);
    expect(await from(-39)).toEqual([-40, 2, 1]);
  });

  it('skips nothing after the end of the feed', async () => {
    organizationId = 5;
    await write(1);
    await sequenceEvents(database.store.db);
    const after = await endOfFeed(database.store.db);
    const none = await positionSince(database.store.db, 6, now);
    await write(2);
    expect(await idsOf({ after })).toEqual([2]);
    organizationId = 6;
    await write(7);
    expect(await idsOf({ after: none })).toEqual([7]);
  });

  it('deletes events that no reader and no webhook log needs', async () => {
    organizationId = 7;
    for (const days of [400, 397, 394, 29]) await write(days, { now: daysAgo(days) });
    await sequenceEvents(database.store.db);
    await deleteExpiredEvents(database.store.db, now);
    expect(await idsOf()).toEqual([394, 29]);
    const { rows } = await sql`select from event_feed where organization_id = ${organizationId}`.execute(
      database.store.db,
    );
    expect(rows).toHaveLength(2);
  });

  it('continues in new partitions, and reads across them', async () => {
    organizationId = 11;
    const { db } = database.store;
    for (const id of [1, 2, 3]) await write(id);
    await sequenceEvents(db);
    await planEventPartitions(db, now);
    // As if the transactions had reached the next partition.
    const { rows } = await sql<{ end: number }>`
      select max(transaction_id)::text::bigint + 1 as end from events`.execute(db);
    const to = sql.lit(String(rows[0]?.end));
    await sql`alter table events detach partition events_1`.execute(db);
    await sql`drop table events_2`.execute(db);
    await sql`alter table events attach partition events_1 for values from (minvalue) to (${to})`.execute(db);
    await sql`create table events_2 partition of events for values from (${to}) to (maxvalue)`.execute(db);
    for (const id of [4, 5, 6]) await write(id);
    expect(await idsOf()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await idsOf({ after: (await read({ limit: 2 })).next })).toEqual([3, 4, 5, 6]);
    const { rows: counts } = await sql`
      select tableoid::regclass::text as name, count(*) as count from events
      where organization_id = ${organizationId} group by 1 order by 1`.execute(db);
    expect(counts).toEqual([
      { name: 'events_1', count: 3 },
      { name: 'events_2', count: 3 },
    ]);
  });
});
