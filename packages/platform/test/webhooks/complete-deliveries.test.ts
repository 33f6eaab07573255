import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryAttempt } from '../../src/webhooks/delivery/attempt-outcome.ts';
import { claimDeliveries, type LeasedDelivery } from '../../src/webhooks/delivery/claim-deliveries.ts';
import { completeDeliveries } from '../../src/webhooks/delivery/complete-deliveries.ts';
import { TestDispatch } from './test-dispatch.ts';

let dispatch: TestDispatch;

beforeAll(async () => {
  dispatch = await TestDispatch.open();
});
afterEach(() => dispatch.reset());
afterAll(() => dispatch.close());

const now = new Date('2026-03-05T12:00:00.000Z');

async function claimedWebhook(count: number) {
  dispatch.now = now;
  const webhook = await dispatch.webhook('/hook');
  await webhook.write(count);
  const request = { organizationId: webhook.organizationId, webhookId: webhook.id, count };
  return { webhook, deliveries: await claimDeliveries(dispatch.store, [request], now) };
}

type Result = Pick<DeliveryAttempt, 'requestHeaders' | 'durationMs' | 'response' | 'error' | 'nextAttemptAt'>;

const succeeded: Result = {
  requestHeaders: { 'user-agent': 'tests' },
  durationMs: 1,
  response: { status: 204, headers: {}, body: '' },
  error: undefined,
  nextAttemptAt: undefined,
};

const complete = (deliveries: readonly LeasedDelivery[], ...results: Result[]) =>
  completeDeliveries(
    dispatch.store,
    deliveries.map((delivery, index) => ({ delivery, ...(results[index] ?? succeeded) })),
    now,
  );

describe('completeDeliveries', () => {
  it('logs each attempt of a batch with its own values, whatever characters they contain', async () => {
    const { webhook, deliveries } = await claimedWebhook(4);
    const difficult = '{null,"quoted"},\\n\\\n\tCafé ☕ \u2028,';
    const headers = { 'x-difficult': difficult };
    const nextAttemptAt = new Date('2026-03-05T12:00:05.250Z');
    const completed = await complete(
      deliveries,
      { ...succeeded, requestHeaders: headers, response: { status: 200, headers, body: difficult } },
      {
        ...{ requestHeaders: {}, durationMs: 12_000, response: undefined, nextAttemptAt },
        error: { code: 'timeout', detail: difficult },
      },
      succeeded,
      { ...succeeded, response: { status: 500, headers, body: 'null' }, error: { code: 'http_status', detail: '' } },
    );
    expect(completed).toBe(4);
    const logs = (await webhook.logs()).map((log) => ({
      ...log,
      request_headers: JSON.parse(log.request_headers),
      response_headers: JSON.parse(log.response_headers ?? 'null'),
    }));
    const none = { error_code: null, error_detail: null, next_attempt_at: null };
    expect(logs).toMatchObject([
      {
        ...{ ...none, status: 'succeeded', request_headers: headers, duration_ms: 1 },
        ...{ response_status: 200, response_headers: headers, response_body: difficult },
      },
      {
        ...{
          status: 'failed',
          request_headers: {},
          duration_ms: 12_000,
          error_code: 'timeout',
          error_detail: difficult,
        },
        ...{ response_status: null, response_headers: null, response_body: null },
        next_attempt_at: nextAttemptAt.toISOString(),
      },
      { ...none, status: 'succeeded', response_status: 204, response_headers: {}, response_body: '' },
      {
        ...{ status: 'failed', error_code: 'http_status', error_detail: '', next_attempt_at: null },
        ...{ response_status: 500, response_headers: headers, response_body: 'null' },
      },
    ]);
    expect(logs.map(({ id, message_id }) => [id, message_id])).toEqual(
      deliveries.map(({ id, message_id }) => [id, message_id]),
    );
    expect(await webhook.pending()).toMatchObject([{ message_id: deliveries[1]?.message_id, trigger: 'retry' }]);
  });

  it('logs a single attempt without a response', async () => {
    const { webhook, deliveries } = await claimedWebhook(1);
    const error = { code: 'dns_error', detail: 'unknown' } as const;
    expect(await complete(deliveries, { ...succeeded, response: undefined, error })).toBe(1);
    expect(await webhook.logs()).toMatchObject([
      { response_status: null, response_headers: null, error_code: 'dns_error' },
    ]);
  });

  it('changes nothing where the row of a delivery has become that of another one', async () => {
    const { webhook, deliveries } = await claimedWebhook(2);
    const [one = expect.fail(), other = expect.fail()] = deliveries;
    expect(await complete([{ ...one, row_id: other.row_id }])).toBe(0);
    expect(await webhook.logs()).toEqual([]);
    expect((await webhook.pending()).map(({ id }) => id)).toEqual([one.id, other.id]);
  });
});
