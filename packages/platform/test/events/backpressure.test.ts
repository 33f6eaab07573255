import { setTimeout } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventSequencer, sequenceEvents } from '../../src/events/event-sequencer.ts';
import { endOfFeed } from '../../src/events/feed.ts';
import { eventStream } from '../../src/events/stream-events.ts';
import { createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { writeEvent } from './writing.ts';

/** Generous, for busy machines. */

describe('an event stream', async () => {
  let organizationId = 0;
  const onEnd = vi.fn();
  let queries = 0;

  const countQueries: KyselyPlugin = {
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  const open = async () => {
    const { store } = database;
    const stream = eventStream(
      {
        store: { ...store, db: store.db.withPlugin(countQueries) },
        clock: () => new Date(),
        changeNotifier,
        isCurrent: () => true,
      },
      {
        principal: { organizationId, clientId: 'reader', scopes: new Set() },
        after: await endOfFeed(store.db),
        types: undefined,
        sequencer: new EventSequencer(() => sequenceEvents(store.db)),
        onEnd,
        signal: new AbortController().signal,
      },
    );
    const messages = stream[Symbol.asyncIterator]();
    await messages.next();
    return messages;
  };

  const database = await openStoreOn('pglite');
  const changeNotifier = await createChangeNotifier({ store: database.store, nodeId: 'one' });
  beforeEach(() => {
    // Late notifications of another test do not concern this organization.
    organizationId += 1;
    queries = 0;
    onEnd.mockClear();
  });
  afterAll(() => changeNotifier.close());

  it('reads nothing while the client does not take its messages', async () => {
    const messages = await open();
    for (let id = 1; id <= 3; id++) await writeEvent(database.store.db, { organizationId, id });
    expect((await messages.next()).value).toContain('event: task.created');
    for (let change = 0; change < 50; change++) {
      changeNotifier.changed(organizationId);
      await setTimeout(1);
    }
    expect(queries).toBe(1);
    await messages.return?.();
  });

  it('reads once for a burst of changes while it waits', async () => {
    const messages = await open();
    const next = messages.next();
    await expect.poll(() => queries).toBe(1);
    await database.store.db.transaction().execute(async (transaction) => {
      for (let id = 1; id <= 10; id++) await writeEvent(transaction, { organizationId, id });
    });
    changeNotifier.changed(organizationId);
    await next;
    for (let taken = 1; taken < 10; taken++) await messages.next();
    expect(queries).toBe(2);
    await messages.return?.();
  });

  it('stops reading when the client disconnects while it waits', async () => {
    const messages = await open();
    expect(onEnd).not.toHaveBeenCalled();
    const next = messages.next();
    await expect.poll(() => queries).toBe(1);
    await messages.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(onEnd).toHaveBeenCalled();
    changeNotifier.changed(organizationId);
    await setTimeout(20);
    expect(queries).toBe(1);
  });
});
