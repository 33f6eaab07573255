import { beforeEach, describe, expect, it } from 'vitest';
import { type DeliveryPosition, discardUndeliverable } from '../../src/webhooks/delivery/claim-deliveries.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { get, loggedAttempts, pendingDeliveries, post, put, register, url } from './test-webhooks.ts';

let organization: TestOrganization;
let webhook: { id: number };

const api = await openTestApi();
beforeEach(async () => {
  api.now = new Date('2026-03-05T12:00:00Z');
  organization = await api.organization();
  webhook = await register(organization);
  for (const title of ['one', 'two', 'three']) await organization.create('tasks', { title });
});

const discard = (limit = 100, after?: DeliveryPosition) =>
  discardUndeliverable(
    api.store.db,
    { organizationId: organization.id, webhookId: webhook.id },
    '2026-03-05T12:00:00.000Z',
    limit,
    after,
  );
const setStatus = (status: string) => put(organization, `/${webhook.id}`, { url, events: ['task.created'], status });

describe('discardUndeliverable', () => {
  it('keeps the deliveries of an enabled webhook', async () => {
    await discard();
    expect(await pendingDeliveries(api.store.db, webhook.id)).toHaveLength(3);
  });

  it('logs due deliveries of a disabled webhook as failed, in batches, so that they can be recovered', async () => {
    const pending = await pendingDeliveries(api.store.db, webhook.id);
    const [, , third] = pending;
    await api.store.db
      .updateTable('deliveries')
      .set({ due_at: '2026-03-05T13:00:00.000Z' })
      .where('id', '=', third?.id ?? 0)
      .execute();
    await setStatus('disabled');
    const [dueAt, ids] = ['2026-03-05T12:00:00.000Z', pending.map(({ id }) => id)];
    const first = await discard(1);
    const second = await discard(1, first);
    expect([first, second]).toEqual([
      { dueAt, id: ids[0] },
      { dueAt, id: ids[1] },
    ]);
    expect(await discard(1, second)).toBeUndefined();
    expect((await pendingDeliveries(api.store.db, webhook.id)).map(({ id }) => id)).toEqual([third?.id]);
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
    await setStatus('enabled');
    const recovered = await post(organization, `/${webhook.id}/recover`, { since: '2026-03-05T12:00:00Z' });
    expect(recovered.body).toEqual({ scheduled: 3, retried_now: 1 });
    expect(await pendingDeliveries(api.store.db, webhook.id)).toHaveLength(3);
  });

  it('keeps deliveries that a node has leased', async () => {
    await api.store.db
      .updateTable('deliveries')
      .set({ leased_until: '2026-03-05T12:00:30.000Z' })
      .where('webhook_id', '=', webhook.id)
      .execute();
    await setStatus('disabled');
    await discard();
    expect(await pendingDeliveries(api.store.db, webhook.id)).toHaveLength(3);
  });

  it('deletes the deliveries of a deleted webhook', async () => {
    await api.store.db.deleteFrom('webhooks').where('id', '=', webhook.id).execute();
    await discard();
    expect(await pendingDeliveries(api.store.db, webhook.id)).toEqual([]);
    expect(await loggedAttempts(api.store.db, webhook.id)).toEqual([]);
  });
});
