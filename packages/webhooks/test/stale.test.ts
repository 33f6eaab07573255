import { expect, it, vi } from 'vitest';
import { createReceiver, type VersionStore } from '../src/index.ts';
import { now, sample, secret, signed } from './delivery.ts';

/** What a table does in one statement. */
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

const receiverWith = (versions: VersionStore) =>
  createReceiver({ secrets: [secret], clock: () => now, versions, onError: () => {} });

it('drops an event that a newer one of the same record has overtaken', async () => {
  const versions = memoryVersions();
  const handled: number[] = [];
  const receiver = receiverWith(versions).on('task.*', ({ data }) => handled.push(data.version));
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

it('lets nothing come after a deletion, whatever its version', async () => {
  const receiver = receiverWith(memoryVersions()).on('task.*', () => {});
  expect(await receiver.receive(task('deleted', 3))).toMatchObject({ result: 'handled' });
  expect(await receiver.receive(task('updated', 3))).toMatchObject({ result: 'stale' });
  expect(await receiver.receive(task('deleted', 3))).toMatchObject({ result: 'handled' });
});

it('does not lose an event whose handler failed at the first attempt', async () => {
  const handler = vi.fn().mockRejectedValueOnce(new Error('The database is gone'));
  const receiver = receiverWith(memoryVersions()).on('task.*', handler);
  expect(await receiver.receive(task('updated', 3))).toMatchObject({ status: 500 });
  expect(await receiver.receive(task('updated', 3))).toMatchObject({ status: 200, result: 'handled' });
});

it('does not ask for the test message, which tells of no record', async () => {
  const advance = vi.fn();
  const receiver = receiverWith({ advance }).on('webhook.test', () => {});
  const test = signed(JSON.stringify(sample('webhook.test')));
  expect(await receiver.receive(test)).toMatchObject({ result: 'handled' });
  expect(advance).not.toHaveBeenCalled();
});

it('answers with 500 when the store fails', async () => {
  const receiver = receiverWith({ advance: () => Promise.reject(new Error('no connection')) });
  expect(await receiver.receive(task('updated', 3))).toMatchObject({ status: 500, result: 'store_failed' });
});
