import { engine } from '@worklane/testing/tier';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/database/store.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { readFeedIds, writeEvent } from './writing.ts';

const organizationId = 1;

const idsOf = (db: Connection, after?: number) => readFeedIds(db, organizationId, after);

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
