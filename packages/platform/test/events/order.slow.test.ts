import { setTimeout } from 'node:timers/promises';
import { decodeFeedCursor } from '@worklane/contract/requests';
import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { EventSequencer, sequenceEvents } from '../../src/events/event-sequencer.ts';
import { readFeed } from '../../src/events/feed.ts';
import { eventStream } from '../../src/events/stream-events.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openTestApi } from '../environment/test-api.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { readMessages } from './messages.ts';
import { writeEvent } from './writing.ts';

describe('the order of the feed on PostgreSQL', async () => {
  const openNode = async (nodeId: string, nodeStore: Store) => ({
    store: nodeStore,
    changeNotifier: await createChangeNotifier({ store: nodeStore, nodeId }),
    sequencer: new EventSequencer(() => sequenceEvents(nodeStore.db)),
  });

  const database = await openStoreOn('postgresql');
  const { store } = database;
  const nodes = [await openNode('one', store), await openNode('two', await database.another())];
  afterAll(() => Promise.all(nodes.map(({ changeNotifier }) => changeNotifier.close())));

  /** A naive reader: remembers the largest position of an event and reads those above it. */
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
    let after = 0;
    return async () => {
      await nodes[0]?.sequencer.pass();
      const page = await readFeed(store.db, { organizationId, after, limit: 200, types: undefined });
      after = page.next;
      return page.events.map(({ data }) => JSON.parse(data).id as number);
    };
  };

  it('includes an event that commits after one with a larger position, which a naive reader skips', async () => {
    const organizationId = 1001;
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

    expect(seenBetween).toEqual([[2], [2]]);
    expect(seenAfter).toEqual([[], [1]]);
    expect(await feed()).toEqual([]);
  });

  it('returns an event at once while other transactions are open', async () => {
    const organizationId = 1002;
    const feed = feedReader(organizationId);
    const other = await openStoreOn('postgresql');
    const elsewhere = await other.store.db.startTransaction().execute();
    await writeEvent(elsewhere, { organizationId, id: 1 });
    const here = await store.db.startTransaction().execute();
    await writeEvent(here, { organizationId, id: 2 });

    await writeEvent(store.db, { organizationId, id: 3 });
    expect(await feed()).toEqual([3]);
    await here.rollback().execute();
    await elsewhere.rollback().execute();
    expect(await feed()).toEqual([]);
  });

  it('has the versions of a concurrently updated record in order', async () => {
    const api = await openTestApi(store);
    const organization = await api.organization();
    const task = await organization.create('tasks', { title: 'Contended' });
    let updating = true;
    const passes = async ({ sequencer }: (typeof nodes)[number]) => {
      while (updating) await sequencer.pass();
    };
    const updates = Array.from({ length: 40 }, (_, index) =>
      organization.patch(`tasks/${task.id}`, { title: `Title ${index}` }),
    );
    await Promise.all([
      Promise.all(updates).finally(() => {
        updating = false;
      }),
      ...nodes.map(passes),
    ]);
    await nodes[0]?.sequencer.pass();
    const { events } = await readFeed(store.db, {
      organizationId: organization.id,
      after: 0,
      limit: 200,
      types: undefined,
    });
    expect(events.map(({ data }) => JSON.parse(data).version)).toEqual(
      Array.from({ length: 41 }, (_, index) => index + 1),
    );
    await api.close();
  });

  it('returns each event exactly once, in the same order, to every reader during 8 writers on 2 nodes', async () => {
    const organizationId = 1003;
    const committed: { id: number; kind: string }[] = [];
    let writing = true;
    const random = randomNumbers(7);

    const writer = async (number: number) => {
      for (let round = 0; round < 40; round++) {
        const { store, changeNotifier } = nodes[round % nodes.length] as (typeof nodes)[number];
        const transaction = await store.db.startTransaction().execute();
        const events = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => ({
          id: number * 10_000 + round * 10 + index,
          kind: random() < 0.5 ? 'task' : 'project',
        }));
        for (const event of events) {
          await writeEvent(transaction, { organizationId, ...event });
          if (random() < 0.5) await setTimeout(random() * 8);
        }
        if (random() < 0.2) {
          await transaction.rollback().execute();
          continue;
        }
        await transaction.commit().execute();
        committed.push(...events);
        changeNotifier.changed(organizationId);
      }
    };

    const pager = async (node: number, limit: number, types?: string[]) => {
      const { store, sequencer } = nodes[node] as (typeof nodes)[number];
      const seen: number[] = [];
      for (let after = 0; ; ) {
        const stopped = !writing;
        await sequencer.pass();
        const page = await readFeed(store.db, { organizationId, after, limit, types });
        seen.push(...page.events.map(({ data }) => JSON.parse(data).id));
        after = page.next;
        if (stopped && !page.hasMore) return seen;
        await setTimeout(random() * 5);
      }
    };

    /** Disconnects after some messages and resumes at the other node with the ID of the last one. */
    const streamer = async (isDone: (seen: number[]) => boolean) => {
      const seen: number[] = [];
      let after = 0;
      for (let node = 0; !isDone(seen); node = 1 - node) {
        const { store, changeNotifier, sequencer } = nodes[node] as (typeof nodes)[number];
        const left = new AbortController();
        const stream = eventStream(
          { store, clock: () => new Date(), changeNotifier, isCurrent: () => true },
          {
            principal: { organizationId, clientId: 'reader', scopes: new Set() },
            after,
            types: undefined,
            sequencer,
            onEnd: () => undefined,
            signal: left.signal,
          },
        );
        let count = 0;
        let lastEventId = '';
        for await (const message of readMessages(stream)) {
          lastEventId = message.id ?? '';
          if (message.data) seen.push(message.data.data.id);
          if (isDone(seen) || ++count > 60) break;
        }
        left.abort();
        const source = { in: 'header', name: 'Last-Event-ID' } as const;
        after = decodeFeedCursor(organizationId, lastEventId, source, new Date());
      }
      return seen;
    };

    const writers = Promise.all(Array.from({ length: 8 }, (_, number) => writer(number + 1))).finally(() => {
      writing = false;
    });
    const [paged, slowly, tasks, streamed] = await Promise.all([
      pager(0, 7),
      pager(1, 1),
      pager(1, 3, ['task.created']),
      streamer((seen) => !writing && seen.length >= committed.length),
      writers,
    ]);

    expect(paged.toSorted()).toEqual(committed.map(({ id }) => id).toSorted());
    expect(slowly).toEqual(paged);
    expect(streamed).toEqual(paged);
    const ofTasks = new Set(committed.filter(({ kind }) => kind === 'task').map(({ id }) => id));
    expect(tasks).toEqual(paged.filter((id) => ofTasks.has(id)));
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
