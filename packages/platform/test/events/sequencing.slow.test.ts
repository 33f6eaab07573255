import { Child } from '@worklane/testing/child';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import type { Connection } from '../../src/database/store.ts';
import { sequenceEvents } from '../../src/events/event-sequencer.ts';
import { createMigratedDatabase, openStoreOn } from '../environment/test-store.ts';
import { readFeedIds, writeEvent } from './writing.ts';

const organizationId = 1;

const idsOf = (db: Connection) => readFeedIds(db, organizationId);

describe('sequence_events() on PostgreSQL', () => {
  it('appends a large backlog in batches, each event once, despite open transactions', async () => {
    const { store } = await openStoreOn('postgresql');
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
