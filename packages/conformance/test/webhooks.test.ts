import type { operations, schemas } from '@worklane/contract';
import { startMock } from '@worklane/mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allCapabilities, type Credentials, obtainTokens, run, send } from '../src/index.ts';
import { inProcessReceiver } from '../src/receiver/in-process.ts';
import { startReceiver } from '../src/receiver/listen.ts';

interface Defect {
  /** Falsifies deliveries. */
  readonly delivered?: (delivery: { headers: Record<string, string>; body: string }, repeat: () => void) => void;
  /** Falsifies the body of responses to requests with this method and path. */
  readonly returned?: readonly [request: RegExp, change: (json: schemas.Webhook & schemas.WebhookLogList) => void];
}

/** Runs the cases of operations against the mock with a defect. @returns the cases that fail */
async function failing(ids: readonly (keyof typeof operations)[], { delivered, returned }: Defect): Promise<string[]> {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
  const tokens = await obtainTokens(mock.url, credentials);
  const { receiver, close } = await startReceiver();
  onTestFinished(close);
  const accept = receiver.accept.bind(receiver);
  receiver.accept = (url, headers, body) => {
    const delivery = { headers: { ...headers }, body };
    delivered?.(delivery, () => accept(url, delivery.headers, delivery.body));
    return accept(url, delivery.headers, delivery.body);
  };
  const results = await run({
    target: { baseUrl: mock.url, credentials, tokens, capabilities: new Set(allCapabilities) },
    only: ids,
    receiver,
    async send(baseUrl, request) {
      const exchange = await send(baseUrl, request);
      const [isMeant, change] = returned ?? [];
      if (!isMeant?.test(`${request.method} ${request.path}`) || exchange.response.status >= 300) return exchange;
      const json = JSON.parse(exchange.response.body);
      change?.(json);
      return { request, response: { ...exchange.response, body: JSON.stringify(json) } };
    },
  });
  return results.filter(({ outcome }) => outcome.state === 'failed').map((each) => each.case);
}

const signing = 'signs with the new and with the earlier secrets, of which there is a maximum';
const logging = 'logs each attempt with its request and its response';

const log = (change: (log: schemas.WebhookLog) => unknown): Defect => ({
  returned: [/^GET .*\/logs\?/, ({ data }) => data.forEach(change)],
});

describe('a run notices', () => {
  it.each<[name: string, operation: keyof typeof operations, found: string, defect: Defect]>([
    [
      'a missing signature',
      'rotateWebhookSecret',
      signing,
      {
        delivered: ({ headers }) => {
          headers['webhook-signature'] = headers['webhook-signature']?.split(' ')[0] ?? '';
        },
      },
    ],
    [
      'an old timestamp',
      'rotateWebhookSecret',
      signing,
      {
        delivered: ({ headers }) => {
          headers['webhook-timestamp'] = String(Number(headers['webhook-timestamp']) - 600);
        },
      },
    ],
    ['a missing header', 'rotateWebhookSecret', signing, { delivered: ({ headers }) => delete headers['user-agent'] }],
    [
      'a test message without its mark',
      'rotateWebhookSecret',
      signing,
      {
        delivered: ({ headers }) => delete headers['worklane-test'],
      },
    ],
    ['a repeated delivery', 'deleteWebhook', 'ends the deliveries', { delivered: (_, repeat) => repeat() }],
    [
      'another body',
      'deleteWebhook',
      'ends the deliveries',
      {
        delivered: (delivery) => {
          delivery.body = delivery.body.replace('oak panels', 'oak panel');
        },
      },
    ],
    [
      'a setting that is not stored',
      'replaceWebhook',
      'applies every setting to the following events',
      {
        returned: [/^GET .*\/webhooks\/\d+$/, (webhook) => Object.assign(webhook, { description: null })],
      },
    ],
    [
      'the oldest webhook first',
      'listWebhooks',
      'lists the webhooks of the organization, newest first',
      {
        returned: [/^GET .*\/webhooks\?limit=2/, ({ data }) => data.reverse()],
      },
    ],
    [
      'a log without bodies',
      'listWebhookLogs',
      logging,
      log(({ response }) => response && Object.assign(response, { body: '' })),
    ],
    ['a log without errors', 'listWebhookLogs', logging, log((each) => Object.assign(each, { error: null }))],
    [
      'a log with other times',
      'listWebhookLogs',
      logging,
      log((each) => Object.assign(each, { created_at: '2026-01-01T00:00:00.000Z' })),
    ],
    [
      'a log with another signature',
      'listWebhookLogs',
      logging,
      log(({ request }) => Object.assign(request.headers, { 'webhook-id': 'evt_' })),
    ],
    [
      'retries without Retry-After',
      'listWebhookLogs',
      logging,
      log(
        (each) =>
          each.next_attempt_at &&
          Object.assign(each, {
            next_attempt_at: new Date(Date.parse(each.created_at) + 5500).toISOString(),
          }),
      ),
    ],
    [
      'an ignored filter',
      'listWebhookLogs',
      'filters and pages the log',
      {
        returned: [/[?&]status=failed/, ({ data }) => data.push(...data)],
      },
    ],
  ])('%s', async (_, operation, found, defect) => {
    expect(await failing([operation], defect)).toContain(found);
  });

  it('nothing without a defect', async () => {
    expect(await failing(['rotateWebhookSecret', 'deleteWebhook', 'listWebhooks', 'listWebhookLogs'], {})).toEqual([]);
  });
});

describe('the receiver', () => {
  const { receiver, mockOptions } = inProcessReceiver();

  it('waits for a delivery, and gives up', async () => {
    const endpoint = receiver.endpoint();
    const waiting = endpoint.receive(({ payload }) => payload.type === 'task.created');
    endpoint.responses.push({ status: 503 });
    expect(receiver.accept(endpoint.url, {}, '{"type":"task.created"}')).toEqual({ status: 503 });
    expect(await waiting).toMatchObject({ response: { status: 503 } });
    expect(receiver.accept(endpoint.url, {}, 'no JSON')).toEqual({ status: 200 });
    await expect(endpoint.receive(() => false)).rejects.toThrow('expected another delivery than task.created, no JSON');
  });

  it('lets a mock in this process make its retries at once', async () => {
    const { send: deliver, clock } = mockOptions;
    const endpoint = receiver.endpoint();
    const retry = (type: string) => () =>
      void deliver({ url: endpoint.url, headers: {}, body: JSON.stringify({ type }) });
    clock.later(retry('later'), 6000);
    clock.later(retry('cancelled'), 5000)();
    await endpoint.receive(() => true);
    expect(endpoint.deliveries.map(({ payload }) => payload.type)).toEqual(['later']);
    expect(await deliver({ url: 'http://127.0.0.1:1/', headers: {}, body: '' })).toMatchObject({
      error: { code: 'connection_refused' },
    });
  });

  it('responds with 404 at an unknown path', () => {
    expect(receiver.accept('/other', {}, '{}')).toEqual({ status: 404 });
  });
});
