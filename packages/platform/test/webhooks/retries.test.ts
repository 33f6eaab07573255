import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retryDelays } from '../../src/webhooks/delivery/retry-schedule.ts';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

let dispatch: TestDispatch;
let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  dispatch = await TestDispatch.open();
});
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
  dispatch.receiver.answer = () => ({ status: 500 });
});
afterEach(() => dispatch.reset());
afterAll(() => dispatch.close());

/** Lets time pass, and nodes look. */
function pass(milliseconds: number): void {
  dispatch.now = new Date(dispatch.clock().getTime() + milliseconds);
  dispatch.wake(webhook.organizationId);
}

const waitOfNext = async (): Promise<number> => {
  const [next] = await webhook.waiting();
  return Date.parse(next?.due_at ?? '') - dispatch.clock().getTime();
};

test('a delivery is tried ten times by the schedule, always with the same id and body, and then no more', async () => {
  dispatch.random = 0.5;
  await dispatch.start();
  await webhook.write();
  for (const [index, delay] of retryDelays.entries()) {
    await webhook.logged(index + 1);
    expect(await waitOfNext()).toBe(Math.round(delay * 1.1));
    pass(Math.round(delay * 1.1) - 1);
    pass(1);
  }
  const logs = await webhook.logged(retryDelays.length + 1);
  expect(await webhook.waiting()).toEqual([]);
  expect(logs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(logs.map(({ trigger }) => trigger)).toEqual(['event', ...retryDelays.map(() => 'retry')]);
  expect(logs.map(({ next_attempt_at }) => next_attempt_at)).toEqual([
    ...logs.slice(1).map(({ created_at }) => created_at),
    null,
  ]);
  expect(logs.at(-1)).toMatchObject({ error_code: 'http_status', error_detail: 'The endpoint answered 500.' });
  const { received } = webhook;
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
});

test('after a failure a success ends the delivery, and the failing of its endpoint', async () => {
  await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  await until(async () => expect((await webhook.row()).failing_since).toBe(start.toISOString()));
  dispatch.receiver.answer = () => ({ status: 202 });
  pass(5000);
  const logs = await webhook.logged(2);
  expect(logs.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect(await webhook.waiting()).toEqual([]);
  await until(async () => expect((await webhook.row()).failing_since).toBeNull());
});

describe.each([
  [429, '3600', hour],
  [503, '3600', hour],
  [503, new Date(start.getTime() + hour).toUTCString(), hour],
  [429, '1', 5000],
  [429, '99999999', day],
  [500, '3600', 5000],
])('%i with Retry-After: %s', (status, value, wait) => {
  test(`is tried again after ${wait} ms`, async () => {
    dispatch.receiver.answer = () => ({ status, headers: { 'retry-after': value } });
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    expect(await waitOfNext()).toBe(wait);
  });
});

test('a redirect is a failure and is not followed', async () => {
  dispatch.receiver.answer = () => ({ status: 302, headers: { location: `${dispatch.receiver.origin}/elsewhere` } });
  await dispatch.start();
  await webhook.write();
  const [log] = await webhook.logged(1);
  expect(log).toMatchObject({
    status: 'failed',
    response_status: 302,
    error_code: 'http_status',
    error_detail: 'The endpoint answered 302; redirects are not followed.',
  });
  expect(dispatch.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
});

test('what keeps an answer from coming is logged with its code', async () => {
  dispatch.receiver.answer = () => 'never';
  await dispatch.start({ timeoutMs: 50 });
  await webhook.write();
  const [log] = await webhook.logged(1);
  expect(log).toMatchObject({ status: 'failed', error_code: 'timeout', response_status: null, response_headers: null });
  expect(dispatch.attempts).toEqual(['timeout']);
});

test('410 disables the webhook and ends the delivery', async () => {
  dispatch.receiver.answer = () => ({ status: 410 });
  await dispatch.start();
  await webhook.write();
  const [log] = await webhook.logged(1);
  expect(log).toMatchObject({ status: 'failed', response_status: 410, next_attempt_at: null });
  expect(await webhook.waiting()).toEqual([]);
  await until(async () =>
    expect(await webhook.row()).toMatchObject({
      status: 'disabled',
      disabled_reason: 'The endpoint answered 410 Gone.',
      updated_at: start.toISOString(),
    }),
  );
});

test('410 of a URL that the webhook does not have any more changes nothing', async () => {
  dispatch.receiver.answer = async () => {
    await webhook.set({ url: `${dispatch.receiver.origin}/new` });
    return { status: 410 };
  };
  await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  await dispatch.start();
  expect((await webhook.row()).status).toBe('enabled');
});

test('an endpoint that has failed for five days is disabled, with its reason; not before', async () => {
  await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  await until(async () => expect((await webhook.row()).failing_since).not.toBeNull());
  pass(5 * day - 1);
  await webhook.logged(2);
  expect((await webhook.row()).status).toBe('enabled');
  pass(1);
  await webhook.write();
  await until(async () =>
    expect(await webhook.row()).toMatchObject({
      status: 'disabled',
      disabled_reason: 'Every delivery failed for 5 days.',
    }),
  );
});

test('a retry that comes due after its webhook was disabled is logged as failed, and not sent', async () => {
  await dispatch.start();
  await webhook.write();
  await webhook.logged(1);
  await webhook.set({ status: 'disabled' });
  pass(5000);
  const logs = await webhook.logged(2);
  expect(logs[1]).toMatchObject({ attempt: 2, trigger: 'retry', error_code: 'webhook_disabled' });
  expect(webhook.received).toHaveLength(1);
});
