import { Child } from '@worklane/testing/child';
import { engine } from '@worklane/testing/tier';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import type { Connection } from '../../src/database/store.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { readFeed } from '../../src/events/feed.ts';
import { createMigratedDatabase, openStoreOn, type TestStore } from '../environment/test-store.ts';
import { writeEvent } from './writing.ts';

const organizationId = 1;

const idsOf = async (db: Connection, after = 0) => {
  const page = await readFeed(db, { organizationId, after, limit: 200, types: undefined });
  return page.events.map(({ data }) => JSON.parse(data).id as number);
};

const stateOf = (db: Connection) => db.selectFrom('feed_state').selectAll().executeTakeFirstOrThrow();

/** What a restore into another database leaves of transaction ids and snapshots. */
async function forgetTransactions(db: Connection): Promise<void> {
  await sql`update events set transaction_id = '0'`.execute(db);
  await sql`update event_feed set transaction_id = '0'`.execute(db);
  await sql`update feed_state set snapshot = null`.execute(db);
}

describe(`sequence_events() on ${engine}`, () => {
  let database: TestStore;
  let db: Connection;

  beforeEach(async () => {
    database = await openStoreOn(engine);
    db = database.store.db;
  });
  afterEach(() => database.close());

  it('writes nothing without new events', async () => {
    await writeEvent(db, { organizationId, id: 1 });
    await sequenceEvents(db);
    const version = () => sql<{ xmin: string }>`select xmin::text from feed_state`.execute(db);
    const { rows } = await version();
    await sequenceEvents(db);
    expect((await version()).rows).toEqual(rows);
  });

  it('appends the events that are not in the feed once after a restore', async () => {
    for (const id of [1, 2, 3]) await writeEvent(db, { organizationId, id });
    await sequenceEvents(db);
    const { last_position: before } = await stateOf(db);
    for (const id of [4, 5]) await writeEvent(db, { organizationId, id });
    await forgetTransactions(db);

    await sequenceEvents(db);
    expect(await idsOf(db)).toEqual([1, 2, 3, 4, 5]);
    expect(await idsOf(db, before)).toEqual([4, 5]);
    await writeEvent(db, { organizationId, id: 6 });
    await sequenceEvents(db);
    expect(await idsOf(db)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('works after a restore of a database without events', async () => {
    await forgetTransactions(db);
    await sequenceEvents(db);
    expect((await stateOf(db)).snapshot).not.toBeNull();
    await writeEvent(db, { organizationId, id: 1 });
    await sequenceEvents(db);
    expect(await idsOf(db)).toEqual([1]);
  });

  it('assigns positions above all that were assigned after the backup', async () => {
    for (const id of [1, 2, 3]) await writeEvent(db, { organizationId, id });
    await sequenceEvents(db);
    const { last_position: lost } = await stateOf(db);
    await sql`delete from events`.execute(db);
    await sql`delete from event_feed`.execute(db);
    await sql`update feed_state set last_position = last_position - 3`.execute(db);
    await forgetTransactions(db);
    await sequenceEvents(db);
    await writeEvent(db, { organizationId, id: 4 });
    await sequenceEvents(db);
    expect(await idsOf(db, lost)).toEqual([4]);
  });

  it('reports a database that was copied from another server', async () => {
    await sql`update feed_state set snapshot = '9000000:9000000:'`.execute(db);
    await writeEvent(db, { organizationId, id: 1 });
    await expect(sequenceEvents(db)).rejects.toThrow('feed_state.snapshot is from another server');
  });
});

describe('sequence_events() on PostgreSQL', () => {
  it('appends a large backlog in batches, each event once, despite open transactions', async () => {
    const { store, close } = await openStoreOn('postgresql');
    const write = (db: Connection, first: number, count: number) =>
      sql`
        insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
        select ${organizationId}, n, 'task.created', 'task', n, 1, '{}', now()
        from generate_series(${first}::int, ${first + count - 1}::int) n`.execute(db);
    const open = await Promise.all([0, 1, 2].map(() => store.db.startTransaction().execute()));
    const [early, middle, late] = open;
    if (!early || !middle || !late) throw new Error('No transactions');
    await write(early, 1, 10);
    for (const first of [1001, 2001, 3001]) await write(store.db, first, 1000);
    await write(store.db, 10_001, 9000);
    await write(middle, 11, 10);
    for (const first of [20_001, 30_001, 40_001]) await write(store.db, first, 10_000);
    await write(late, 21, 10);
    const count = async () => {
      await sequenceEvents(store.db);
      const { rows } = await sql<{ count: number; events: number }>`
        select count(*), count(distinct (transaction_id, event_position)) as events from event_feed`.execute(store.db);
      return rows[0];
    };
    const { rows } = await sql`select sequence_events() as more`.execute(store.db);
    expect(rows).toEqual([{ more: true }]);
    await early.commit().execute();
    expect(await count()).toEqual({ count: 42_010, events: 42_010 });
    for (const [index, transaction] of [middle, late].entries()) {
      await transaction.commit().execute();
      const all = 42_020 + 10 * index;
      expect(await count()).toEqual({ count: all, events: all });
    }
    await close();
  });

  it('is not delayed by a node that is paused in a transaction and during a pass', async () => {
    const { url, drop } = await createMigratedDatabase();
    const store = await openStore({ url, connections: 2 });
    const node = new Child(new URL('./stopped-node.ts', import.meta.url), { url, organizationId });
    await node.receive('stopping');
    // Its pass is committed without it.
    await expect.poll(() => idsOf(store.db)).toEqual([2]);
    await writeEvent(store.db, { organizationId, id: 3 });
    await sequenceEvents(store.db);
    expect(await idsOf(store.db)).toEqual([2, 3]);
    await node.stop('SIGKILL');
    await store.close();
    await drop();
  });
});
