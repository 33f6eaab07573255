import { describe, expect, it } from 'vitest';
import { organization, testWebhooks } from './test-webhooks.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a failed delivery', () => {
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

describe('recovery', () => {
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
