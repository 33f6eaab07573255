import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/database/store.ts';
import { eventStream } from '../src/events/event-stream.ts';
import { readFeed } from '../src/events/feed.ts';
import { decodeCursor, type FeedPosition } from '../src/events/feed-cursor.ts';
import { StreamCounts } from '../src/events/stream-counts.ts';
import { createWake, type Wake } from '../src/events/wake.ts';
import { readMessages } from './events-messages.ts';
import { writeEvent } from './events-writing.ts';
import { openStoreOn, type TestStore } from './test-store.ts';

const start: FeedPosition = { transactionId: '0', position: 0 };

describe('the order of the feed on PostgreSQL', () => {
  let database: TestStore;
  let store: Store;
  let wake: Wake;

  beforeAll(async () => {
    database = await openStoreOn('postgresql');
    store = database.store;
    wake = await createWake({ store, nodeId: 'one' });
  });
  afterAll(async () => {
    await wake.close();
    await database.close();
  });

  /** What seems enough: remember the largest position, read what is above. */
  const naiveReader = (organizationId: number) => {
    let last = 0;
    return async () => {
      const events = await store.db
        .selectFrom('events')
        .select(['position', 'entity_id'])
        .where('organization_id', '=', organizationId)
        .where('position', '>', last)
        .orderBy('position')
        .execute();
      last = events.at(-1)?.position ?? last;
      return events.map(({ entity_id }) => entity_id);
    };
  };

  const feedReader = (organizationId: number) => {
    let after = start;
    return async () => {
      const page = await readFeed(store.db, { organizationId, after, limit: 200, types: undefined });
      after = page.next;
      return page.events.map(({ data }) => JSON.parse(data).id as number);
    };
  };

  test('an event that commits after one with a larger position is missed by a naive reader, not by the feed', async () => {
    const organizationId = 1;
    const naive = naiveReader(organizationId);
    const feed = feedReader(organizationId);
    const first = await store.db.startTransaction().execute();
    const second = await store.db.startTransaction().execute();
    await writeEvent(first, { organizationId, id: 1 });
    await writeEvent(second, { organizationId, id: 2 });

    await second.commit().execute();
    const seenBetween = [await naive(), await feed()];
    await first.commit().execute();
    const seenAfter = [await naive(), await feed()];

    expect(seenBetween).toEqual([[2], []]);
    expect(seenAfter).toEqual([[], [1, 2]]);
  });

  test('a page says that events wait for a transaction that still runs', async () => {
    const organizationId = 2;
    const elsewhere = await store.db.startTransaction().execute();
    await writeEvent(elsewhere, { organizationId: 999, id: 1 });
    await writeEvent(store.db, { organizationId, id: 2 });

    const query = { organizationId, after: start, limit: 5, types: undefined };
    const waiting = await readFeed(store.db, query);
    expect(waiting).toMatchObject({ events: [], hasMore: false, unsettled: true });

    await elsewhere.rollback().execute();
    const settled = await readFeed(store.db, { ...query, after: waiting.next });
    expect(settled.events).toHaveLength(1);
    expect(settled.unsettled).toBe(false);
  });

  test('with 8 writers, every committed event comes exactly once and in one order, by pages and by the stream', async () => {
    const organizationId = 3;
    const committed: number[] = [];
    let writing = true;
    const random = randomNumbers(7);

    const left = new AbortController();
    const stream = (after: FeedPosition) =>
      eventStream({
        db: store.db,
        clock: () => new Date(),
        wake,
        counts: new StreamCounts(),
        organizationId,
        after,
        types: undefined,
        isCurrent: () => true,
        signal: left.signal,
      });

    const writer = async (number: number) => {
      for (let round = 0; round < 40; round++) {
        const transaction = await store.db.startTransaction().execute();
        const ids = Array.from(
          { length: 1 + Math.floor(random() * 3) },
          (_, index) => number * 10_000 + round * 10 + index,
        );
        for (const id of ids) {
          await writeEvent(transaction, { organizationId, id });
          if (random() < 0.5) await setTimeout(random() * 8);
        }
        if (random() < 0.2) {
          await transaction.rollback().execute();
          continue;
        }
        await transaction.commit().execute();
        committed.push(...ids);
        wake.changed(organizationId);
      }
    };

    const pager = async () => {
      const seen: number[] = [];
      for (let after = start; ; ) {
        const stopped = !writing;
        const page = await readFeed(store.db, { organizationId, after, limit: 7, types: undefined });
        seen.push(...page.events.map(({ data }) => JSON.parse(data).id));
        after = page.next;
        if (stopped && !page.hasMore && !page.unsettled) return seen;
        await setTimeout(random() * 5);
      }
    };

    /** Breaks off after some messages and comes back with the id of the last. */
    const streamer = async (isDone: (seen: number[]) => boolean) => {
      const seen: number[] = [];
      let lastEventId: string | undefined;
      while (!isDone(seen)) {
        const after =
          lastEventId === undefined
            ? start
            : decodeCursor(organizationId, lastEventId, { in: 'header', name: 'Last-Event-ID' }, new Date());
        let count = 0;
        for await (const message of readMessages(stream(after))) {
          lastEventId = message.id;
          if (message.data) seen.push(message.data.data.id);
          if (isDone(seen) || ++count > 60) break;
        }
      }
      return seen;
    };

    const writers = Promise.all(Array.from({ length: 8 }, (_, number) => writer(number + 1))).finally(() => {
      writing = false;
    });
    const [paged, streamed] = await Promise.all([
      pager(),
      streamer((seen) => !writing && seen.length >= committed.length),
      writers,
    ]);
    left.abort();

    expect(paged.toSorted()).toEqual(committed.toSorted());
    expect(streamed).toEqual(paged);
    expect(await feedReader(organizationId)()).toEqual(paged.slice(0, 200));
  });
});

/** Park-Miller: the same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
