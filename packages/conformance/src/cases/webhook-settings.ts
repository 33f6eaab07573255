import { type EventType, events, operations, type ProblemErrorCode, resources, type schemas } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import type { ServerResponse } from '../session.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import { createRecord, updateRecord } from '../world/records.ts';
import type { Webhooks } from '../world/webhooks.ts';
import type { CasesOf } from './case.ts';
import { webhookScenario as scenario } from './webhook-scenario.ts';

const { createWebhook, replaceWebhook, deleteWebhook, getWebhook, listWebhooks } = operations;

/** Every setting of a webhook is read back and has its effect. */
export const webhookSettings: CasesOf = ({ id }) =>
  ({
    [createWebhook.id]: [
      scenario('delivers to each enabled webhook once, and not to other organizations', expectSubscribers),
      scenario('rejects URLs that are not allowed', (webhooks) => expectUrlRules(webhooks, createWebhook)),
      scenario('requires the read scope of each event', expectEventScopes),
      scenario('limits the webhooks of an organization', expectLimit),
    ],
    [replaceWebhook.id]: [
      scenario('applies every setting to the following events', expectEffects),
      scenario('keeps what is left out, and rejects other values of read-only fields', expectReadOnlyFields),
      scenario('rejects URLs that are not allowed', (webhooks) => expectUrlRules(webhooks, replaceWebhook)),
    ],
    [deleteWebhook.id]: [scenario('ends the deliveries', expectDeletion)],
    [getWebhook.id]: [scenario('hides the webhooks of other organizations', expectForeign)],
    [listWebhooks.id]: [scenario('lists the webhooks of the organization, newest first', expectLists)],
  })[id] ?? [];

const title = 'Order oak panels';

/** Creates a task, and returns its event. */
async function createTask({ scene }: Webhooks): Promise<{ readonly id: number }> {
  const task = await createRecord(scene, resources.tasks, { title });
  if (!task) throw new Error('The model rejects a task with a title.');
  return task;
}

async function expectSubscribers(webhooks: Webhooks): Promise<void> {
  const { world, target, session } = webhooks.scene;
  const first = await webhooks.create(['task.created'], { description: 'Orders' });
  const second = await webhooks.create(['task.updated', 'task.created']);
  const disabled = await webhooks.create(['task.created']);
  await webhooks.replace(disabled, { status: 'disabled' });
  expectError(await webhooks.request(disabled, operations.testWebhook), 409, 'webhook_disabled');
  await createTask(webhooks);
  const { foreign } = target.tokens;
  if (foreign !== undefined && target.credentials.other) {
    const path = `/api/v1/${target.credentials.other.organization_id}/tasks`;
    const headers = { authorization: `Bearer ${foreign}`, 'content-type': 'application/json' };
    const created = await session.send(operations.createTask, { method: 'POST', path, headers, body: '{"title":"-"}' });
    expectStatus(created, 201);
    const { id } = created.json as { id: number };
    await session.send(operations.deleteTask, { method: 'DELETE', path: `${path}/${id}`, headers });
  }
  await webhooks.expectOnly(first, ['task.created']);
  await webhooks.expectOnly(second, ['task.created']);
  await webhooks.replace(disabled, { status: 'enabled' });
  await webhooks.expectOnly(disabled, []);
  const { organizationId } = world;
  expectEqual('the organization', first.endpoint.deliveries[0]?.payload.organization_id, organizationId);
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
  ['https://user:secret@hooks.example.com/', 'url_has_credentials'],
  ['https://hooks.example.com/#here', 'url_has_fragment'],
  ['https://10.1.2.3/', 'url_not_public'],
  ['https://169.254.169.254/', 'url_not_public'],
  ['https://[fd00::1]/', 'url_not_public'],
  [`https://hooks.example.com/${'a'.repeat(2048)}`, 'too_long'],
];

async function expectUrlRules(webhooks: Webhooks, operation: typeof createWebhook | typeof replaceWebhook) {
  const webhook = await webhooks.create(['task.created']);
  const { id, expected } = webhook;
  const isNew = operation === createWebhook;
  for (const [url, code] of urlRules) {
    const body = { url, events: expected.events, ...(isNew && { org_id: expected.org_id }) };
    const response = await webhooks.request({ id }, operation, body);
    expectError(response, 422, 'validation_failed');
    expectEqual(`the errors for ${url}`, errorsOf(response), [`/url ${code}`]);
  }
  await webhooks.expectSettings(webhook);
  const url = `HTTPS://hooks.example.com/${'a'.repeat(2022)}`;
  if (isNew) await webhooks.create(['task.created'], { url });
  else await webhooks.replace(webhook, { url });
}

const errorsOf = ({ json }: ServerResponse) =>
  (json as schemas.Problem).errors?.map(({ pointer, code }) => `${pointer} ${code}`);

async function expectEventScopes(webhooks: Webhooks): Promise<void> {
  const { session, target } = webhooks.scene;
  const { client_id, client_secret, organization_id } = target.credentials;
  if (client_id === undefined || client_secret === undefined) {
    throw new MissingPrerequisite('the credentials contain no client');
  }
  const { method, path } = operations.createToken;
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope: 'webhooks.write presences.read' };
  const { json } = await session.send(operations.createToken, {
    method: method.toUpperCase(),
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ ...form, organization_id: String(organization_id) })}`,
  });
  const headers = { authorization: `Bearer ${(json as { access_token: string }).access_token}` };
  const webhook = await webhooks.create(['presence.created'], {}, headers);
  const { url, org_id } = webhook.expected;
  const others = Object.values(events).filter(({ scope }) => scope !== 'presences.read');
  const types = ['presence.created' as EventType, ...others.map(({ type }) => type)];
  for (const [operation, body] of [
    [createWebhook, { url, org_id, events: types }],
    [replaceWebhook, { url, events: types }],
  ] as const) {
    const response = await webhooks.request(webhook, operation, body, headers);
    expectError(response, 403, 'insufficient_scope');
    expectEqual(
      'the errors',
      errorsOf(response),
      others.map((_, index) => `/events/${index + 1} scope_missing`),
    );
  }
  await webhooks.expectSettings(webhook);
}

/** More than any service allows. */
const manyWebhooks = 200;

async function expectLimit(webhooks: Webhooks): Promise<void> {
  const { expected } = await webhooks.create(['task.created']);
  const { url, org_id, events: types } = expected;
  const ids: number[] = [];
  let response: ServerResponse;
  do {
    response = await webhooks.request({ id: 0 }, createWebhook, { url, org_id, events: types });
    if (response.status === 201) ids.push((response.json as schemas.Webhook).id);
  } while (response.status === 201 && ids.length < manyWebhooks);
  for (const id of ids) expectStatus(await webhooks.request({ id }, deleteWebhook), 204);
  if (response.status === 201) throw new MissingPrerequisite(`the organization may have ${manyWebhooks} webhooks`);
  expectError(response, 409, 'webhook_limit_reached');
  await webhooks.create(['task.created']);
}

async function expectEffects(webhooks: Webhooks): Promise<void> {
  const { scene } = webhooks;
  const description = 'Orders';
  const webhook = await webhooks.create(['task.created'], { description });
  const before = webhook.endpoint;
  const after = webhooks.receiver.endpoint();
  await webhooks.replace(webhook, { url: after.url, events: ['task.updated'] });
  webhook.endpoint = after;
  const task = await createRecord(scene, resources.tasks, { title });
  if (!task) return;
  await updateRecord(scene, resources.tasks, task, { title: `${title} 1` });
  await webhooks.expectOnly(webhook, ['task.updated']);
  expectEqual('deliveries to the former URL', before.deliveries.length, 0);
  await webhooks.replace(webhook, { status: 'disabled' });
  await updateRecord(scene, resources.tasks, task, { title: `${title} 2` });
  await webhooks.replace(webhook, { description: null });
  await webhooks.replace(webhook, { status: 'enabled', description: 'Enabled' });
  await updateRecord(scene, resources.tasks, task, { title: `${title} 3` });
  await webhooks.expectOnly(webhook, ['task.updated', 'webhook.test', 'task.updated']);
  expectThat(
    JSON.stringify(after.deliveries).includes(`${title} 3`),
    'expected the event after the webhook was enabled',
  );
}

async function expectReadOnlyFields(webhooks: Webhooks): Promise<void> {
  const webhook = await webhooks.create(['task.created'], { description: 'Orders' });
  const { id, org_id, disabled_reason, created_at, updated_at, ...writable } = webhook.expected;
  const others = { id: id + 1, org_id: org_id + 1, disabled_reason: 'Gone', created_at: old, updated_at: old };
  for (const [name, value] of Object.entries(others)) {
    const response = await webhooks.request(webhook, replaceWebhook, { ...writable, [name]: value });
    expectError(response, 422, 'validation_failed');
    expectEqual('the errors', errorsOf(response), [`/${name} not_allowed`]);
  }
  await webhooks.expectSettings(webhook);
  await webhooks.replace(webhook, webhook.expected);
  // The same time in another notation.
  const { created_at: same } = webhook.expected;
  const response = await webhooks.request(webhook, replaceWebhook, {
    ...writable,
    created_at: same.replace('Z', '+00:00'),
  });
  expectStatus(response, 200);
}

const old = '2020-01-01T00:00:00.000Z';

async function expectDeletion(webhooks: Webhooks): Promise<void> {
  const deleted = await webhooks.create(['task.created']);
  const other = await webhooks.create(['task.created']);
  deleted.endpoint.answer({ status: 500 });
  await createTask(webhooks);
  await webhooks.made(deleted, 1);
  await webhooks.remove(deleted);
  await createTask(webhooks);
  await webhooks.expectOnly(other, ['task.created', 'task.created']);
  expectEqual('deliveries to the deleted webhook', deleted.endpoint.deliveries.length, 1);
}

async function expectForeign(webhooks: Webhooks): Promise<void> {
  const { foreign } = webhooks.scene.target.tokens;
  if (foreign === undefined) throw new MissingPrerequisite('the credentials provide no such token');
  const headers = { authorization: `Bearer ${foreign}` };
  const webhook = await webhooks.create(['task.created']);
  const { url, events: types } = webhook.expected;
  for (const operation of ofOne) {
    const body = operation === replaceWebhook ? { url, events: types } : undefined;
    const isListed = operation === listWebhooks;
    const response = await webhooks.request(webhook, operation, body, headers);
    if (!isListed) expectError(response, 404, 'not_found');
    else expectThat(!webhooks.scene.session.last.response.body.includes(url), 'expected no webhook of others');
  }
  await webhooks.expectOnly(webhook, []);
  await webhooks.expectSettings(webhook);
}

const ofOne = [listWebhooks, ...Object.values(operations).filter(({ path }) => /\{webhook_id\}(\/[^{]+)?$/.test(path))];

async function expectLists(webhooks: Webhooks): Promise<void> {
  for (const description of ['1', null, '3', '4']) await webhooks.create(['task.created'], { description });
  const newest = webhooks.created.map((webhook) => webhook.expected).toReversed();
  for (const limit of [1, 2, 200]) {
    const listed: schemas.Webhook[] = [];
    for (let cursor: string | null = ''; cursor !== null && listed.length < newest.length; ) {
      const query = `?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { json } = await webhooks.scene.session.request(listWebhooks, { query });
      const { data, next_cursor } = json as schemas.WebhookList;
      if (limit < 200) expectEqual('the size of a page', data.length, limit);
      else expectEqual('the next_cursor of the last page', next_cursor, null);
      listed.push(...data);
      cursor = next_cursor;
    }
    expectEqual('the newest webhooks', listed.slice(0, newest.length), newest);
    const ids = listed.map(({ id }) => id);
    expectEqual(
      'the order',
      ids,
      [...new Set(ids)].toSorted((a, b) => b - a),
    );
  }
}
