import { freePort } from '@worklane/testing/free-port';
import { describe, expect, it, vi } from 'vitest';
import { startReceiver } from './receiver.ts';
import { organization, testWebhooks } from './test-webhooks.ts';

describe('a failed delivery', () => {
  it('is retried by a timer', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(500);
    const { create, append, deliveries, dispatcher, webhooks, clock } = testWebhooks();
    create(receiver.url);
    append();
    await deliveries.settled();
    clock.now = new Date(clock.now.getTime() + 5490);
    dispatcher.restore(webhooks.snapshot());
    expect([(await deliveries.next()).status, (await deliveries.next()).status]).toEqual(['failed', 'succeeded']);
  });
});

describe('a snapshot', () => {
  it('continues with pending deliveries, also of another process', async () => {
    const receiver = await startReceiver();
    const first = testWebhooks();
    const { id, secret } = first.create(receiver.url);
    receiver.statuses.push(500);
    first.append();
    await first.deliveries.settled();
    const snapshot = JSON.parse(JSON.stringify(first.webhooks.snapshot()));
    first.dispatcher.close();

    const second = testWebhooks();
    second.dispatcher.restore(snapshot);
    expect(second.deliveries.attempts).toHaveLength(1);
    await second.deliveries.retry();
    expect(second.logs(id).map(({ attempt, status }) => [attempt, status])).toEqual([
      [2, 'succeeded'],
      [1, 'failed'],
    ]);
    expect(second.webhooks.registry.get(organization, id).secret).toBe(secret);
    expect(second.create(receiver.url).id).toBe(id + 1);
  });

  it('repeats a delivery that was in flight', async () => {
    const receiver = await startReceiver();
    receiver.until = new Promise(() => {});
    const { create, append, deliveries, dispatcher, webhooks } = testWebhooks();
    create(receiver.url);
    append();
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.until = Promise.resolve();
    dispatcher.restore(webhooks.snapshot());
    expect(await deliveries.next()).toMatchObject({ status: 'succeeded', attempt: 1 });
    expect(deliveries.attempts).toHaveLength(1);
    expect(receiver.received).toHaveLength(2);
  });
});

it('a scheduled retry does not keep the process running', async () => {
  const { create, append, deliveries } = testWebhooks();
  create(`http://127.0.0.1:${await freePort()}`);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  append();
  expect((await deliveries.next()).next_attempt_at).not.toBeNull();
  const retries = timers.mock.results.filter((_, index) => Number(timers.mock.calls[index]?.[1]) > 1000);
  expect(retries.map(({ value }) => value.hasRef())).toEqual([false]);
});
