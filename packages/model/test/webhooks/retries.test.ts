import { describe, expect, it } from 'vitest';
import { organization, testWebhooks } from './test-webhooks.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a failed delivery', () => {
  it('is retried by the schedule of the service, ten attempts in all', () => {
    const { responses, create, append, settle, retry, attempts, clock } = testWebhooks();
    responses.statuses.push(...Array<number>(20).fill(500));
    create();
    append();
    settle();
    for (let retries = 0; retries < 12; retries += 1) retry();
    const delays = attempts.map(({ next_attempt_at: next }) =>
      next === null ? null : Date.parse(next) - clock.now.getTime(),
    );
    // Half of the jitter of 20 %.
    const schedule = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
    expect(delays).toEqual([...schedule.map((delay) => Math.round(delay * 1.1)), null]);
  });

  it('waits as long as Retry-After asks', () => {
    const { responses, create, append, settle, attempts, clock } = testWebhooks();
    responses.headers['retry-after'] = '3600';
    responses.statuses.push(429);
    create();
    append();
    settle();
    expect(Date.parse(attempts[0]?.next_attempt_at ?? '') - clock.now.getTime()).toBe(hour);
  });

  it('disables the webhook with 410', () => {
    const { responses, create, append, settle, attempts, sent, webhooks } = testWebhooks();
    responses.statuses.push(410);
    const id = create();
    append();
    append();
    settle();
    append();
    expect(webhooks.registry.get(organization, id).webhook).toMatchObject({
      status: 'disabled',
      disabled_reason: 'The endpoint responded with status 410 Gone.',
    });
    expect(attempts.map(({ error, next_attempt_at }) => [error?.code, next_attempt_at])).toEqual([
      ['http_status', null],
      ['webhook_disabled', null],
    ]);
    expect(sent).toHaveLength(1);
  });

  it('disables the webhook after 5 days without a success', () => {
    const { responses, create, append, settle, webhooks, clock } = testWebhooks();
    const id = create();
    const statusAfter = (status: number, milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
      responses.statuses.push(status);
      append();
      settle();
      return webhooks.registry.get(organization, id).webhook.status;
    };
    expect(statusAfter(500, 0)).toBe('enabled');
    expect(statusAfter(204, 100 * hour)).toBe('enabled');
    expect(statusAfter(500, hour)).toBe('enabled');
    expect(statusAfter(500, 119 * hour)).toBe('enabled');
    expect(statusAfter(500, hour)).toBe('disabled');
    const { url, events } = webhooks.registry.get(organization, id).webhook;
    webhooks.registry.replace(organization, id, { url, events, status: 'enabled' });
    expect(statusAfter(500, 0)).toBe('enabled');
  });
});

describe('a deleted webhook', () => {
  it('gets no retries', () => {
    const { responses, create, append, settle, retry, sent, webhooks } = testWebhooks();
    responses.statuses.push(500);
    const id = create();
    append();
    settle();
    webhooks.delete(organization, id);
    retry();
    append();
    settle();
    expect(sent).toHaveLength(1);
    expect(webhooks.snapshot().dispatcher.attempts).toEqual([]);
  });
});

describe('redelivery', () => {
  it('sends the event of an attempt again, with the next number', () => {
    const { create, append, settle, sent, webhooks, logs } = testWebhooks();
    const id = create();
    append();
    settle();
    const log = webhooks.redeliver(organization, id, logs(id)[0]?.id ?? 0);
    expect(log).toMatchObject({ status: 'pending', trigger: 'manual', attempt: 2 });
    settle();
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill(log.request.body));
    expect(() => webhooks.redeliver(organization, id, 99)).toThrow('No attempt 99 of webhook 1.');
  });
});

describe('recovery', () => {
  it('sends the events again whose last attempt failed since a time', () => {
    const { responses, create, append, settle, retry, sent, webhooks, clock } = testWebhooks();
    const id = create();
    const failFinally = () => {
      responses.statuses.push(...Array<number>(10).fill(500));
      const event = append();
      settle();
      for (let retries = 0; retries < 9; retries += 1) retry();
      return event.id;
    };
    failFinally();
    clock.now = new Date(clock.now.getTime() + hour);
    const since = clock.now.toISOString();
    const failed = [failFinally(), failFinally()];
    responses.statuses.push(500, 500);
    webhooks.test(organization, id, { event_type: 'task.created' });
    const waiting = append();
    settle();
    const before = sent.length;
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 3, retried_now: 1 });
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 0, retried_now: 0 });
    settle();
    const recovered = sent.slice(before).map(({ headers }) => headers['webhook-id']);
    expect(recovered.toSorted()).toEqual([...failed, waiting.id].toSorted());
    expect(webhooks.recover(organization, id, { since })).toEqual({ scheduled: 0, retried_now: 0 });
  });

  it('makes waiting retries now, at their place in the schedule, and those of other webhooks later', () => {
    const { responses, create, append, settle, sent, webhooks, clock, logs } = testWebhooks();
    const id = create();
    create('https://other.example.com/');
    responses.statuses.push(500, 500, 500);
    append();
    settle();
    const [, failed] = logs(id);
    clock.now = new Date(clock.now.getTime() + 1000);
    expect(webhooks.recover(organization, id, { since: clock.now.toISOString() })).toEqual({
      scheduled: 1,
      retried_now: 1,
    });
    settle();
    expect(logs(id).at(-1)).toEqual(failed);
    expect(logs(id).map(({ attempt, status, trigger }) => [attempt, status, trigger])).toEqual([
      [3, 'pending', 'retry'],
      [2, 'failed', 'manual'],
      [1, 'failed', 'event'],
    ]);
    // The second delay of the schedule.
    expect(Date.parse(logs(id)[0]?.created_at ?? '') - clock.now.getTime()).toBe(5.5 * minute);
    expect(sent.filter(({ url }) => url.includes('other'))).toHaveLength(1);
  });
});
