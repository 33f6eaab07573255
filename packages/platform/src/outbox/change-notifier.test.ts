import { describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '../database/store.ts';
import { coalesce, createChangeNotifier, createSignal } from './change-notifier.ts';

describe('coalesce', () => {
  it('sends the first item at once and those that follow within the interval together', async () => {
    const batches: string[][] = [];
    const add = coalesce<string>(1, (items) => {
      batches.push([...items]);
    });
    add('a');
    expect(batches).toEqual([['a']]);
    for (const item of ['b', 'c', 'b']) add(item);
    await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
  });

  it('does not send a batch before the previous one is done', async () => {
    const batches: string[][] = [];
    const ends: (() => void)[] = [];
    const add = coalesce<string>(0, (items) => {
      batches.push([...items]);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    add('a');
    add('b');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(batches).toEqual([['a']]);
    ends[0]?.();
    await expect.poll(() => batches).toEqual([['a'], ['b']]);
  });

  it('sends an item at once when the interval after the last batch has passed', async () => {
    const batches: string[][] = [];
    const add = coalesce<string>(1, (items) => {
      batches.push([...items]);
    });
    add('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    add('b');
    expect(batches).toEqual([['a'], ['b']]);
  });
});

describe('createChangeNotifier', () => {
  async function open(notify: Store['notify']) {
    const notifier = await createChangeNotifier({ store: fakeStore(notify), nodeId: 'one' });
    onTestFinished(() => notifier.close());
    return notifier;
  }

  it('coalesces many changes into one notification of other nodes', async () => {
    const notified: string[] = [];
    const notify = async (_channel: string, payload: string) => {
      notified.push(payload);
    };
    const notifier = await open(notify);
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
    const notifier = await open(notify);
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
    const notifier = await open(notify);
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
    throw new Error('A notifier reads nothing.');
  },
  get maintenance(): never {
    throw new Error('A notifier reads nothing.');
  },
  read: async () => [],
  notify,
  listen: async () => async () => undefined,
  close: async () => undefined,
});

const minute = 60_000;

describe('Signal', () => {
  it('ends a wait when it is notified', async () => {
    const signal = createSignal();
    const waiting = signal.wait(minute);
    signal.notify();
    await expect(waiting).resolves.toBe(true);
  });

  it('ends only the next wait after notifications while nothing waits', async () => {
    const signal = createSignal();
    signal.notify();
    signal.notify();
    await signal.wait(minute);
    const winner = await Promise.race([signal.wait(minute).then(() => 'resolved'), Promise.resolve('waiting')]);
    expect(winner).toBe('waiting');
    signal.notify();
  });

  it('ends a wait after the given time', async () => {
    await expect(createSignal().wait(1)).resolves.toBe(false);
  });
});
