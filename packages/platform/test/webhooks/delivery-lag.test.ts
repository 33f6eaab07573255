import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let dispatch: TestDispatch;
let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');

beforeAll(async () => {
  dispatch = await TestDispatch.open();
});
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
});
afterEach(() => dispatch.reset());
afterAll(() => dispatch.close());

it('is the time for which the oldest due delivery has been waiting, until it has been delivered', async () => {
  const response = Promise.withResolvers<{ status: number }>();
  dispatch.receiver.respond = () => response.promise;
  const node = await dispatch.start();
  expect(node.lagSeconds).toBe(0);
  await webhook.write();
  await until(() => expect(webhook.received).toHaveLength(1));
  dispatch.now = new Date(start.getTime() + 20_000);
  await until(() => expect(node.lagSeconds).toBe(20));
  response.resolve({ status: 204 });
  await until(() => expect(node.lagSeconds).toBe(0));
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
