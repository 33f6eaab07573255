import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
});
afterEach(() => dispatch.reset());

it('is the time for which the oldest due delivery has been waiting that no node sends', async () => {
  const read: Store['read'] = async (statement, parameters) =>
    statement.name === 'claim deliveries' ? [] : dispatch.store.read(statement, parameters);
  const node = await dispatch.start({ store: { ...dispatch.store, read } });
  expect(node.lagSeconds).toBe(0);
  await webhook.write();
  dispatch.now = new Date(start.getTime() + 20_000);
  await until(() => expect(node.lagSeconds).toBe(20));
  await dispatch.start();
  await until(() => expect(node.lagSeconds).toBe(0));
});

it('does not include an endpoint that responds late, which is behind after a minute', async () => {
  const response = Promise.withResolvers<{ status: number }>();
  dispatch.receiver.respond = () => response.promise;
  const node = await dispatch.start();
  await webhook.write();
  await until(() => expect(webhook.received).toHaveLength(1));
  await dispatch.store.db.updateTable('deliveries').set({ leased_until: '2026-03-05T13:00:00.000Z' }).execute();
  dispatch.now = new Date(start.getTime() + 61_000);
  await until(() => expect(node.endpoints).toEqual({ behind: 1, failing: 0 }));
  expect(node.lagSeconds).toBe(0);
  response.resolve({ status: 204 });
});

it('does not include an endpoint that fails', async () => {
  dispatch.receiver.respond = () => ({ status: 500 });
  const node = await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  await until(() => expect(node.endpoints).toEqual({ behind: 0, failing: 1 }));
  await node.stop();
  const observer = await dispatch.start({
    store: { ...dispatch.store, read: async () => [] },
  });
  dispatch.now = new Date(start.getTime() + 90_000);
  await until(() => expect(observer.endpoints).toEqual({ behind: 1, failing: 1 }));
  expect(observer.lagSeconds).toBe(0);
});

it('does not include a retry before its time', async () => {
  dispatch.receiver.respond = () => ({ status: 500 });
  const node = await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  dispatch.now = new Date(start.getTime() + 4000);
  await until(() => expect(node.lagSeconds).toBe(0));
  expect(await webhook.pending()).toMatchObject([{ attempt: 2 }]);
});
