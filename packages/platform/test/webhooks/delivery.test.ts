import { setTimeout } from 'node:timers/promises';
import { generateSecret } from '@worklane/contract/delivery';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { markCluster } from '../../src/database/batches/batches.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { insertWebhooks, TestDispatch, type TestWebhook, until } from './test-dispatch.ts';

const dispatch = await TestDispatch.open();
afterEach(() => dispatch.reset());

const verified = ({ received }: TestWebhook, secret: string, index = 0): unknown => {
  const { body, headers } = received[index] ?? expect.fail();
  return new Webhook(secret).verify(body, headers as Record<string, string>);
};

describe('the dispatcher', () => {
  it('signs with every secret during rotations, and with the new one afterwards', async () => {
    const webhook = await dispatch.webhook('/hook');
    const encrypt = (text: string) => dispatch.encryption.encrypt(secretId(webhook.organizationId, webhook.id), text);
    const [secret, older, ended] = [generateSecret(), generateSecret(), generateSecret()];
    const until = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    await webhook.set({
      secret: await encrypt(secret),
      older_secrets: JSON.stringify([
        { secret: await encrypt(older), until: until(3_600_000) },
        { secret: await encrypt(ended), until: until(-1) },
      ]),
      previous_secret: sql`secret`,
      previous_secret_until: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await dispatch.start();
    await webhook.write();
    await webhook.logged(1);
    expect(verified(webhook, secret)).toEqual(verified(webhook, webhook.secret));
    expect(verified(webhook, older)).toEqual(verified(webhook, secret));
    expect(() => verified(webhook, ended)).toThrow('No matching signature');
    await webhook.set({ older_secrets: '[]', previous_secret_until: new Date(Date.now() - 1).toISOString() });
    await webhook.write();
    await webhook.logged(2);
    expect(verified(webhook, secret, 1)).toBeDefined();
    expect(() => verified(webhook, webhook.secret, 1)).toThrow('No matching signature');
  });

  it('sends the events of several organizations from a cluster, which it reads after the claim', async () => {
    const cluster = await TestDispatch.open();
    markCluster(cluster.store.db);
    const webhooks = [await cluster.webhook('/one'), await cluster.webhook('/other')];
    for (const webhook of webhooks) await webhook.write(3);
    await cluster.start();
    for (const webhook of webhooks) {
      await webhook.logged(3);
      const sent = [0, 1, 2].map((index) => verified(webhook, webhook.secret, index) as { data: { id: number } });
      expect(new Set(sent.map(({ data }) => data.id)).size).toBe(3);
    }
  });

  it('is not delayed by an endpoint that does not respond', async () => {
    const dead = await dispatch.webhook('/dead');
    const healthy = await dispatch.webhook('/healthy');
    dispatch.receiver.respond = ({ path }) => (path === '/dead' ? 'never' : { status: 200 });
    await dead.write(20);
    await dispatch.start({ stopSeconds: 0 });
    await until(() => expect(dead.received.length).toBeGreaterThan(0));
    await healthy.write(20);
    await healthy.logged(20);
    expect(await dead.logs()).toEqual([]);
    // Without a response the window keeps its initial size.
    expect(dispatch.receiver.maxConcurrency('/dead')).toBeLessThanOrEqual(4);
  });

  it('sends to a failing endpoint one delivery at a time', async () => {
    // Stands still, so that no retry is due.
    dispatch.now = new Date();
    const failing = await dispatch.webhook('/failing');
    let inFlight = 0;
    const concurrency: number[] = [];
    dispatch.receiver.respond = async () => {
      concurrency.push(++inFlight);
      await setTimeout(1);
      inFlight--;
      return { status: 500 };
    };
    await failing.write(8);
    await dispatch.start();
    await failing.logged(8);
    // The first four are sent before the first response.
    expect(concurrency.slice(4)).toEqual([1, 1, 1, 1]);
    expect((await failing.pending()).map(({ trigger, retries }) => ({ trigger, retries }))).toEqual(
      Array.from({ length: 8 }, () => ({ trigger: 'retry', retries: 1 })),
    );
  });

  it('sends everything to a host of many webhooks, 32 deliveries of an organization at once', async () => {
    const { organizationId } = await dispatch.webhook('/0');
    const urls = Array.from({ length: 49 }, (_, index) => `${dispatch.receiver.origin}/${index + 1}`);
    await insertWebhooks(dispatch.store, dispatch.encryption, { organizationId, urls });
    let inFlight = 0;
    let most = 0;
    dispatch.receiver.respond = async () => {
      most = Math.max(most, ++inFlight);
      await setTimeout(20);
      inFlight--;
      return { status: 200 };
    };
    await dispatch.write(organizationId, 4);
    await dispatch.start();
    await until(() => expect(dispatch.receiver.received).toHaveLength(200));
    expect(most).toBeLessThanOrEqual(32);
  });

  it('sends to the URL that the webhook has at that time', async () => {
    const webhook = await dispatch.webhook('/old');
    await webhook.write(2);
    await webhook.set({ url: `${dispatch.receiver.origin}/new` });
    await dispatch.start();
    await webhook.logged(2);
    expect(dispatch.receiver.received.map(({ path }) => path)).toEqual(['/new', '/new']);
  });

  it('sends nothing to a webhook that is disabled or deleted', async () => {
    const disabled = await dispatch.webhook('/disabled');
    const deleted = await dispatch.webhook('/deleted');
    await disabled.write(2);
    await deleted.write(2);
    await disabled.set({ status: 'disabled' });
    await dispatch.store.db.deleteFrom('webhooks').where('id', '=', deleted.id).execute();
    await dispatch.start();
    const logs = await disabled.logged(2);
    expect(logs.map(({ status, error_code }) => [status, error_code])).toEqual([
      ['failed', 'webhook_disabled'],
      ['failed', 'webhook_disabled'],
    ]);
    await until(async () => expect(await deleted.pending()).toEqual([]));
    expect(await deleted.logs()).toEqual([]);
    expect(dispatch.receiver.received).toEqual([]);
  });

  it('deletes a delivery without an event, and keeps one whose secret cannot be decrypted', async () => {
    const expired = await dispatch.webhook('/expired');
    const undecryptable = await dispatch.webhook('/undecryptable');
    const healthy = await dispatch.webhook('/healthy');
    await expired.write();
    await dispatch.store.db.deleteFrom('events').where('organization_id', '=', expired.organizationId).execute();
    await undecryptable.write();
    await undecryptable.set({ secret: 'not a ciphertext' });
    await healthy.write();
    await dispatch.start();
    await healthy.logged(1);
    await until(async () => expect(await expired.pending()).toEqual([]));
    expect(await undecryptable.pending()).toHaveLength(1);
    expect(dispatch.receiver.received.map(({ path }) => path)).toEqual(['/healthy']);
  });

  it('delivers an event whose stored data is invalid, and the others with it', async () => {
    const webhook = await dispatch.webhook('/hook');
    await webhook.write(3);
    await sql`
    update events set data = '{"id": "x"}'
    where organization_id = ${webhook.organizationId} and data->>'title' = 'Task 2'`.execute(dispatch.store.db);
    await dispatch.start();
    await webhook.logged(3);
    const bodies = webhook.received.map(({ body }) => JSON.parse(body).data);
    expect(bodies).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Task 1' }),
        expect.objectContaining({ id: 'x' }),
        expect.objectContaining({ title: 'Task 3' }),
      ]),
    );
    expect(dispatch.attempts).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });
});
