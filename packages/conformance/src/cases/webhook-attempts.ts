import { randomUUID } from 'node:crypto';
import { deliveryRules, type EventType, eventTypes, operations, resources, type schemas } from '@worklane/contract';
import { contract } from '../contract/document.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { Answer, Delivery } from '../receiver/receiver.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import { createRecord, updateRecord } from '../world/records.ts';
import type { JudgedWebhook, Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario as scenario } from './webhook-scenario.ts';

const { testWebhook, listWebhookLogs, redeliverWebhookLog, recoverWebhook } = operations;

/** Attempts, their log, and what is sent again. */
export const webhookAttempts: CasesOf = ({ id }) =>
  ({
    [listWebhookLogs.id]: [
      scenario('logs each attempt as it was sent and answered', expectAnswers),
      scenario('filters and pages the log', expectFilters),
      scenario('logs a refused connection and the duration of a slow response', expectTransport),
    ],
    [testWebhook.id]: [scenario('sends a message of every type, and does not retry it', expectTests)],
    [redeliverWebhookLog.id]: [scenario('sends the message of an attempt again', expectRedelivery)],
    [recoverWebhook.id]: [
      scenario('retries after 5 seconds', expectRetry),
      scenario('retries as scheduled until the last attempt', expectSchedule),
      scenario('sends again what has failed since a time', expectRecovery),
    ],
  })[id] ?? [];

type Log = schemas.WebhookLog;

/** Changes a record once for each call. Returns the delivery of the event to a webhook. */
async function changes({ scene }: Webhooks): Promise<(webhook: JudgedWebhook) => Promise<Delivery>> {
  const task = await createRecord(scene, resources.tasks, { title: 'Order oak panels' });
  if (!task) throw new Error('The model rejects a task with a title.');
  let { version } = task;
  return async ({ endpoint }) => {
    version = Number(version) + 1;
    await updateRecord(scene, resources.tasks, task, { title: `Order ${version} oak panels` });
    return endpoint.receive(({ payload }) => payload.data.version === version);
  };
}

const event = 'task.updated' satisfies EventType;
const hour = 3600;
const [firstDelay] = deliveryRules.retryDelaysSeconds;

/** Responses to a delivery, and the seconds until a retry. */
const answers: readonly (readonly [answer: Answer, delay?: number])[] = [
  [{ status: 204 }],
  [{ status: 299, headers: { 'x-receiver': 'Lindqvist' } }],
  [{ status: 200, body: `${'a'.repeat(4095)}é${'b'.repeat(100)}` }],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: 'Elsewhere' }, firstDelay],
  [{ status: 404, body: 'Räksmörgås' }, firstDelay],
  [{ status: 500, headers: { 'retry-after': String(hour) } }, firstDelay],
  [{ status: 503, headers: { 'retry-after': '1' } }, firstDelay],
  [{ status: 429, headers: { 'retry-after': String(hour) } }, hour],
  [{ status: 503, headers: { 'retry-after': String(2 * hour) } }, 2 * hour],
  [{ status: 503, headers: { 'retry-after': '1000000' } }, deliveryRules.maxRetryAfterSeconds],
  [{ status: 200 }],
];

async function expectAnswers(webhooks: Webhooks): Promise<void> {
  const started = webhooks.receiver.clock.now();
  const webhook = await webhooks.create([event]);
  const target = webhooks.receiver.endpoint();
  const change = await changes(webhooks);
  for (const [{ headers, ...answer }] of answers) {
    const isRedirect = headers?.location !== undefined;
    webhook.endpoint.answer({
      ...answer,
      ...(headers && { headers: isRedirect ? { location: target.url } : headers }),
    });
    await change(webhook);
  }
  const logs = (await webhooks.made(webhook, answers.length)).filter(({ trigger }) => trigger === 'event').reverse();
  const elapsed = (webhooks.receiver.clock.now() - started) / 1000;
  expectEqual('the number of attempts', logs.length, answers.length);
  for (const [index, log] of logs.entries()) {
    const [, delay] = answers[index] ?? [];
    webhooks.expectLogged(webhook, log, webhook.endpoint.deliveries[index] as Delivery, {});
    expectDelay(log, delay, elapsed);
    expectThat(log.created_at >= (logs[index - 1]?.created_at ?? ''), 'expected the attempts in their order');
  }
  expectEqual('deliveries to the target of a redirect', target.deliveries.length, 0);
}

/** @param elapsed the most seconds that the attempt can have taken */
function expectDelay({ created_at, next_attempt_at }: Log, delay: number | undefined, elapsed: number): void {
  if (delay === undefined) {
    expectEqual('next_attempt_at', next_attempt_at, null);
    return;
  }
  const given = (Date.parse(next_attempt_at ?? '') - Date.parse(created_at)) / 1000;
  const longest = delay * (1 + deliveryRules.maxJitter) + elapsed;
  expectThat(given >= delay && given <= longest, `expected a retry after ${delay} to ${longest} s, got ${given}`);
}

async function expectFilters(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.created', event]);
  const change = await changes(webhooks);
  await webhook.endpoint.receive();
  webhook.endpoint.answer({ status: 503, headers: { 'retry-after': String(hour) } });
  const failed = await change(webhook);
  await webhooks.test(webhook);
  const all = await webhooks.made(webhook, 3);
  const [pending] = all.filter(({ status }) => status === 'pending');
  const original = all.find(({ status }) => status === 'failed');
  const { 'webhook-timestamp': _, 'webhook-signature': __, ...headers } = original?.request.headers ?? {};
  expectEqual('the retry', pending, {
    ...original,
    id: pending?.id,
    attempt: 2,
    trigger: 'retry',
    status: 'pending',
    request: { headers, body: failed.body },
    response: null,
    error: null,
    duration_ms: null,
    created_at: original?.next_attempt_at,
    next_attempt_at: null,
  });
  const times = all.map(({ created_at }) => created_at);
  const values: Record<string, readonly string[]> = {
    status: ['pending', 'succeeded', 'failed'],
    event_type: ['task.created', event, 'task.deleted', 'webhook.test'],
    created_at_from: times,
    created_at_to: times,
  };
  const single = Object.entries(values).flatMap(([name, each]) => each.map((value) => ({ [name]: value })));
  const combined = [
    { status: 'succeeded', event_type: 'task.created' },
    { status: 'failed', event_type: 'webhook.test' },
    { created_at_from: times.at(-1) ?? '', created_at_to: times[0] ?? '', status: 'succeeded' },
  ];
  const paged = [
    { limit: '1' },
    { limit: '2' },
    { limit: '1', status: 'succeeded' },
    { limit: '3', event_type: event },
  ];
  for (const query of [...single, ...combined, ...paged]) {
    const expected = all.filter((log) => matches(log, query));
    expectEqual(`the attempts with ${JSON.stringify(query)}`, await webhooks.logs(webhook, query), expected);
  }
}

const matches = (log: Log, { status, event_type, created_at_from = '', created_at_to = '~' }: Record<string, string>) =>
  (status ?? log.status) === log.status &&
  (event_type ?? log.event_type) === log.event_type &&
  log.created_at >= created_at_from &&
  log.created_at < created_at_to;

async function expectTransport(webhooks: Webhooks): Promise<void> {
  const slow = await webhooks.create([event]);
  const delay = 50;
  slow.endpoint.answer({ status: 200, delay });
  const started = webhooks.receiver.clock.now();
  await webhooks.test(slow);
  const [attempt] = await webhooks.made(slow, 1);
  const duration = attempt?.duration_ms ?? 0;
  const longest = webhooks.receiver.clock.now() - started;
  // Timers can end a millisecond early.
  const isRight = duration >= delay - 5 && duration <= Math.ceil(longest);
  expectThat(isRight, `expected duration_ms between ${delay} and ${longest}, got ${duration}`);
  if (!webhooks.receiver.closedUrl) return;
  const refused = await webhooks.create([event], { url: webhooks.receiver.closedUrl });
  expectStatus(await webhooks.request(refused, testWebhook), 202);
  const [log] = await webhooks.made(refused, 1);
  expectEqual(
    'the attempt',
    [log?.status, log?.error?.code, log?.response, log?.next_attempt_at, log?.url],
    ['failed', 'connection_refused', null, null, webhooks.receiver.closedUrl],
  );
}

async function expectTests(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create([event]);
  const { organizationId } = webhooks.scene.world;
  webhook.endpoint.answer({ status: 500 });
  for (const type of [undefined, 'webhook.test', ...eventTypes] as const) {
    const { log, delivery } = await webhooks.test(webhook, type && { event_type: type });
    webhooks.expectSigned(webhook, delivery);
    const { data, previous } = contract.message(type ?? 'webhook.test').example as Partial<Delivery['payload']>;
    const isOfType = type !== undefined && type !== 'webhook.test';
    const own = isOfType ? { organization_id: organizationId } : { webhook_id: webhook.id };
    expectEqual('the message', delivery.payload, {
      id: log.event_id,
      type: type ?? 'webhook.test',
      timestamp: delivery.payload.timestamp,
      organization_id: organizationId,
      test: true,
      data: { ...data, ...own },
      ...(previous !== undefined && { previous }),
    });
  }
  const messages = 2 + eventTypes.length;
  const logs = (await webhooks.made(webhook, messages)).reverse();
  for (const [index, log] of logs.entries()) {
    const delivery = webhook.endpoint.deliveries.find(({ payload }) => payload.id === log.event_id) as Delivery;
    webhooks.expectLogged(webhook, log, delivery, { trigger: 'test', next_attempt_at: null });
    expectEqual('the status', log.status, index === 0 ? 'failed' : 'succeeded');
  }
  const { data } = contract.message(event).example as Delivery['payload'];
  const given = { data: { ...data, title: 'Given' }, previous: { title: 'Before' } };
  const { delivery } = await webhooks.test(webhook, { event_type: event, ...given });
  const { data: sent, previous } = delivery.payload;
  expectEqual('the given data', { data: sent, previous }, given);
  await expectOnce(webhooks, webhook, testWebhook, messages + 1);
}

/** Expects a repeated request with the same idempotency key to have one effect. */
async function expectOnce(
  webhooks: Webhooks,
  webhook: JudgedWebhook & { readonly logId?: number },
  operation: typeof testWebhook | typeof redeliverWebhookLog | typeof recoverWebhook,
  before: number,
): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await webhooks.request(webhook, operation, undefined, headers);
  const second = await webhooks.request(webhook, operation, undefined, headers);
  expectEqual('the replayed response', second.json, first.json);
  expectEqual('the attempts', (await webhooks.made(webhook, before + 1)).length, before + 1);
}

async function expectRedelivery(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create([event]);
  const change = await changes(webhooks);
  const first = await change(webhook);
  await change(webhook);
  const [, original] = await webhooks.made(webhook, 2);
  const target = { ...webhook, logId: original?.id ?? 0 };
  const response = await webhooks.request(target, redeliverWebhookLog);
  expectStatus(response, 202);
  const second = await webhook.endpoint.receive((delivery) => delivery.body === first.body && delivery !== first);
  webhooks.expectSigned(webhook, second);
  const [log] = await webhooks.made(webhook, 3);
  expectEqual('the returned attempt', [(response.json as Log).id, (response.json as Log).status], [log?.id, 'pending']);
  webhooks.expectLogged(webhook, log as Log, second, { attempt: 2, trigger: 'manual', next_attempt_at: null });
  await expectOnce(webhooks, target, redeliverWebhookLog, 3);
  const unknown = { ...webhook, logId: 1 + Math.max(...(await webhooks.logs(webhook)).map(({ id }) => id)) };
  expectError(await webhooks.request(unknown, redeliverWebhookLog), 404, 'not_found');
  const other = await webhooks.create([event]);
  expectError(await webhooks.request({ ...other, logId: target.logId }, redeliverWebhookLog), 404, 'not_found');
}

async function expectRetry(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create([event]);
  webhook.endpoint.answer({ status: 500 });
  const first = await (await changes(webhooks))(webhook);
  const second = await webhook.endpoint.receive((delivery) => delivery !== first);
  for (const each of [first, second]) webhooks.expectSigned(webhook, each);
  expectEqual('the retried body', second.body, first.body);
  const [earlier, later] = [first, second].map(({ headers }) => Number(headers['webhook-timestamp']));
  expectThat(Number(later) >= Number(earlier) + 4, `expected a new timestamp after ${earlier}, got ${later}`);
  const [retry, original] = await webhooks.made(webhook, 2);
  const { next_attempt_at } = original as Log;
  webhooks.expectLogged(webhook, original as Log, first, {});
  const expected = { attempt: 2, trigger: 'retry', created_at: next_attempt_at ?? '', next_attempt_at: null } as const;
  webhooks.expectLogged(webhook, retry as Log, second, expected);
}

async function expectSchedule(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create([event]);
  const { retryDelaysSeconds } = deliveryRules;
  const attempts = retryDelaysSeconds.length + 1;
  webhook.endpoint.answer(...Array.from({ length: attempts }, () => ({ status: 500 })));
  await (await changes(webhooks))(webhook);
  for (const [index, delay] of [...retryDelaysSeconds, undefined].entries()) {
    const started = webhooks.receiver.clock.now();
    if (index > 0) await recover(webhooks, webhook, { scheduled: 1, retried_now: 1 });
    const [log] = (await webhooks.made(webhook, index + 1)).filter(({ status }) => status !== 'pending');
    expectEqual('the attempt', [log?.attempt, log?.trigger], [index + 1, index === 0 ? 'event' : 'manual']);
    // The first attempt was made before its time was measured.
    if (index > 0) expectDelay(log as Log, delay, (webhooks.receiver.clock.now() - started) / 1000);
  }
  // Without a waiting retry, the event is sent anew.
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 0 });
  const [last] = await webhooks.made(webhook, attempts + 1);
  expectEqual('the attempt', [last?.attempt, last?.trigger, last?.status], [attempts + 1, 'manual', 'succeeded']);
  await recover(webhooks, webhook, { scheduled: 0, retried_now: 0 });
  const bodies = new Set(webhook.endpoint.deliveries.map(({ body, headers }) => body + headers['webhook-id']));
  expectEqual('the messages', [bodies.size, webhook.endpoint.deliveries.length], [1, attempts + 1]);
}

async function recover(
  webhooks: Webhooks,
  webhook: JudgedWebhook,
  expected: schemas.WebhookRecoveryResult,
  since?: string,
): Promise<void> {
  const response = await webhooks.request(webhook, recoverWebhook, since === undefined ? undefined : { since });
  expectStatus(response, 202);
  expectEqual('the result', response.json, expected);
}

/** Two events fail with 410, which disables the webhook and ends their deliveries. */
async function expectRecovery(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create([event]);
  const change = await changes(webhooks);
  const failed: Delivery[] = [];
  for (const count of [1, 2]) {
    webhook.endpoint.answer({ status: deliveryRules.disablingStatus });
    failed.push(await change(webhook));
    const [log] = await webhooks.made(webhook, count);
    webhooks.expectLogged(webhook, log as Log, failed.at(-1) as Delivery, { next_attempt_at: null });
    await expectDisabled(webhooks, webhook);
    expectError(await webhooks.request(webhook, recoverWebhook), 409, 'webhook_disabled');
    await webhooks.replace(webhook, { status: 'enabled' });
  }
  webhook.endpoint.answer({ status: 500 });
  await webhooks.test(webhook);
  const [, later] = await webhooks.made(webhook, 3);
  const after = new Date(Date.parse(later?.created_at ?? '') + 1).toISOString();
  await recover(webhooks, webhook, { scheduled: 0, retried_now: 0 }, after);
  await recover(webhooks, webhook, { scheduled: 1, retried_now: 0 }, later?.created_at);
  const isAgain = (before: Delivery) => (each: Delivery) => each.body === before.body && each !== before;
  const [earlier, latest] = failed as [Delivery, Delivery];
  const again = await webhook.endpoint.receive(isAgain(latest));
  const [log] = await webhooks.made(webhook, 4);
  webhooks.expectLogged(webhook, log as Log, again, { attempt: 2, trigger: 'manual', next_attempt_at: null });
  await expectOnce(webhooks, webhook, recoverWebhook, 4);
  await webhook.endpoint.receive(isAgain(earlier));
  expectEqual('the number of deliveries', webhook.endpoint.deliveries.length, 5);
}

async function expectDisabled(webhooks: Webhooks, webhook: JudgedWebhook): Promise<void> {
  const { json } = await webhooks.request(webhook, operations.getWebhook);
  const { disabled_reason, updated_at } = json as schemas.Webhook;
  expectThat((disabled_reason?.length ?? 0) > 0, `expected a disabled_reason, got ${disabled_reason}`);
  webhook.expected = { ...webhook.expected, status: 'disabled', disabled_reason, updated_at };
  expectEqual('the webhook', json, webhook.expected);
}
