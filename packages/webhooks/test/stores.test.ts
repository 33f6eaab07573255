import { expect, it, vi } from 'vitest';
import { createReceiver, memorySeen, type ReceiverOptions, type SeenStore } from '../src/index.ts';
import { delivery, now, secret, signed } from './delivery.ts';

const receiverWith = (options: Partial<ReceiverOptions>) =>
  createReceiver({ secrets: [secret], clock: () => now, onError: () => {}, ...options });

const created = delivery('task.created');

it('runs every duplicate where nothing remembers', async () => {
  const handler = vi.fn();
  const receiver = receiverWith({}).on('*', handler);
  await receiver.receive(created);
  await receiver.receive(created);
  expect(handler).toHaveBeenCalledTimes(2);
});

it('handles a delivery once, and answers its duplicates with 200', async () => {
  const handler = vi.fn();
  const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
  expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'handled' });
  // The next attempt is signed at another moment; the id stays.
  const retry = delivery('task.created', { at: new Date(now.getTime() + 5000) });
  expect(await receiver.receive(retry)).toMatchObject({ status: 200, result: 'duplicate' });
  expect(handler).toHaveBeenCalledOnce();
  expect(await receiver.receive(delivery('task.updated'))).toMatchObject({ result: 'handled' });
});

it('runs one of many concurrent duplicates, and has the others come again', async () => {
  const finish = Promise.withResolvers<void>();
  const handler = vi.fn(() => finish.promise);
  const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
  const first = receiver.receive(created);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
  const others = await Promise.all(Array.from({ length: 50 }, () => receiver.receive(created)));
  // Not 200: should the first one fail, the sender must not believe that the event is handled.
  for (const other of others) {
    expect(other).toMatchObject({ status: 503, result: 'in_progress', headers: { 'retry-after': '5' } });
  }
  finish.resolve();
  expect(await first).toMatchObject({ result: 'handled' });
  expect(handler).toHaveBeenCalledOnce();
  expect(await receiver.receive(created)).toMatchObject({ result: 'duplicate' });
});

it('handles a delivery again after its handler has failed', async () => {
  const handler = vi.fn().mockRejectedValueOnce(new Error('The database is gone'));
  const receiver = receiverWith({ seen: memorySeen() }).on('*', handler);
  expect(await receiver.receive(created)).toMatchObject({ status: 500 });
  expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'handled' });
  expect(await receiver.receive(created)).toMatchObject({ status: 200, result: 'duplicate' });
});

it('claims nothing for a delivery that it refuses', async () => {
  const seen = { claim: vi.fn(), complete: vi.fn(), release: vi.fn() };
  const receiver = receiverWith({ seen, validate: () => ['/data is wrong'] });
  await receiver.receive(created);
  await receiver.receive({ ...created, body: '{}' });
  expect(seen.claim).not.toHaveBeenCalled();
});

it.each<[keyof SeenStore, number]>([
  ['claim', 0],
  ['complete', 1],
])('answers with 500 when %s of the store fails', async (method, calls) => {
  const cause = new Error('no connection');
  const onError = vi.fn();
  const handler = vi.fn();
  const seen = { ...memorySeen(), [method]: () => Promise.reject(cause) };
  const receiver = receiverWith({ seen, onError }).on('*', handler);
  expect(await receiver.receive(created)).toMatchObject({ status: 500, result: 'store_failed' });
  expect(handler).toHaveBeenCalledTimes(calls);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'store_failed', cause }));
});

it('tells of both when a handler fails, and then the store that should release its claim', async () => {
  const onError = vi.fn();
  const seen = { ...memorySeen(), release: () => Promise.reject(new Error('no connection')) };
  const receiver = receiverWith({ seen, onError }).on('*', () => Promise.reject(new Error('no database')));
  expect(await receiver.receive(created)).toMatchObject({ status: 500, result: 'handler_failed' });
  expect(onError.mock.calls.map(([{ code }]) => code)).toEqual(['store_failed', 'handler_failed']);
});

it('forgets the oldest handled deliveries first, and never one that is running', async () => {
  const seen = memorySeen(2);
  seen.claim('running');
  for (const id of ['a', 'b', 'c']) {
    seen.claim(id);
    seen.complete(id);
  }
  expect(['running', 'c', 'a'].map((id) => seen.claim(id))).toEqual(['running', 'done', 'new']);
});

it('tells deliveries apart by the header, not by what the body says', async () => {
  const receiver = receiverWith({ seen: memorySeen() }).on('*', () => {});
  expect(await receiver.receive(signed(created.body, { id: 'evt_a' }))).toMatchObject({ result: 'handled' });
  expect(await receiver.receive(signed(created.body, { id: 'evt_b' }))).toMatchObject({ result: 'handled' });
});
