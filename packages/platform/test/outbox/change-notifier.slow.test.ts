import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';

describe('ChangeNotifier on two nodes', () => {
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
});
