import { describe, expect, it, vi } from 'vitest';
import { closedPort } from '../upstream-server.ts';
import { startReceiver } from './receiver.ts';
import { organization, testWebhooks } from './test-webhooks.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a failed delivery', () => {
  it('is retried with the same ID and body until it succeeds', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, logs } = testWebhooks();
    const { id } = create(receiver.url);
    receiver.statuses.push(500, 503);
    append();
    await deliveries.settled();
    await deliveries.retry();
    await deliveries.retry();
    await deliveries.retry();
    expect(deliveries.attempts.map(({ attempt, trigger, status }) => [attempt, trigger, status])).toEqual([
      [1, 'event', 'failed'],
      [2, 'retry', 'failed'],
      [3, 'retry', 'succeeded'],
    ]);
    expect(new Set(receiver.received.map(({ headers, body }) => headers['webhook-id'] + body)).size).toBe(1);
    const [, second, first] = logs(id);
    expect(first?.next_attempt_at).toBe(second?.created_at);
  });

  it('is retried by the schedule of the service, ten attempts in all', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(...Array<number>(20).fill(500));
    const { create, append, deliveries, clock } = testWebhooks();
    create(receiver.url);
    append();
    await deliveries.settled();
    for (let retries = 0; retries < 12; retries += 1) await deliveries.retry();
    const delays = deliveries.attempts.map(({ next_attempt_at: next }) =>
      next === null ? null : Date.parse(next) - clock.now.getTime(),
    );
    // Half of the jitter of 20 %.
    const schedule = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
    expect(delays).toEqual([...schedule.map((delay) => Math.round(delay * 1.1)), null]);
  });

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

  it('waits as long as Retry-After asks', async () => {
    const receiver = await startReceiver();
    receiver.headers['retry-after'] = '3600';
    receiver.statuses.push(429);
    const { create, append, deliveries, clock } = testWebhooks();
    create(receiver.url);
    append();
    const { next_attempt_at } = await deliveries.next();
    expect(Date.parse(next_attempt_at ?? '') - clock.now.getTime()).toBe(hour);
  });

  it('disables the webhook with 410', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(410);
    const { create, append, deliveries, webhooks } = testWebhooks();
    const { id } = create(receiver.url);
    append();
    append();
    await deliveries.settled();
    append();
    expect(webhooks.registry.get(organization, id).webhook).toMatchObject({
      status: 'disabled',
      disabled_reason: 'The endpoint responded with status 410 Gone.',
    });
    expect(deliveries.attempts.map(({ error, next_attempt_at }) => [error?.code, next_attempt_at])).toEqual([
      ['http_status', null],
      ['webhook_disabled', null],
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it('disables the webhook after 5 days without a success', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, webhooks, clock } = testWebhooks();
    const { id } = create(receiver.url);
    const statusAfter = async (status: number, milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
      receiver.statuses.push(status);
      append();
      await deliveries.settled();
      return webhooks.registry.get(organization, id).webhook.status;
    };
    expect(await statusAfter(500, 0)).toBe('enabled');
    expect(await statusAfter(204, 100 * hour)).toBe('enabled');
    expect(await statusAfter(500, hour)).toBe('enabled');
    expect(await statusAfter(500, 119 * hour)).toBe('enabled');
    expect(await statusAfter(500, hour)).toBe('disabled');
    const { url, events } = webhooks.registry.get(organization, id).webhook;
    webhooks.registry.replace(organization, id, { url, events, status: 'enabled' });
    expect(await statusAfter(500, 0)).toBe('enabled');
  });
});

describe('a deleted webhook', () => {
  it('gets no retries', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(500);
    const { create, append, deliveries, webhooks } = testWebhooks();
    const { id } = create(receiver.url);
    append();
    await deliveries.settled();
    webhooks.delete(organization, id);
    await deliveries.retry();
    append();
    await deliveries.settled();
    expect(receiver.received).toHaveLength(1);
    expect(webhooks.snapshot().dispatcher.attempts).toEqual([]);
  });
});

describe('redelivery', () => {
  it('sends the event of an attempt again, with the next number', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, webhooks, logs } = testWebhooks();
    const { id } = create(receiver.url);
    append();
    await deliveries.settled();
    const log = webhooks.redeliver(organization, id, logs(id)[0]?.id ?? 0);
    expect(log).toMatchObject({ status: 'pending', trigger: 'manual', attempt: 2 });
    await deliveries.settled();
    expect(receiver.received.map(({ body }) => body)).toEqual(Array(2).fill(log.request.body));
    expect(() => webhooks.redeliver(organization, id, 99)).toThrow('No attempt 99 of webhook 1.');
  });
});

describe('recovery', () => {
  it('sends the events again whose last attempt failed since a time', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, webhooks, clock } = testWebhooks();
    const { id } = create(receiver.url);
    const failFinally = async () => {
      receiver.statuses.push(...Array<number>(10).fill(500));
      const event = append();
      await deliveries.settled();
      for (let retries = 0; retries < 9; retries += 1) await deliveries.retry();
      return event.id;
    };
    await failFinally();
    clock.now = new Date(clock.now.getTime() + hour);
    const since = clock.now.toISOString();
    const failed = [await failFinally(), await failFinally()];
    receiver.statuses.push(500, 500);
    webhooks.test(organization, id, { event_type: 'task.created' });
    const waiting = append();
    await deliveries.settled();
    const before = receiver.received.length;
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 3, retried_now: 1 });
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 0, retried_now: 0 });
    await deliveries.settled();
    const recovered = receiver.received.slice(before).map(({ headers }) => headers['webhook-id']);
    expect(recovered.toSorted()).toEqual([...failed, waiting.id].toSorted());
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 0, retried_now: 0 });
  });

  it('makes waiting retries now, at their place in the schedule, and those of other webhooks later', async () => {
    const [receiver, other] = [await startReceiver(), await startReceiver()];
    const { create, append, deliveries, webhooks, clock, logs } = testWebhooks();
    const { id } = create(receiver.url);
    create(other.url);
    receiver.statuses.push(500, 500);
    other.statuses.push(500);
    append();
    await deliveries.settled();
    clock.now = new Date(clock.now.getTime() + 1000);
    expect(webhooks.recover(organization, id, { since: clock.now.toISOString() })).toEqual({
      scheduled: 1,
      retried_now: 1,
    });
    await deliveries.settled();
    expect(logs(id).map(({ attempt, status, trigger }) => [attempt, status, trigger])).toEqual([
      [3, 'pending', 'retry'],
      [2, 'failed', 'manual'],
      [1, 'failed', 'event'],
    ]);
    // The second delay of the schedule.
    expect(Date.parse(logs(id)[0]?.created_at ?? '') - clock.now.getTime()).toBe(5.5 * minute);
    expect(other.received).toHaveLength(1);
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
  create(await closedPort());
  const timers = vi.spyOn(globalThis, 'setTimeout');
  append();
  expect((await deliveries.next()).next_attempt_at).not.toBeNull();
  const retries = timers.mock.results.filter((_, index) => Number(timers.mock.calls[index]?.[1]) > 1000);
  expect(retries.map(({ value }) => value.hasRef())).toEqual([false]);
});
