import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { type ReceivedDelivery, startReceiver } from './receiver.ts';
import { testWebhooks } from './test-webhooks.ts';

const verify = (secret: string, { headers, body }: ReceivedDelivery) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

const idsOf = (received: readonly ReceivedDelivery[]) => received.map(({ headers }) => headers['webhook-id']);

describe('a delivery', () => {
  it('is accepted by receivers when the mock has another time', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, clock } = testWebhooks();
    clock.now = new Date('2026-03-02T08:15:00Z');
    const { secret } = create(receiver.url);
    const { id } = append();
    await deliveries.settled();
    expect(receiver.received.map((received) => verify(secret, received))).toMatchObject([{ id }]);
  });

  it('reaches an endpoint in the order of the events, one after the other', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries } = testWebhooks();
    create(receiver.url);
    const { promise, resolve } = Promise.withResolvers<void>();
    receiver.until = promise;
    const sent = Array.from({ length: 20 }, () => append().id);
    await expect.poll(() => receiver.received.length).toBe(1);
    resolve();
    await deliveries.settled();
    expect(idsOf(receiver.received)).toEqual(sent);
  });

  it('is not delayed by another endpoint that does not respond', async () => {
    const [slow, fast] = [await startReceiver(), await startReceiver()];
    slow.until = new Promise(() => {});
    const { create, append, deliveries } = testWebhooks();
    create(slow.url);
    const { id } = create(fast.url);
    append();
    append();
    expect([(await deliveries.next()).webhook_id, (await deliveries.next()).webhook_id]).toEqual([id, id]);
  });

  it('fails without a request to another host', async () => {
    const { create, append, deliveries } = testWebhooks();
    create('https://hooks.example.com/');
    append();
    const attempt = await deliveries.next();
    expect(attempt).toMatchObject({ status: 'failed', error: { code: 'blocked_address' }, response: null });
    expect(attempt.next_attempt_at).not.toBeNull();
  });

  it.each([
    'http://localhost.example.com/',
    'http://127.0.0.1.nip.io/',
    'https://localtest.me/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
    'http://0/',
    'http://[::]/',
    'http://[::ffff:10.1.2.3]/',
    'http://[::ffff:0.0.0.0]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
  ])('is not sent to %s, which a saved state can have', async (url) => {
    const { create, append, deliveries, webhooks } = testWebhooks();
    const { id } = create('https://hooks.example.com/');
    const stored = webhooks.registry.find(id);
    if (stored) webhooks.registry.put({ ...stored, webhook: { ...stored.webhook, url } });
    append();
    expect(await deliveries.next()).toMatchObject({ error: { code: 'blocked_address' }, response: null });
  });
});
