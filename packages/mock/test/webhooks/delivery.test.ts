import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { schemaViolations } from '../response-checks.ts';
import { closedPort } from '../upstream-server.ts';
import { type ReceivedDelivery, startReceiver } from './receiver.ts';
import { organization, testWebhooks } from './test-webhooks.ts';

const verify = (secret: string, { headers, body }: ReceivedDelivery) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

const idsOf = (received: readonly ReceivedDelivery[]) => received.map(({ headers }) => headers['webhook-id']);

describe('a delivery', () => {
  it('is signed, and has the headers of the service and the event as its body', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries } = testWebhooks();
    const { secret } = create(receiver.url);
    const event = append();
    await deliveries.settled();
    const [received] = receiver.received;
    expect(received && verify(secret, received)).toEqual(event);
    expect(received?.headers).toEqual({
      host: new URL(receiver.url).host,
      connection: 'keep-alive',
      'content-length': String(received?.body.length),
      'content-type': 'application/json',
      'user-agent': 'Worklane-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
  });

  it('is accepted by receivers when the mock has another time', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, clock } = testWebhooks();
    clock.now = new Date('2026-03-02T08:15:00Z');
    const { secret } = create(receiver.url);
    const { id } = append();
    await deliveries.settled();
    expect(receiver.received.map((received) => verify(secret, received))).toMatchObject([{ id }]);
  });

  it('is sent for subscribed events of the organization only', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries } = testWebhooks();
    create(receiver.url, ['task.created', 'task.deleted']);
    const sent = [append('task.created'), append('task.deleted')];
    append('task.updated');
    append('task.created', 7);
    await deliveries.settled();
    expect(idsOf(receiver.received)).toEqual(sent.map(({ id }) => id));
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

  it('is logged with its request and response, as the contract defines', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, logs } = testWebhooks();
    const { id } = create(receiver.url);
    receiver.statuses.push(500);
    append();
    const [pending] = logs(id);
    await deliveries.settled();
    append();
    await deliveries.settled();
    const all = [...logs(id), pending];
    const violations = all.flatMap((log) => schemaViolations(log, { $ref: '#/components/schemas/WebhookLog' }));
    expect(violations).toEqual([]);
    expect(all.map((log) => [log?.status, log?.response?.status])).toEqual([
      ['succeeded', 204],
      ['pending', undefined],
      ['failed', 500],
      ['pending', undefined],
    ]);
    expect(pending?.request.headers).not.toHaveProperty('webhook-signature');
    const { host: _, connection: __, 'content-length': ___, ...sent } = receiver.received[0]?.headers ?? {};
    expect(logs(id).at(-1)).toMatchObject({
      request: { headers: sent, body: receiver.received[0]?.body },
      response: { body: 'ok' },
      error: { code: 'http_status', detail: 'The endpoint responded with status 500.' },
    });
  });

  it.each([
    ['connection_refused', closedPort],
    ['blocked_address', async () => 'https://hooks.example.com/'],
  ])('fails with %s', async (code, urlOf) => {
    const { create, append, deliveries } = testWebhooks();
    create(await urlOf());
    append();
    const attempt = await deliveries.next();
    expect(attempt).toMatchObject({ status: 'failed', error: { code }, response: null });
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

  it('fails without following a redirect', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(302);
    receiver.headers.location = receiver.url;
    const { create, append, deliveries } = testWebhooks();
    create(receiver.url);
    append();
    expect(await deliveries.next()).toMatchObject({ error: { code: 'http_status' }, response: { status: 302 } });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a test message', () => {
  it('is sent once', async () => {
    const receiver = await startReceiver();
    receiver.statuses.push(500);
    const { create, webhooks, deliveries } = testWebhooks();
    const { id, secret } = create(receiver.url);
    const log = webhooks.test(organization, id);
    expect(log).toMatchObject({ status: 'pending', trigger: 'test', attempt: 1 });
    expect(await deliveries.next()).toMatchObject({ id: log.id, status: 'failed', next_attempt_at: null });
    const [received] = receiver.received;
    const message = received && verify(secret, received);
    expect(schemaViolations(message, { $ref: '#/components/schemas/WebhookTest' }, 'asyncapi')).toEqual([]);
  });
});

describe('the secret', () => {
  it('signs together with the previous one for 24 hours after a rotation', async () => {
    const receiver = await startReceiver();
    const { create, append, deliveries, webhooks, clock } = testWebhooks();
    const { id, secret: previous } = create(receiver.url);
    const { secret } = webhooks.registry.rotateSecret(organization, id);
    append();
    await deliveries.settled();
    const [both] = receiver.received as [ReceivedDelivery];
    expect([verify(secret, both), verify(previous, both)]).toHaveLength(2);

    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
    append();
    await deliveries.settled();
    expect(receiver.received.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)).toEqual([
      2, 1,
    ]);
  });
});
