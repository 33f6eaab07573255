import { randomUUID } from 'node:crypto';
import { deliveryRules, events, eventTypes, operations, type ProblemErrorCode, type schemas } from '@worklane/contract';
import { contract } from '../contract/document.ts';
import { contractSchemas } from '../contract/response-violations.ts';
import { validValues } from '../document/valid-values.ts';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import { expectError, expectReplayed, expectStatus } from '../world/expectations.ts';
import { serverPages } from '../world/pages.ts';
import type { JudgedWebhook, Options, Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario as scenario, taskChanges } from './webhook-scenario.ts';

const { createWebhook, replaceWebhook, deleteWebhook, getWebhook, listWebhooks, rotateWebhookSecret } = operations;

/** Every setting of a webhook is read back and has its effect. */
export const webhookSettings: CasesOf = ({ id }) =>
  ({
    [createWebhook.id]: [
      scenario('delivers to each enabled webhook, and not to other organizations', expectSubscribers),
      scenario('rejects URLs that are not allowed', expectUrlRules),
      scenario('requires the read scope of each event', expectEventScopes),
      scenario('limits the webhooks of an organization', expectLimit),
    ],
    [replaceWebhook.id]: [
      scenario('applies every setting to the following events', expectEffects),
      scenario('accepts the webhook as created or read, also again, and no other one', expectReadOnlyFields),
      scenario('keeps every event in its order', expectEveryEvent),
    ],
    [deleteWebhook.id]: [scenario('ends the deliveries', expectDeletion)],
    [getWebhook.id]: [scenario('hides the webhooks of other organizations', expectForeign)],
    [listWebhooks.id]: [scenario('lists the webhooks of the organization, newest first', expectLists)],
    [rotateWebhookSecret.id]: [
      scenario('signs with the new and with the earlier secrets, of which there is a maximum', expectRotations),
    ],
  })[id] ?? [];

async function expectSubscribers(webhooks: Webhooks): Promise<void> {
  const { target, session } = webhooks.scene;
  const change = await taskChanges(webhooks);
  await webhooks.create(['task.updated'], { description: 'Orders' });
  await webhooks.create(['task.deleted', 'task.updated']);
  const disabled = await webhooks.create(['task.updated']);
  await webhooks.replace(disabled, { status: 'disabled' });
  await change();
  const { foreign } = target.tokens;
  if (foreign !== undefined && target.credentials.other) {
    const path = `/api/v1/${target.credentials.other.organization_id}/tasks`;
    const headers = { authorization: `Bearer ${foreign}`, 'content-type': 'application/json' };
    const created = await session.send(operations.createTask, { method: 'POST', path, headers, body: '{"title":"-"}' });
    expectStatus(created, 201);
    const { id } = created.json as { id: number };
    await session.send(operations.deleteTask, { method: 'DELETE', path: `${path}/${id}`, headers });
  }
  await webhooks.replace(disabled, { status: 'enabled' });
}

/** The rules for URLs, in the order in which they are checked. */
const urlRules: readonly (readonly [url: string, code: ProblemErrorCode])[] = [
  ['hooks.example.com', 'invalid_format'],
  ['http://hooks.example.com/', 'url_not_https'],
  ['ftp://hooks.example.com/', 'url_not_https'],
  ['http://10.1.2.3/', 'url_not_https'],
  ['http://localhost.example.com/', 'url_not_https'],
  ['https:///hooks', 'invalid_format'],
  ['https://user@hooks.example.com/', 'url_has_credentials'],
  ['https://hooks.example.com/#here', 'url_has_fragment'],
  ['https://10.1.2.3/', 'url_not_public'],
  ['https://169.254.169.254/', 'url_not_public'],
  ['https://[fd00::1]/', 'url_not_public'],
  [`https://hooks.example.com/${'a'.repeat(2048)}`, 'too_long'],
];

async function expectUrlRules(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  for (const [url, code] of urlRules) {
    for (const operation of [createWebhook, replaceWebhook]) {
      const given = await rejectionOf(webhooks, webhook, operation, { json: { url } });
      expectEqual(`the rejection of ${url}`, given, ['422 validation_failed', `/url ${code}`]);
    }
  }
  const url = `HTTPS://hooks.example.com/${'a'.repeat(2022)}`;
  const { properties = {} } = contract.schema('WebhookCreate');
  const { url: _, org_id: __, events: ___, ...settings } = properties;
  for (const [name, schema] of Object.entries(settings)) {
    for (const value of validValues(contractSchemas, schema)) {
      await webhooks.create(['task.updated'], { url, [name]: value });
      await webhooks.replace(webhook, { url, [name]: value });
    }
  }
  for (const org_id of validValues(contractSchemas, properties.org_id ?? {})) {
    if (org_id === webhook.expected.org_id) continue;
    const given = await rejectionOf(webhooks, webhook, createWebhook, { json: { org_id } });
    expectEqual(`the rejection of organization ${org_id}`, given, ['403 wrong_organization', '/org_id not_allowed']);
  }
}

/** Sends a registration with other values. @returns the status and code of the problem, and its errors */
async function rejectionOf(
  webhooks: Webhooks,
  { id, expected }: JudgedWebhook,
  operation: typeof createWebhook | typeof replaceWebhook,
  { json, ...options }: Options,
): Promise<string[]> {
  const { url, org_id, events: types } = expected;
  const response = await webhooks.send(operation, { id, ...options, json: { url, org_id, events: types, ...json } });
  const { status, code, errors = [] } = response.json as schemas.Problem;
  return [`${status} ${code}`, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

async function expectEventScopes(webhooks: Webhooks): Promise<void> {
  const { withScopes } = webhooks.scene.target.tokens;
  if (!withScopes) throw new MissingPrerequisite('there is no client');
  const headers = { authorization: `Bearer ${await withScopes(['webhooks.write', 'presences.read'])}` };
  const webhook = await webhooks.create(['presence.created'], {}, { headers });
  const others = Object.values(events).filter(({ scope }) => scope !== 'presences.read');
  const fields = { events: ['presence.created', ...others.map(({ type }) => type)] };
  const errors = others.map((_, index) => `/events/${index + 1} scope_missing`);
  for (const operation of [createWebhook, replaceWebhook]) {
    const given = await rejectionOf(webhooks, webhook, operation, { json: fields, headers });
    expectEqual('the rejection of events', given, ['403 insufficient_scope', ...errors]);
  }
}

async function expectLimit(webhooks: Webhooks): Promise<void> {
  const { org_id } = (await webhooks.create(['task.updated'])).expected;
  const change = await taskChanges(webhooks);
  const shared = webhooks.receiver.endpoint();
  const json = { url: shared.url, org_id, events: ['task.updated'] };
  const ids: number[] = [];
  let response = await webhooks.send(createWebhook, { json });
  for (; response.status === 201 && ids.length < 200; response = await webhooks.send(createWebhook, { json })) {
    ids.push((response.json as schemas.Webhook).id);
  }
  expectError(response, 409, 'webhook_limit_reached');
  await change();
  await shared.receive((_, index) => index === ids.length - 1);
  for (const id of ids) expectStatus(await webhooks.send(deleteWebhook, { id }), 204);
  await webhooks.create(['task.updated']);
}

async function expectEffects(webhooks: Webhooks): Promise<void> {
  const change = await taskChanges(webhooks);
  const webhook = await webhooks.create(['task.deleted'], { description: 'Orders' });
  await change();
  await webhooks.replace(webhook, { events: ['task.updated'] });
  await change();
  await webhooks.replace(webhook, {}, { endpoint: webhooks.receiver.endpoint() });
  await change();
  await webhooks.replace(webhook, { status: 'disabled' });
  await change();
  await webhooks.replace(webhook, { description: null });
  await webhooks.receiver.clock.sleep(5);
  const { updated_at } = webhook.expected;
  await webhooks.replace(webhook, { status: 'enabled', description: 'Enabled' });
  expectThat(webhook.expected.updated_at > updated_at, `expected a later updated_at than ${updated_at}`);
  await change();
}

async function expectReadOnlyFields(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated'], { description: 'Orders' });
  const { created_at } = webhook.expected;
  const { properties = {} } = contract.schema('WebhookReplace');
  const valuesOf = (name: string) => [...validValues(contractSchemas, properties[name] ?? {})];
  for (const name of ['id', 'org_id', 'created_at'] as const) {
    for (const value of valuesOf(name).filter((each) => each !== webhook.expected[name])) {
      const given = await rejectionOf(webhooks, webhook, replaceWebhook, { json: { [name]: value } });
      expectEqual(`the rejection of ${name} ${value}`, given, ['422 validation_failed', `/${name} not_allowed`]);
    }
  }
  const [secret = ''] = webhook.endpoint.secrets;
  const created = { ...webhook.expected, secret, previous_secret_expires_at: null, description: 'Again' };
  await webhooks.replace(webhook, created);
  const { updated_at } = webhook.expected;
  for (const name of ['disabled_reason', 'updated_at', 'secret', 'previous_secret_expires_at']) {
    for (const value of valuesOf(name)) await webhooks.replace(webhook, { ...created, [name]: value });
  }
  expectEqual('updated_at after a repeated request', webhook.expected.updated_at, updated_at);
  // The same time in another notation.
  await webhooks.replace(webhook, { created_at: created_at.replace('Z', '+00:00') });
}

async function expectDeletion(webhooks: Webhooks): Promise<void> {
  const change = await taskChanges(webhooks);
  const deleted = await webhooks.create(['task.updated']);
  await webhooks.create(['task.updated']);
  await change();
  await webhooks.remove(deleted);
  await change();
  expectEqual('the number of deliveries', deleted.endpoint.deliveries.length, 1);
}

async function expectForeign(webhooks: Webhooks): Promise<void> {
  const { foreign } = webhooks.scene.target.tokens;
  if (foreign === undefined) throw new MissingPrerequisite('the credentials provide no such token');
  const headers = { authorization: `Bearer ${foreign}` };
  const webhook = await webhooks.create(['task.updated']);
  const { id, expected } = webhook;
  const { url, events: types } = expected;
  const { id: logId } = await webhooks.test(webhook);
  for (const operation of Object.values(operations).filter(({ path }) => path.includes('{webhook_id}'))) {
    const json = operation.id === replaceWebhook.id && { json: { url, events: types } };
    expectError(await webhooks.send(operation, { id, logId, headers, ...json }), 404, 'not_found');
  }
  const { json } = await webhooks.send(listWebhooks, { headers });
  expectThat(!JSON.stringify(json).includes(url), 'expected no webhook of another organization');
}

async function expectLists(webhooks: Webhooks): Promise<void> {
  for (const description of ['1', null, '3']) await webhooks.create(['task.updated'], { description });
  const [first] = webhooks.created as [JudgedWebhook];
  await webhooks.replace(first, { status: 'disabled' });
  const headers = { 'idempotency-key': randomUUID() };
  const last = await webhooks.create(['task.updated'], {}, { headers });
  const { url, org_id, events: types } = last.expected;
  const repeated = { headers, json: { url, org_id, events: types } };
  expectReplayed(await webhooks.send(createWebhook, repeated), true);
  const newest = webhooks.created.map(({ expected }) => expected).toReversed();
  for (const limit of [1, 2, 200]) {
    const listed: schemas.Webhook[] = [];
    const pages = serverPages<schemas.Webhook>(webhooks.scene.session, listWebhooks, [['limit', String(limit)]]);
    for await (const page of pages) {
      listed.push(...page);
      const ids = listed.map(({ id }) => id);
      expectEqual(
        'the order',
        ids,
        [...new Set(ids)].toSorted((a, b) => b - a),
      );
      if (limit < 200) expectEqual('the size of a page', page.length, limit);
      // Others may have more webhooks.
      if (limit < 200 && listed.length >= newest.length) break;
    }
    expectEqual('the newest webhooks', listed.slice(0, newest.length), newest);
  }
  await webhooks.remove(last);
  expectError(await webhooks.send(createWebhook, repeated), 409, 'created_record_deleted');
}

async function expectEveryEvent(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(eventTypes.toReversed());
  const [first, ...others] = eventTypes;
  await webhooks.replace(webhook, { events: [...others, ...(first ? [first] : [])] });
  await rotate(webhooks, webhook);
  const { json } = await webhooks.send(listWebhooks, { query: '?limit=1' });
  expectEqual('the newest webhook', (json as schemas.WebhookList).data, [webhook.expected]);
}

async function expectRotations(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.updated']);
  const keyed = { 'idempotency-key': randomUUID() };
  for (const headers of [{}, {}, keyed]) {
    await rotate(webhooks, webhook, headers);
    await webhooks.test(webhook);
  }
  const [, second] = await webhooks.made(webhook);
  // Each operation has keys of its own.
  const again = { id: webhook.id, logId: second?.id ?? 0, headers: keyed };
  expectStatus(await webhooks.send(operations.redeliverWebhookLog, again), 202);
  await webhooks.expectDelivery(webhook, webhook.due.get(webhook.endpoint)?.[1] ?? {});
  await webhooks.replace(webhook, { status: 'disabled' });
  while (webhook.endpoint.secrets.length <= deliveryRules.maxOldSecrets) await rotate(webhooks, webhook);
  const refused = await webhooks.send(rotateWebhookSecret, { id: webhook.id });
  expectError(refused, 429, 'rate_limited');
  const seconds = Number(refused.headers.get('retry-after'));
  const isRight = seconds > 0 && seconds <= deliveryRules.secretOverlapSeconds;
  expectThat(isRight, `expected Retry-After to be the time until a secret expires, got ${seconds}`);
}

async function rotate(webhooks: Webhooks, webhook: JudgedWebhook, headers: Readonly<Record<string, string>> = {}) {
  const { id, endpoint, expected } = webhook;
  const response = await webhooks.send(rotateWebhookSecret, { id, headers });
  expectStatus(response, 200);
  const { secret, previous_secret_expires_at, ...given } = response.json as schemas.WebhookWithSecret;
  const { updated_at } = given;
  const expires = new Date(Date.parse(updated_at) + deliveryRules.secretOverlapSeconds * 1000).toISOString();
  expectThat(updated_at >= expected.updated_at, `expected updated_at to increase, got ${updated_at}`);
  webhook.expected = { ...expected, updated_at };
  expectEqual('the webhook', given, webhook.expected);
  expectEqual('previous_secret_expires_at', previous_secret_expires_at, expires);
  expectThat(!endpoint.secrets.includes(secret), 'expected a new secret');
  endpoint.secrets = [secret, ...endpoint.secrets];
  if ('idempotency-key' in headers) {
    await webhooks.repeat(rotateWebhookSecret, { id, headers }, response);
  }
}
