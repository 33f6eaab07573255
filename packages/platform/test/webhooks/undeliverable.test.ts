import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleUndeliverable } from '../../src/webhooks/attempts/undeliverable.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { get, made, post, put, register, url, waiting } from './test-webhooks.ts';

let api: TestApi;
let organization: TestOrganization;
let webhook: { id: number };

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.now = new Date('2026-03-05T12:00:00Z');
  organization = await api.organization();
  webhook = await register(organization);
  for (const title of ['one', 'two', 'three']) await organization.create('tasks', { title });
});
afterAll(() => api.close());

const settle = (limit = 100) =>
  settleUndeliverable(
    api.store.db,
    { organizationId: organization.id, webhookId: webhook.id },
    '2026-03-05T12:00:00.000Z',
    limit,
  );
const set = (status: string) => put(organization, `/${webhook.id}`, { url, events: ['task.created'], status });

test('an enabled webhook keeps what it waits for', async () => {
  expect(await settle()).toBe(0);
  expect(await waiting(api.store.db, webhook.id)).toHaveLength(3);
});

test('of a disabled webhook what is due is logged as failed, batch by batch, and can be recovered', async () => {
  const [, , third] = await waiting(api.store.db, webhook.id);
  await api.store.db
    .updateTable('deliveries')
    .set({ due_at: '2026-03-05T13:00:00.000Z' })
    .where('id', '=', third?.id ?? 0)
    .execute();
  await set('disabled');
  expect([await settle(1), await settle(1), await settle(1)]).toEqual([1, 1, 0]);
  expect((await waiting(api.store.db, webhook.id)).map(({ id }) => id)).toEqual([third?.id]);
  const { body } = await get(organization, `/${webhook.id}/logs?status=failed`);
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({
    url,
    attempt: 1,
    response: null,
    error: { code: 'webhook_disabled' },
    duration_ms: 0,
    next_attempt_at: null,
    request: { headers: { 'content-type': 'application/json', 'webhook-id': body.data[0].event_id } },
  });
  await set('enabled');
  const recovered = await post(organization, `/${webhook.id}/recover`, { since: '2026-03-05T12:00:00Z' });
  expect(recovered.body).toEqual({ scheduled: 2 });
  expect(await waiting(api.store.db, webhook.id)).toHaveLength(3);
});

test('what a node has a lease of is left to it', async () => {
  await api.store.db
    .updateTable('deliveries')
    .set({ leased_until: '2026-03-05T12:00:30.000Z' })
    .where('webhook_id', '=', webhook.id)
    .execute();
  await set('disabled');
  expect(await settle()).toBe(0);
});

test('of a deleted webhook nothing is left', async () => {
  await api.store.db.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
  expect(await settle()).toBe(3);
  expect(await waiting(api.store.db, webhook.id)).toEqual([]);
  expect(await made(api.store.db, webhook.id)).toEqual([]);
});
