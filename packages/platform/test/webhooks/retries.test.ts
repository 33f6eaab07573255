import { deliveryRules } from '@worklane/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

const retryDelays = deliveryRules.retryDelaysSeconds.map((seconds) => seconds * 1000);

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
  dispatch.receiver.respond = () => ({ status: 500 });
});
afterEach(() => dispatch.reset());
afterAll(() => dispatch.close());

/** Advances the clock and notifies the nodes. */
function advance(milliseconds: number): void {
  dispatch.now = new Date(dispatch.clock().getTime() + milliseconds);
  dispatch.notify(webhook.organizationId);
}

const waitUntilNext = async (): Promise<number> => {
  const [next] = await webhook.pending();
  return Date.parse(next?.due_at ?? '') - dispatch.clock().getTime();
};

describe('the dispatcher', () => {
  it('makes ten attempts by the schedule, all with the same id and body', async () => {
    dispatch.random = 0.5;
    await dispatch.start();
    await webhook.write();
    for (const [index, delay] of retryDelays.entries()) {
      await webhook.logged(index + 1);
      expect(await waitUntilNext()).toBe(Math.round(delay * 1.1));
      advance(Math.round(delay * 1.1) - 1);
      advance(1);
    }
    const logs = await webhook.logged(retryDelays.length + 1);
    expect(await webhook.pending()).toEqual([]);
    expect(logs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(logs.map(({ trigger }) => trigger)).toEqual(['event', ...retryDelays.map(() => 'retry')]);
    expect(logs.map(({ next_attempt_at }) => next_attempt_at)).toEqual([
      ...logs.slice(1).map(({ created_at }) => created_at),
      null,
    ]);
    expect(logs.at(-1)).toMatchObject({
      error_code: 'http_status',
      error_detail: 'The endpoint responded with status 500.',
    });
    const { received } = webhook;
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
  });

  it('ends the retries and the failing state of the endpoint with a success', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await until(async () => expect((await webhook.row()).failing_since).toBe(start.toISOString()));
    dispatch.receiver.respond = () => ({ status: 202 });
    advance(5000);
    const logs = await webhook.logged(2);
    expect(logs.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await webhook.pending()).toEqual([]);
    await until(async () => expect((await webhook.row()).failing_since).toBeNull());
  });

  describe.each([
    [429, '3600', hour],
    [503, '3600', hour],
    [503, new Date(start.getTime() + hour).toUTCString(), hour],
    [429, '1', 5000],
    [429, '99999999', day],
    [500, '3600', 5000],
  ])('a response %i with Retry-After: %s', (status, value, wait) => {
    it(`retries after ${wait} ms`, async () => {
      dispatch.receiver.respond = () => ({ status, headers: { 'retry-after': value } });
      await dispatch.start();
      await webhook.write();
      await webhook.logged(1);
      expect(await waitUntilNext()).toBe(wait);
    });
  });

  it('does not follow a redirect, and logs it as failed', async () => {
    dispatch.receiver.respond = () => ({ status: 302, headers: { location: `${dispatch.receiver.origin}/other` } });
    await dispatch.start();
    await webhook.write();
    const [log] = await webhook.logged(1);
    expect(log).toMatchObject({
      status: 'failed',
      response_status: 302,
      error_code: 'http_status',
      error_detail: 'The endpoint responded with status 302; redirects are not followed.',
    });
    expect(dispatch.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('logs the error code of an attempt without a response', async () => {
    dispatch.receiver.respond = () => 'never';
    await dispatch.start({ timeoutMs: 50 });
    await webhook.write();
    const [log] = await webhook.logged(1);
    expect(log).toMatchObject({
      status: 'failed',
      error_code: 'timeout',
      response_status: null,
      response_headers: null,
    });
    expect(dispatch.attempts).toEqual(['timeout']);
  });

  it('disables the webhook and ends the retries after 410', async () => {
    dispatch.receiver.respond = () => ({ status: 410 });
    await dispatch.start();
    await webhook.write();
    const [log] = await webhook.logged(1);
    expect(log).toMatchObject({ status: 'failed', response_status: 410, next_attempt_at: null });
    expect(await webhook.pending()).toEqual([]);
    await until(async () =>
      expect(await webhook.row()).toMatchObject({
        status: 'disabled',
        disabled_reason: 'The endpoint responded with status 410 Gone.',
        updated_at: start.toISOString(),
      }),
    );
    const { id, organization_id, url } = await webhook.row();
    const entries = dispatch.store.db
      .selectFrom('audit_log')
      .selectAll()
      .where('organization_id', '=', organization_id);
    expect(await entries.execute()).toMatchObject([
      {
        action: 'webhook.disabled',
        actor: { type: 'service' },
        target: { type: 'webhook', id: String(id), name: url },
        origin: null,
        details: { reason: 'The endpoint responded with status 410 Gone.' },
      },
    ]);
  });

  it('does not disable a webhook whose URL has changed before the 410', async () => {
    dispatch.receiver.respond = async () => {
      await webhook.set({ url: `${dispatch.receiver.origin}/new` });
      return { status: 410 };
    };
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await dispatch.start();
    expect((await webhook.row()).status).toBe('enabled');
  });

  it('disables a webhook, with a reason, after five days of failures and not before', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await until(async () => expect((await webhook.row()).failing_since).not.toBeNull());
    advance(5 * day - 1);
    await webhook.logged(2);
    expect((await webhook.row()).status).toBe('enabled');
    advance(1);
    await webhook.write();
    await until(async () =>
      expect(await webhook.row()).toMatchObject({
        status: 'disabled',
        disabled_reason: 'Every delivery failed for 5 days.',
      }),
    );
  });

  it('logs a retry of a disabled webhook as failed without sending it', async () => {
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    await webhook.set({ status: 'disabled' });
    advance(5000);
    const logs = await webhook.logged(2);
    expect(logs[1]).toMatchObject({ attempt: 2, trigger: 'retry', error_code: 'webhook_disabled' });
    expect(webhook.received).toHaveLength(1);
  });
});
