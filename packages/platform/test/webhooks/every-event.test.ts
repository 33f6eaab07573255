import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deliveries, type EventType, events, scopes } from '@worklane/contract';
import { expectOrderByVersion } from '@worklane/testing/receiver-by-version';
import { waitFor } from '@worklane/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type Service } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { createBody, kinds, updateBody } from '../environment/example-bodies.ts';
import { TestOrganization } from '../environment/test-organization.ts';
import { openTestStore } from '../environment/test-store.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';
import { type HttpsReceiver, openHttpsReceiver, type ReceivedDelivery } from './https-receiver.ts';
import { messageViolations } from './message-check.ts';
import { createTestAuthority } from './test-authority.ts';

const eventTypes = Object.keys(events) as EventType[];

let store: Store;
let service: Service;
let receiver: HttpsReceiver;
let folder: string;
let organization: TestOrganization;
let webhook: { id: number; secret: string };

beforeAll(async () => {
  const { ca, issue } = await createTestAuthority();
  receiver = await openHttpsReceiver(await issue(['127.0.0.1']));
  folder = await mkdtemp(join(tmpdir(), 'worklane-events-'));
  await writeFile(join(folder, 'ca.pem'), ca);
  store = await openTestStore();
  const clock = () => new Date();
  service = await openService({
    store,
    settings: readSettings({
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
    }),
    secret: 'a secret of the tests, 32 bytes or more',
    clock,
    logger: watchedLogger(),
  });
  organization = await openOrganization(service, clock());
  const registered = await organization.requestPath('POST', '/api/webhooks', {
    body: { url: receiver.url, org_id: organization.id, events: eventTypes },
  });
  expect(registered.status, JSON.stringify(registered.body)).toBe(201);
  webhook = registered.body;
});
afterAll(async () => {
  await service.stop();
  await store.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

/** Opens an organization whose requests have a real token with every scope. */
async function openOrganization({ app, issueToken }: Service, now: Date): Promise<TestOrganization> {
  const { organization_id: organizationId } = await createOrganization(store.db, 'Lighthouse', now);
  const { token } = await issueToken({
    organizationId,
    clientId: 'app_lighthouse',
    scopes: Object.keys(scopes),
    lifetimeSeconds: 3600,
  });
  return new TestOrganization(
    store,
    (request) => app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
    organizationId,
  );
}

const payloadOf = ({ body }: ReceivedDelivery): Deliveries[EventType] => JSON.parse(body);

/** Waits for the deliveries of the events of a record. */
async function deliveriesOf(types: readonly string[], recordId: number): Promise<ReceivedDelivery[]> {
  return waitFor(() => {
    const found = receiver.deliveries.filter((each) => payloadOf(each).data.id === recordId);
    const ofTypes = types.map((type) => found.filter((each) => payloadOf(each).type === type));
    expect(ofTypes.map(({ length }) => length)).toEqual(types.map(() => 1));
    return ofTypes.flat();
  });
}

/** Headers that any request may have. */
const httpHeaders = ['connection', 'content-length', 'content-type', 'host', 'user-agent'];

/** Fails unless a delivery matches its message of the AsyncAPI document and is signed with the secret of the webhook. */
function expectDelivery(delivery: ReceivedDelivery, type: string): void {
  const { headers, body } = delivery;
  const payload = payloadOf(delivery);
  expect(messageViolations(type, { headers, payload }), type).toEqual([]);
  const names = Object.keys(headers).filter((name) => !httpHeaders.includes(name));
  const standard = ['webhook-id', 'webhook-signature', 'webhook-timestamp'];
  expect(names.toSorted()).toEqual(type === 'webhook.test' ? [...standard, 'worklane-test'] : standard);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': payload.id });
  expect(payload).toMatchObject({ type, organization_id: organization.id });
  expect(new Webhook(webhook.secret).verify(body, headers as Record<string, string>)).toEqual(payload);
}

it('has three events of each resource kind', () => {
  expect(eventTypes.toSorted()).toEqual(
    kinds.flatMap(({ kind }) => [`${kind}.created`, `${kind}.deleted`, `${kind}.updated`]).toSorted(),
  );
});

it('reports a delivery that does not match the AsyncAPI document', () => {
  const violations = messageViolations('task.created', {
    headers: { 'webhook-timestamp': 'now' },
    payload: { type: 'task.updated' },
  });
  expect(violations).toContain("headers must have required property 'webhook-id'");
  expect(violations).toContain("payload must have required property 'data'");
  expect(violations).toContain('payload/type must be equal to constant');
  expect(messageViolations('task.moved', { headers: {}, payload: {} })).toEqual([
    'task.moved is not a message of the AsyncAPI document',
  ]);
});

describe.each(kinds)('$kind', (resource) => {
  const { collection, kind } = resource;

  it('delivers its creation, update and deletion as the AsyncAPI document defines them', async () => {
    const created = await organization.create(collection, await createBody(organization, resource));
    const path = `${collection}/${created.id}`;
    const updated = await organization.patch(path, await updateBody(organization, resource));
    expect(updated.status, JSON.stringify(updated.body)).toBe(200);
    expect((await organization.delete(path)).status).toBe(204);

    const types = [`${kind}.created`, `${kind}.updated`, `${kind}.deleted`];
    const deliveries = await deliveriesOf(types, created.id);
    for (const [index, delivery] of deliveries.entries()) expectDelivery(delivery, types[index] ?? '');
    const [creation, update, deletion] = deliveries.map(payloadOf);
    expect(creation?.data).toEqual(created);
    expect(update?.data).toEqual(updated.body);
    expect(deletion?.data).toEqual({ ...updated.body, version: 3 });
    expectOrderByVersion(deliveries.map(payloadOf));
  });
});

it('delivers the test message as the AsyncAPI document defines it', async () => {
  const requested = await organization.requestPath('POST', `/api/webhooks/${webhook.id}/test`);
  expect(requested.status, JSON.stringify(requested.body)).toBe(202);
  const delivery = await waitFor(() => {
    const found = receiver.deliveries.find(({ headers }) => headers['webhook-id'] === requested.body.event_id);
    expect(found).toBeDefined();
    return found as ReceivedDelivery;
  });
  expectDelivery(delivery, 'webhook.test');
});

it('logs a delivery as it was received', async () => {
  const { headers, body } =
    receiver.deliveries.find((each) => payloadOf(each).type === 'order.updated') ?? expect.fail();
  await waitFor(async () => {
    const { body: logs } = await organization.requestPath(
      'GET',
      `/api/webhooks/${webhook.id}/logs?event_type=order.updated`,
    );
    const log = logs.data.find((each: { event_id: string }) => each.event_id === headers['webhook-id']);
    expect(log).toMatchObject({ status: 'succeeded', attempt: 1, request: { body }, response: { status: 204 } });
    expect(headers).toMatchObject(log.request.headers);
  });
});

it('signs deliveries with both secrets after a rotation', async () => {
  const rotated = await organization.requestPath('POST', `/api/webhooks/${webhook.id}/rotate-secret`);
  expect(rotated.status, JSON.stringify(rotated.body)).toBe(200);
  const { id } = await organization.create('tasks', { title: 'Signed twice' });
  const [delivery = expect.fail()] = await deliveriesOf(['task.created'], id);
  expectDelivery(delivery, 'task.created');
  const { headers, body } = delivery;
  expect(rotated.body.secret).not.toBe(webhook.secret);
  expect(new Webhook(rotated.body.secret).verify(body, headers as Record<string, string>)).toEqual(payloadOf(delivery));
});

it('counts attempts by outcome in the metrics', async () => {
  await waitFor(async () => {
    const { body } = await service.app.inject('/metrics');
    const [, count] =
      /^worklane_delivery_attempt_duration_seconds_count\{outcome="succeeded"\} (\d+)$/m.exec(body) ?? [];
    expect(Number(count)).toBe(receiver.deliveries.length);
  });
});
