import { type Client, createClient } from '@worklane/client';
import { createReceiver } from '@worklane/webhooks';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accessToken } from '../../src/listen/access-token.ts';
import { startDeliveryReceiver } from '../../src/listen/delivery-receiver.ts';
import { startListen } from '../../src/listen/listen-process.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let platform: OwnOrganization;
let token: string;
let client: Client;

beforeAll(async () => {
  platform = await ownOrganization();
  token = await accessToken(platform);
  client = createClient({ baseUrl: platform.baseUrl, auth: token });
});

const startReceiver = async (...args: Parameters<typeof startDeliveryReceiver>) => {
  const receiver = await startDeliveryReceiver(...args);
  onTestFinished(() => receiver.close());
  return receiver;
};

const startForwarding = async (...args: string[]) => {
  const listening = await startListen({ baseUrl: platform.baseUrl, token, args: [...args, '--secret', secret] });
  onTestFinished(() => listening.interrupt().then(() => undefined));
  return listening;
};

/** Creates, updates and deletes a task whose text changes when it is parsed and written again. */
async function changeTask(): Promise<void> {
  const custom_fields = { '10': 'ten', '2': 'two', é: 1.5, b: true };
  const { id } = await client.tasks.create({ title: 'Zürich 日本 🚚 \u2028"\\', custom_fields });
  await client.tasks.update(id, { title: 'Zürich', custom_fields: { '1': 'one' } });
  await client.tasks.delete(id);
}

describe('worklane listen', () => {
  it('sends the headers and the bytes of the deliveries of the service', async () => {
    const webhook = await startReceiver(platform.certificate);
    const receiver = await startReceiver();
    const types = ['task.created', 'task.updated', 'task.deleted'] as const;
    const { secret: webhookSecret } = await client.webhooks.create({ url: webhook.url, events: [...types] });
    const { interrupt } = await startForwarding('--to', receiver.url, '--events', 'task.*');
    await changeTask();
    await expect.poll(() => [webhook.received.length, receiver.received.length], { timeout: 60_000 }).toEqual([3, 3]);
    expect(await interrupt()).toBe(0);
    const deliveries = new Map(webhook.received.map((delivery) => [delivery.headers['webhook-id'], delivery]));
    const serviceKit = createReceiver({ secrets: [webhookSecret] });
    const kit = createReceiver({ secrets: [secret] });
    for (const [index, forwarded] of receiver.received.entries()) {
      const delivery = deliveries.get(forwarded.headers['webhook-id']) ?? expect.fail();
      expect(forwarded.body.equals(delivery.body)).toBe(true);
      expect(Object.keys(forwarded.headers).toSorted()).toEqual(Object.keys(delivery.headers).toSorted());
      const own = ['host', 'webhook-timestamp', 'webhook-signature'];
      const shared = Object.keys(delivery.headers).filter((name) => !own.includes(name));
      for (const name of shared) expect([name, forwarded.headers[name]]).toEqual([name, delivery.headers[name]]);
      expect((await kit.verify(forwarded)).type).toBe(types[index]);
      expect(await kit.verify(forwarded)).toEqual(await serviceKit.verify(delivery));
    }
  });

  it('forwards to https only with a trusted certificate, or with --skip-verify', async () => {
    const receiver = await startReceiver(platform.certificate);
    const strict = await startForwarding('--to', receiver.url);
    await client.tasks.create({ title: 'Paint' });
    await expect.poll(() => strict.attempts.length).toBe(1);
    expect(strict.attempts[0]).toMatchObject({ status: 'failed', error: { code: 'tls_error' } });
    expect(await strict.interrupt()).toBe(5);
    const { attempts } = await startForwarding('--to', receiver.url, '--skip-verify');
    await client.tasks.create({ title: 'Paint' });
    await expect.poll(() => attempts.length).toBe(1);
    expect(attempts[0]).toMatchObject({ status: 'succeeded' });
    expect(receiver.received).toHaveLength(1);
  });
});
