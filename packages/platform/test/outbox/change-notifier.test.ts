import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';

/** A machine may be busy. */

describe('ChangeNotifier', () => {
  let notifiers: ChangeNotifier[] = [];
  let database: TestStore | undefined;

  const create = async (store: Store, nodeId: string) => {
    const notifier = await createChangeNotifier({ store, nodeId });
    notifiers.push(notifier);
    return notifier;
  };

  afterEach(async () => {
    for (const notifier of notifiers) await notifier.close();
    notifiers = [];
    await database?.close();
    database = undefined;
  });

  it('notifies the subscribers of an organization on this node and on others', async () => {
    database = await openStoreOn('postgresql');
    const here = await create(database.store, 'here');
    const there = await create(await database.another(), 'there');
    const rung: string[] = [];
    here.subscribe(1, () => rung.push('1 here'));
    here.subscribe(2, () => rung.push('2 here'));
    const leave = there.subscribe(1, () => rung.push('1 there'));

    here.changed(1);
    expect(rung).toEqual(['1 here']);
    await expect.poll(() => rung).toEqual(['1 here', '1 there']);

    leave();
    there.changed(2);
    await expect.poll(() => rung).toEqual(['1 here', '1 there', '2 here']);
  });

  it('notifies the subscribers of all organizations on this node and on others', async () => {
    database = await openStoreOn('postgresql');
    const here = await create(database.store, 'here');
    const there = await create(await database.another(), 'there');
    const rung: string[] = [];
    here.subscribeAll((organizationId) => rung.push(`${organizationId} here`));
    const leave = there.subscribeAll((organizationId) => rung.push(`${organizationId} there`));

    here.changed(1);
    expect(rung).toEqual(['1 here']);
    await expect.poll(() => rung).toEqual(['1 here', '1 there']);

    leave();
    there.changed(2);
    await expect.poll(() => rung).toEqual(['1 here', '1 there', '2 here']);
  });

  it('coalesces many changes into one notification of other nodes', async () => {
    const notified: string[] = [];
    const notify = async (_channel: string, payload: string) => {
      notified.push(payload);
    };
    const notifier = await create(fakeStore(notify), 'one');
    let rung = 0;
    notifier.subscribe(7, () => rung++);

    for (let change = 0; change < 1000; change++) notifier.changed(7);
    notifier.changed(8);
    await expect.poll(() => [rung, notified]).toEqual([2, ['one 7', 'one 7,8']]);
  });

  it('splits notifications that exceed the limit of PostgreSQL', async () => {
    const notified: string[] = [];
    const notify = async (_channel: string, payload: string) => {
      notified.push(payload);
    };
    const notifier = await create(fakeStore(notify), 'one');
    const ids = Array.from({ length: 1000 }, (_, index) => Number.MAX_SAFE_INTEGER - index);
    for (const id of ids) notifier.changed(id);
    const notifiedIds = () => notified.flatMap((payload) => payload.split(' ')[1]?.split(',').map(Number));
    await expect.poll(notifiedIds).toEqual(ids);
    for (const payload of notified) expect(payload.length).toBeLessThan(8000);
  });

  it('ignores notifications that fail, without queueing them', async () => {
    let attempts = 0;
    const notify = async () => {
      attempts++;
      throw new Error('The connection is lost.');
    };
    const notifier = await create(fakeStore(notify), 'one');
    let rung = 0;
    notifier.subscribe(1, () => rung++);
    notifier.changed(1);
    notifier.changed(1);
    await expect.poll(() => [rung, attempts]).toEqual([2, 2]);
    notifier.changed(1);
    await expect.poll(() => [rung, attempts]).toEqual([3, 3]);
  });
});

const fakeStore = (notify: Store['notify']): Store => ({
  engine: 'postgresql',
  get db(): never {
    throw new Error('A notifier-up reads nothing.');
  },
  get maintenance(): never {
    throw new Error('A notifier-up reads nothing.');
  },
  read: async () => [],
  notify,
  listen: async () => async () => undefined,
  close: async () => undefined,
});
