import { randomUUID } from 'node:crypto';
import { deliveryRules, eventTypes, operations, type schemas } from '@worklane/contract';
import { expectEqual, expectThat } from '../mismatch.ts';
import { type ReceiverResponse, timeLimit } from '../receiver/receiver.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import { deliveriesOf, type JudgedWebhook, type Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario as scenario, taskChanges } from './webhook-scenario.ts';

const { testWebhook, listWebhooks, listWebhookLogs, redeliverWebhookLog, recoverWebhook } = operations;

/** Attempts, their log, and what is sent again. */
export const webhookAttempts: CasesOf = ({ id }) =>
  ({
    [listWebhookLogs.id]: [
      scenario('logs each attempt with its request and its response', expectResponses),
      scenario('filters and pages the log', expectFilters),
      scenario('logs a refused connection', expectRefusal),
    ],
    [testWebhook.id]: [scenario('sends a message of every type, and does not retry it', expectTests)],
    [redeliverWebhookLog.id]: [scenario('sends the message of an attempt again', expectRedelivery)],
    [recoverWebhook.id]: [
      scenario('retries after 5 seconds', expectRetry),
      scenario('retries as scheduled until the last attempt', expectSchedule),
      scenario('sends again what has failed since a time', expectRecovery),
      scenario('sends a waiting retry to the URL that the webhook has by then', expectNewUrl),
    ],
  })[id] ?? [];

const hour = 3600;
const later = (status: number, seconds: number): ReceiverResponse => ({
  status,
  headers: { 'retry-after': String(seconds) },
});

/** Responses after which the delivery ends, or waits for longer than a case takes. */
const responses: readonly ReceiverResponse[] = [
  { status: 204 },
  { status: 299, headers: { 'x-receiver': 'Lindqvist' }, delay: 50 },
  { status: 200, body: `${'a'.repeat(4095)}é${'b'.repeat(100)}` },
  { status: 201, body: 'a'.repeat(5000) },
  later(429, hour),
  later(503, 2 * hour),
  later(503, 1_000_000),
];

/** Responses after which the delivery is retried in 5 seconds. */
const failures: readonly ReceiverResponse[] = [{ status: 404, body: 'Räksmörgås' }, later(500, hour), later(503, 1)];

async function expectResponses(webhooks: Webhooks): Promise<void> {
  const change = await taskChanges(webhooks);
  const target = webhooks.receiver.endpoint();
  for (const failure of [...failures, { status: 302, headers: { location: target.url }, body: 'Moved' }]) {
    const webhook = await webhooks.create(['task.updated']);
    webhook.endpoint.responses.push(failure);
    await change();
    await webhooks.end(webhook);
  }
  expectEqual('the deliveries to the target of a redirect', target.deliveries.length, 0);
  const { endpoint } = await webhooks.create(['task.updated']);
  // A date of HTTP (RFC 9110, section 10.2.3).
  const date = new Date(webhooks.receiver.clock.now() + 3000 * hour).toUTCString();
  const all = [...responses, { status: 429, headers: { 'retry-after': date } }];
  endpoint.responses.push(...all);
  for (const _ of all) await change();
}

async function expectFilters(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.created', 'task.updated']);
  const change = await taskChanges(webhooks);
  webhook.endpoint.responses.push(later(503, hour));
  await change();
  await webhooks.test(webhook);
  await webhooks.test(webhook, { event_type: 'task.created' });
  const all = await webhooks.made(webhook);
  const times = all.map(({ created_at }) => created_at);
  const { json } = await webhooks.send(listWebhookLogs, { id: webhook.id });
  expectEqual('the page of the default size', Object(json).data, all);
  const values: Readonly<Record<string, readonly string[]>> = {
    status: ['pending', 'succeeded', 'failed'],
    event_type: ['task.created', 'task.updated', 'task.deleted', 'webhook.test'],
    created_at_from: [...times, inOtherZone(times[0])],
    created_at_to: [...times, inOtherZone(times[1])],
    limit: ['1', '2'],
  };
  const single = Object.entries(values).flatMap(([name, each]) => each.map((value) => ({ [name]: value })));
  const combined = [
    { status: 'succeeded', event_type: 'task.created' },
    { status: 'failed', event_type: 'webhook.test' },
    { created_at_from: times.at(-1) ?? '', created_at_to: times[0] ?? '', status: 'succeeded', limit: '1' },
  ];
  for (const query of [...single, ...combined]) {
    const expected = all.filter((log) => matches(log, query));
    expectEqual(`the attempts with ${JSON.stringify(query)}`, await webhooks.logs(webhook, query), expected);
  }
  await expectForeignCursors(webhooks, webhook);
}

/** A time in another notation. */
const inOtherZone = (time = '') => new Date(Date.parse(time) + 2000 * hour).toISOString().replace('Z', '+02:00');

/** The cursor of a log is none of another webhook, of other filters or of the list of webhooks, and the other way around. */
async function expectForeignCursors(webhooks: Webhooks, { id }: JudgedWebhook): Promise<void> {
  const other = await webhooks.create(['task.updated']);
  const cursorOf = async (operation: typeof listWebhookLogs | typeof listWebhooks) => {
    const { json } = await webhooks.send(operation, { id, query: '?limit=1' });
    return `?cursor=${encodeURIComponent(Object(json).next_cursor)}`;
  };
  const [ofLog, ofList] = [await cursorOf(listWebhookLogs), await cursorOf(listWebhooks)];
  const foreign = [
    [listWebhookLogs, { id: other.id, query: ofLog }],
    [listWebhookLogs, { id, query: `${ofLog}&status=succeeded` }],
    [listWebhookLogs, { id, query: ofList }],
    [listWebhooks, { query: ofLog }],
  ] as const;
  for (const [operation, options] of foreign) {
    expectError(await webhooks.send(operation, options), 400, 'invalid_cursor');
  }
}

const matches = (log: schemas.WebhookLog, query: Readonly<Record<string, string>>) =>
  (query.status ?? log.status) === log.status &&
  (query.event_type ?? log.event_type) === log.event_type &&
  !(Date.parse(log.created_at) < Date.parse(query.created_at_from ?? '')) &&
  !(Date.parse(log.created_at) >= Date.parse(query.created_at_to ?? ''));

async function expectRefusal(webhooks: Webhooks): Promise<void> {
  // No program listens on port 1 (RFC 1078).
  const url = 'http://127.0.0.1:1/';
  const webhook = await webhooks.create(['task.updated'], { url });
  expectStatus(await webhooks.send(testWebhook, { id: webhook.id }), 202);
  const [log] = await webhooks.made(webhook, 1);
  const { status, error, response, next_attempt_at } = log ?? {};
  const given = { status, error: error?.code, response, next_attempt_at, url: log?.url };
  const expected = { status: 'failed', error: 'connection_refused', response: null, next_attempt_at: null, url };
  expectEqual('the attempt', given, expected);
}

async function expectTests(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  webhook.endpoint.responses.push({ status: 500 });
  for (const event_type of eventTypes) await webhooks.test(webhook, { event_type });
  for (const [index, { id: logId }] of (await webhooks.made(webhook)).toReversed().entries()) {
    const { json } = await webhooks.send(redeliverWebhookLog, { id: webhook.id, logId });
    webhook.returned.push(json as schemas.WebhookLog);
    await expectAgain(webhooks, webhook, index);
  }
  const { data } = webhook.due.get(webhook.endpoint)?.find(({ type }) => type === 'task.updated') ?? {};
  const given = { data: { ...(data as object), title: 'Given' }, previous: { title: 'Before' } };
  const log = await webhooks.test(webhook, { event_type: 'task.updated', ...given });
  const made = (await webhooks.made(webhook)).find(({ id }) => id === log.id);
  expectEqual('the returned attempt', [log.status, made?.event_id], ['pending', log.event_id]);
  const invalid = { event_type: 'task.updated', data: {} };
  expectError(await webhooks.send(testWebhook, { id: webhook.id, json: invalid }), 422, 'validation_failed');
  const headers = { 'idempotency-key': randomUUID() };
  const message = { type: 'webhook.test', organization_id: webhook.expected.org_id, test: true };
  const options = { id: webhook.id, headers };
  const response = await webhooks.send(testWebhook, options);
  await webhooks.expectDelivery(webhook, { ...message, data: { webhook_id: webhook.id } });
  await webhooks.repeat(testWebhook, options, response);
  await webhooks.replace(webhook, { status: 'disabled' });
  expectError(await webhooks.send(testWebhook, { id: webhook.id }), 409, 'webhook_disabled');
}

/** Expects the message of an earlier delivery again. */
async function expectAgain(webhooks: Webhooks, webhook: JudgedWebhook, index: number): Promise<void> {
  const [first] = [deliveriesOf(webhook)[index]];
  const { endpoint, due } = webhook;
  const second = await webhooks.expectDelivery(webhook, due.get(endpoint)?.[index] ?? {});
  expectEqual('the body', second.body, first?.body);
  expectEqual('webhook-id', second.headers['webhook-id'], first?.headers['webhook-id']);
}

async function expectRedelivery(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  const { id } = webhook;
  const change = await taskChanges(webhooks);
  await change();
  await change();
  const [newest, original] = await webhooks.made(webhook);
  const options = { id, logId: original?.id ?? 0, headers: { 'idempotency-key': randomUUID() } };
  const response = await webhooks.send(redeliverWebhookLog, options);
  expectStatus(response, 202);
  await expectAgain(webhooks, webhook, 0);
  await webhooks.repeat(redeliverWebhookLog, options, response);
  const attempt = response.json as schemas.WebhookLog;
  const { id: logId } = attempt;
  webhook.returned.push(attempt);
  expectEqual('the returned attempt', logId, (await webhooks.made(webhook))[0]?.id);
  // A manual attempt is retried as the others are.
  webhook.endpoint.responses.push(later(503, hour));
  for (const [index, log] of [newest, original].entries()) {
    await webhooks.send(redeliverWebhookLog, { id, logId: log?.id ?? 0 });
    await expectAgain(webhooks, webhook, 1 - index);
  }
  const unknown = { id, logId: logId + 1_000_000 };
  const ofOther = { id: (await webhooks.create(['task.updated'])).id, logId };
  for (const each of [unknown, ofOther]) {
    expectError(await webhooks.send(redeliverWebhookLog, each), 404, 'not_found');
  }
  await webhooks.replace(webhook, { status: 'disabled' });
  expectError(await webhooks.send(redeliverWebhookLog, { id, logId }), 409, 'webhook_disabled');
}

async function expectRetry(webhooks: Webhooks): Promise<void> {
  const disabled = await webhooks.create(['task.updated']);
  const webhook = await webhooks.create(['task.updated']);
  const removed = await webhooks.create(['task.updated']);
  for (const { endpoint } of webhooks.created) endpoint.responses.push({ status: 500 });
  await (await taskChanges(webhooks))();
  for (const each of [disabled, removed]) await webhooks.made(each);
  await webhooks.replace(disabled, { status: 'disabled' });
  await webhooks.remove(removed);
  await expectAgain(webhooks, webhook, 0);
  const [retry] = await webhooks.made(disabled, 2);
  expectEqual('the retry of a disabled webhook', [retry?.status, retry?.error?.code], ['failed', 'webhook_disabled']);
  expectEqual('the deliveries of a deleted webhook', removed.endpoint.deliveries.length, 1);
  await webhooks.remove(disabled);
  const [first, second] = deliveriesOf(webhook).map(({ headers }) => Number(headers['webhook-timestamp']));
  const [earliest] = deliveryRules.retryDelaysSeconds;
  // Timestamps are whole seconds.
  const isNew = Number(second) >= Number(first) + earliest - 1;
  expectThat(isNew, `expected a timestamp ${earliest} s after ${first}, got ${second}`);
}

async function expectSchedule(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  const { retryDelaysSeconds: delays } = deliveryRules;
  // The retry of another webhook waits.
  (await webhooks.create(['task.updated'])).endpoint.responses.push(later(503, hour));
  webhook.endpoint.responses.push(...[0, 0, ...delays].map((_, index) => ({ status: index % 2 === 0 ? 500 : 404 })));
  await (await taskChanges(webhooks))();
  for (const _ of delays) await recover(webhooks, webhook, { scheduled: 1, retried_now: 1 }, [0]);
  // Without a waiting retry, the event is sent anew, and retried from the beginning.
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 0 }, [0]);
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 1 }, [0]);
  await recover(webhooks, webhook, { scheduled: 0, retried_now: 0 });
}

async function expectNewUrl(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  const { endpoint, due } = webhook;
  endpoint.responses.push(later(503, hour));
  await (await taskChanges(webhooks))();
  await webhooks.made(webhook);
  await webhooks.replace(webhook, {}, { endpoint: webhooks.receiver.endpoint() });
  expectStatus(await webhooks.send(recoverWebhook, { id: webhook.id }), 202);
  await webhooks.expectDelivery(webhook, due.get(endpoint)?.[0] ?? {});
}

/** @param again the deliveries that must follow, by the index of an earlier one with their message */
async function recover(
  webhooks: Webhooks,
  webhook: JudgedWebhook,
  expected: schemas.WebhookRecoveryResult,
  again: readonly number[] = [],
  since?: string,
): Promise<void> {
  await webhooks.made(webhook);
  const headers = { 'idempotency-key': randomUUID() };
  const options = { id: webhook.id, headers, ...(since !== undefined && { json: { since } }) };
  const response = await webhooks.send(recoverWebhook, options);
  expectStatus(response, 202);
  expectEqual('the result', response.json, expected);
  for (const index of again) await expectAgain(webhooks, webhook, index);
  await webhooks.repeat(recoverWebhook, options, response);
}

/** A retry, an event and a test fail with 410, which disables the webhook and ends their deliveries. */
async function expectRecovery(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  const { id, endpoint } = webhook;
  const all = { scheduled: 1, retried_now: 1 };
  const change = await taskChanges(webhooks);
  const gone = { status: deliveryRules.disablingStatus };
  const causes = [
    [[{ status: 500 }, gone], () => change().then(() => recover(webhooks, webhook, all, [0]))],
    [[gone], change],
    [[gone], () => webhooks.test(webhook)],
  ] as const;
  for (const [failures, cause] of causes) {
    endpoint.responses.push(...failures);
    await cause();
    await webhooks.made(webhook);
    await expectDisabled(webhooks, webhook);
    expectError(await webhooks.send(recoverWebhook, { id }), 409, 'webhook_disabled');
    await webhooks.replace(webhook, { status: 'enabled' });
  }
  endpoint.responses.push({ status: 500 });
  await webhooks.test(webhook);
  const [, , second] = await webhooks.made(webhook);
  const since = second?.created_at ?? '';
  const after = new Date(Date.parse(since) + 1).toISOString();
  await recover(webhooks, webhook, { scheduled: 0, retried_now: 0 }, [], after);
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 0 }, [2], inOtherZone(since));
  const tooOld = { json: { since: new Date(Date.now() - 31 * 24 * 1000 * hour).toISOString() } };
  expectError(await webhooks.send(recoverWebhook, { id, ...tooOld }), 422, 'validation_failed');
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 0 }, [0]);
}

async function expectDisabled(webhooks: Webhooks, webhook: JudgedWebhook): Promise<void> {
  const { clock } = webhooks.receiver;
  const read = async () => (await webhooks.send(operations.getWebhook, { id: webhook.id })).json as schemas.Webhook;
  let json = await read();
  // A service may log the attempt first.
  for (const end = clock.now() + timeLimit; json.status === 'enabled' && clock.now() < end; json = await read()) {
    await clock.sleep(20);
  }
  const { disabled_reason, updated_at } = json;
  expectThat((disabled_reason?.length ?? 0) > 0, `expected a disabled_reason, got ${disabled_reason}`);
  webhook.expected = { ...webhook.expected, status: 'disabled', disabled_reason, updated_at };
  expectEqual('the webhook', json, webhook.expected);
}
