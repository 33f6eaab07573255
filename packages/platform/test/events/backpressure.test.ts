import { setTimeout } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EventSequencer, sequenceEvents } from '../../src/events/event-sequencer.ts';
import { eventStream } from '../../src/events/event-stream.ts';
import { endOfFeed } from '../../src/events/feed-position.ts';
import { StreamCounts } from '../../src/events/stream-counts.ts';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';
import { writeEvent } from './writing.ts';

/** A machine may be busy. */
const soon = { timeout: 10_000 };

describe('a stream reads no more than it must', () => {
  let organizationId = 0;
  let database: TestStore;
  let wake: ChangeNotifier;
  let counts: StreamCounts;
  let queries = 0;

  const countQueries: KyselyPlugin = {
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  const open = async () => {
    const stream = eventStream({
      db: database.store.db.withPlugin(countQueries),
      clock: () => new Date(),
      changeNotifier: wake,
      sequencer: new EventSequencer(() => sequenceEvents(database.store.db)),
      counts,
      organizationId,
      after: await endOfFeed(database.store.db),
      types: undefined,
      isCurrent: () => true,
      signal: new AbortController().signal,
    });
    const messages = stream[Symbol.asyncIterator]();
    await messages.next();
    return messages;
  };

  beforeAll(async () => {
    database = await openStoreOn('pglite');
    wake = await createChangeNotifier({ store: database.store, nodeId: 'one' });
  });
  beforeEach(() => {
    // A late notification of another test reaches nobody here.
    organizationId += 1;
    queries = 0;
    counts = new StreamCounts();
  });
  afterAll(async () => {
    await wake.close();
    await database.close();
  });

  test('nothing while the client does not take what it has', async () => {
    const messages = await open();
    for (let id = 1; id <= 3; id++) await writeEvent(database.store.db, { organizationId, id });
    expect((await messages.next()).value).toContain('event: task.created');
    for (let change = 0; change < 50; change++) {
      wake.changed(organizationId);
      await setTimeout(1);
    }
    expect(queries).toBe(1);
    await messages.return?.();
  });

  test('once for a burst of changes that comes while it waits', async () => {
    const messages = await open();
    const next = messages.next();
    await expect.poll(() => queries, soon).toBe(1);
    await database.store.db.transaction().execute(async (transaction) => {
      for (let id = 1; id <= 10; id++) await writeEvent(transaction, { organizationId, id });
    });
    wake.changed(organizationId);
    await next;
    for (let taken = 1; taken < 10; taken++) await messages.next();
    expect(queries).toBe(2);
    await messages.return?.();
  });

  test('nothing more when the client leaves, also while it waits', async () => {
    const messages = await open();
    expect(counts.of(organizationId)).toBe(1);
    const next = messages.next();
    await expect.poll(() => queries, soon).toBe(1);
    await messages.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(counts.of(organizationId)).toBe(0);
    wake.changed(organizationId);
    await setTimeout(20);
    expect(queries).toBe(1);
  });
});
