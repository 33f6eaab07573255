import { permutations } from '@worklane/testing/receiver-by-version';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it, vi } from 'vitest';
import { createReceiver, memorySeen, type ReceiverOptions, type VersionStore } from '../src/index.ts';
import { delivery, now, sample, secret, signed } from './delivery.ts';

const receiverWith = (options: Partial<ReceiverOptions>) =>
  createReceiver({ secrets: [secret], clock: () => now, onError: () => {}, ...options });

const created = delivery('task.created');

describe('the seen store', () => {
  it('is optional: without it every duplicate is handled', async () => {
    const handler = vi.fn();
    const receiver = receiverWith({}).on('*', handler);
    await receiver.receive(created);
    await receiver.receive(created);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('makes duplicates return 200 without being handled', async () => {
    const handler = vi.fn();
    const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
    expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'handled' });
    // The next attempt has a new timestamp and signature, but the same ID.
    const retry = delivery('task.created', { at: new Date(now.getTime() + 5000) });
    expect(await receiver.receive(retry)).toMatchObject({ status: 200, result: 'duplicate' });
    expect(handler).toHaveBeenCalledOnce();
    expect(await receiver.receive(delivery('task.updated'))).toMatchObject({ result: 'handled' });
  });

  it('makes concurrent duplicates return 503 while the first is handled', async () => {
    const finish = Promise.withResolvers<void>();
    const handler = vi.fn(() => finish.promise);
    const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
    const first = receiver.receive(created);
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    const others = await Promise.all(Array.from({ length: 50 }, () => receiver.receive(created)));
    // Not 200: if the first request fails, the service must retry.
    for (const other of others) {
      expect(other).toMatchObject({ status: 503, result: 'in_progress', headers: { 'retry-after': '5' } });
    }
    finish.resolve();
    expect(await first).toMatchObject({ result: 'handled' });
    expect(handler).toHaveBeenCalledOnce();
    expect(await receiver.receive(created)).toMatchObject({ result: 'duplicate' });
  });

  it('releases the claim when a handler fails', async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error('connection refused'));
    const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
    expect(await receiver.receive(created)).toMatchObject({ status: 500 });
    expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'handled' });
    expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'duplicate' });
  });

  it('is not called for a rejected delivery', async () => {
    const seen = { claim: vi.fn(), complete: vi.fn(), release: vi.fn() };
    const receiver = receiverWith({ seen, validate: () => ['/data is invalid'] });
    await receiver.receive(created);
    await receiver.receive({ ...created, body: '{}' });
    expect(seen.claim).not.toHaveBeenCalled();
  });

  it('has its release error reported along with the handler error', async () => {
    const onError = vi.fn();
    const seen = { ...memorySeen(), release: () => Promise.reject(new Error('no connection')) };
    const receiver = receiverWith({ seen, onError }).on('*', () => Promise.reject(new Error('no database')));
    expect(await receiver.receive(created)).toMatchObject({ status: 500, result: 'handler_failed' });
    expect(onError.mock.calls.map(([{ code }]) => code)).toEqual(['store_failed', 'handler_failed']);
  });

  it('evicts the oldest handled deliveries first, and never a running one', async () => {
    const seen = memorySeen(2);
    seen.claim('running');
    for (const id of ['a', 'b', 'c']) {
      seen.claim(id);
      seen.complete(id);
    }
    expect(['running', 'c', 'a'].map((id) => seen.claim(id))).toEqual(['running', 'done', 'new']);
  });

  it('identifies deliveries by the header, not by the ID in the body', async () => {
    const receiver = receiverWith({ seen: memorySeen() }).on('*', () => {});
    expect(await receiver.receive(signed(created.body, { id: 'evt_a' }))).toMatchObject({ result: 'handled' });
    expect(await receiver.receive(signed(created.body, { id: 'evt_b' }))).toMatchObject({ result: 'handled' });
  });
});

/** The in-memory equivalent of a table with one upsert. */
function memoryVersions(): VersionStore & { readonly newest: Map<string, number> } {
  const newest = new Map<string, number>();
  return {
    newest,
    advance(record, version) {
      if (version < (newest.get(record) ?? 0)) return false;
      newest.set(record, version);
      return true;
    },
  };
}

type Action = 'created' | 'updated' | 'deleted';

function task(action: Action, version: number, id = 7) {
  const event = sample(`task.${action}`);
  return signed(JSON.stringify({ ...event, data: { ...event.data, id, version } }), {
    id: `${action}-${version}-${id}`,
  });
}

describe('the version store', () => {
  it('skips an event that is older than the latest version of its record', async () => {
    const versions = memoryVersions();
    const handled: number[] = [];
    const receiver = receiverWith({ versions }).on('task.*', ({ data }) => handled.push(data.version));
    expect(await receiver.receive(task('updated', 3))).toMatchObject({ result: 'handled' });
    expect(await receiver.receive(task('updated', 2))).toMatchObject({ status: 200, result: 'stale' });
    expect(await receiver.receive(task('created', 1))).toMatchObject({ status: 200, result: 'stale' });
    expect(await receiver.receive(task('created', 1, 8))).toMatchObject({ result: 'handled' });
    expect(await receiver.receive(task('updated', 4))).toMatchObject({ result: 'handled' });
    expect(handled).toEqual([3, 1, 4]);
    expect([...versions.newest.keys()]).toEqual(
      [7, 8].map((id) => `${sample('task.created').organization_id}/task/${id}`),
    );
  });

  it('ends with the deletion in every order of the events of a record, with late retries', async () => {
    const events = [task('created', 1), task('updated', 2), task('deleted', 3)];
    for (const order of permutations(events)) {
      for (const retry of events.slice(0, -1)) {
        const versions = memoryVersions();
        const handled: string[] = [];
        const receiver = receiverWith({ versions }).on('task.*', ({ type }) => handled.push(type));
        for (const each of [...order, retry]) await receiver.receive(each);
        expect(handled.at(-1)).toBe('task.deleted');
        expect([...versions.newest.values()]).toEqual([3]);
      }
    }
  });

  it('accepts the same version again after its handler failed', async () => {
    const handler = vi.fn().mockRejectedValueOnce(new Error('connection refused'));
    const receiver = receiverWith({ versions: memoryVersions() }).on('task.*', handler);
    expect(await receiver.receive(task('updated', 3))).toMatchObject({ status: 500 });
    expect(await receiver.receive(task('updated', 3))).toMatchObject({ status: 200, result: 'handled' });
  });

  it('is not called for the test message, which has no record', async () => {
    const advance = vi.fn();
    const receiver = receiverWith({ versions: { advance } }).on('webhook.test', () => {});
    const test = signed(JSON.stringify(sample('webhook.test')));
    expect(await receiver.receive(test)).toMatchObject({ result: 'handled' });
    expect(advance).not.toHaveBeenCalled();
  });
});
