import { deliveryRules, type schemas } from '@worklane/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { WebhookDependencies } from '../../src/webhooks/dependencies.ts';
import { webhookHandlers } from '../../src/webhooks/open-webhooks.ts';
import { TestDispatch, type TestWebhook, until } from './test-dispatch.ts';
import { completeAttempts } from './test-webhooks.ts';

let webhook: TestWebhook;

const start = new Date('2026-03-05T12:00:00.000Z');
const [, , thirdDelay = 0] = deliveryRules.retryDelaysSeconds.map((each) => each * 1000);

const dispatch = await TestDispatch.open();
beforeEach(async () => {
  dispatch.now = start;
  webhook = await dispatch.webhook('/hook');
  dispatch.receiver.respond = () => ({ status: 503 });
});
afterEach(() => dispatch.reset());

/** Calls the operation like a request to a node. */
async function recover(): Promise<schemas.WebhookRecoveryResult> {
  const { recoverWebhook } = webhookHandlers({
    store: dispatch.store,
    clock: dispatch.clock,
    notifyDue: (organizationId) => dispatch.notify(organizationId),
  } as WebhookDependencies);
  const call = {
    operation: { id: 'recoverWebhook' },
    principal: { organizationId: webhook.organizationId },
    path: { webhook_id: webhook.id },
    headers: {},
  };
  const { body } = await recoverWebhook(call as Parameters<typeof recoverWebhook>[0]);
  return body as schemas.WebhookRecoveryResult;
}

const dueIn = async () =>
  (await webhook.pending()).map(({ due_at }) => Date.parse(due_at) - dispatch.clock().getTime());

/** Makes the first two attempts of deliveries, of which the first ones are not retried. */
async function startOutage(failed: number, waiting: number): Promise<void> {
  const complete = (result: 'failed' | 'failed and retried', count: number) =>
    completeAttempts(dispatch.store.db, webhook.id, result, count);
  await webhook.write(failed + waiting);
  await complete('failed and retried', failed + waiting);
  await complete('failed', failed);
  await complete('failed and retried', waiting);
  expect(await webhook.pending()).toHaveLength(waiting);
}

describe('recoverWebhook during an outage', () => {
  it('delivers what has failed and what waits, each once, when the endpoint is back', async () => {
    await startOutage(12, 5);
    await dispatch.start();
    dispatch.receiver.respond = () => ({ status: 200 });
    expect(await recover()).toEqual({ scheduled: 17, retried_now: 5 });
    const logs = await webhook.logged(3 * 17);
    expect(await webhook.pending()).toEqual([]);
    const succeeded = logs.filter(({ status }) => status === 'succeeded');
    expect(new Set(succeeded.map(({ message_id }) => message_id)).size).toBe(17);
    expect(succeeded.map(({ trigger }) => trigger)).toEqual(Array.from({ length: 17 }, () => 'manual'));
    expect(
      succeeded.every(({ attempt, created_at }) => attempt === 3 && created_at === dispatch.clock().toISOString()),
    );
    expect(await recover()).toEqual({ scheduled: 0, retried_now: 0 });
  });

  it('makes one attempt of each waiting delivery while the endpoint is down, and continues its schedule', async () => {
    await startOutage(0, 4);
    const results = await Promise.all([recover(), recover(), recover()]);
    expect(results.map(({ scheduled }) => scheduled).toSorted()).toEqual([0, 0, 4]);
    await dispatch.start();
    const logs = await webhook.logged(12);
    expect(logs.filter(({ attempt }) => attempt === 3)).toHaveLength(4);
    await until(async () => expect(await dueIn()).toEqual([thirdDelay, thirdDelay, thirdDelay, thirdDelay]));
    expect((await webhook.pending()).map(({ retries, attempt }) => [retries, attempt])).toEqual(
      Array.from({ length: 4 }, () => [3, 4]),
    );
  });

  it.runIf(inject('engine') === 'postgresql')('delivers each once while several nodes deliver', async () => {
    await startOutage(40, 40);
    for (let node = 1; node <= 3; node++) await dispatch.start();
    dispatch.receiver.respond = () => ({ status: 200 });
    await Promise.all([recover(), recover()]);
    const logs = await webhook.logged(3 * 80);
    expect(logs.filter(({ status }) => status === 'succeeded')).toHaveLength(80);
    expect(await webhook.pending()).toEqual([]);
  });
});
