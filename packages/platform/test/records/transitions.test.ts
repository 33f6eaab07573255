import { resources } from '@worklane/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readableEventTypes } from '../../src/events/feed.ts';
import { eventJson } from '../../src/outbox/record-changes.ts';
import { openTestApi } from '../environment/test-api.ts';
import { completeAttempts, get, pendingDeliveries, post, register, url } from '../webhooks/test-webhooks.ts';

const { rules } = resources.tasks;
/** No kind of the contract has a transition. */
const declare = (transitions: object) =>
  Object.assign(resources.tasks, { rules: [...rules, { rule: 'transitions', path: ['status'], value: transitions }] });

declare({ completed: { from: ['open'], to: 'done' } });
const api = await openTestApi();
const organization = await api.organization();
afterAll(() => Object.assign(resources.tasks, { rules }));

const eventsOf = (id: unknown) =>
  api.store.db
    .selectFrom('events')
    .select(['type', 'version', 'transaction_id', 'previous'])
    .where('organization_id', '=', organization.id)
    .where('entity', '=', 'task')
    .where('entity_id', '=', Number(id))
    .orderBy('position')
    .execute();

describe('a transition', () => {
  it('has an event beside that of the update, in the same transaction', async () => {
    const { id } = await organization.create('tasks', { title: 'one' });
    await organization.patch(`tasks/${id}`, { status: 'done', title: 'two' });
    await organization.patch(`tasks/${id}`, { title: 'three' });
    const events = await eventsOf(id);
    expect(events.map(({ type, version }) => [type, version])).toEqual([
      ['task.created', 1],
      ['task.updated', 2],
      ['task.completed', 2],
      ['task.updated', 3],
    ]);
    const [, updated, completed] = events;
    expect(completed?.transaction_id).toBe(updated?.transaction_id);
    expect(completed?.previous).toEqual(updated?.previous);
  });

  it('has one event when concurrent requests make it, and none from another value', async () => {
    const { id } = await organization.create('tasks', { title: 'one' });
    const done = Array.from({ length: 8 }, () => organization.patch(`tasks/${id}`, { status: 'done' }));
    await Promise.all(done);
    await organization.patch(`tasks/${id}`, { status: 'cancelled' });
    await organization.patch(`tasks/${id}`, { status: 'done' });
    const types = (await eventsOf(id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'task.completed')).toHaveLength(1);
  });
});

describe('a renamed event', () => {
  const complete = async () => {
    const { id } = await organization.create('tasks', { title: 'one' });
    await organization.patch(`tasks/${id}`, { status: 'done' });
    return id;
  };
  const storedEvents = async (id: number) =>
    (await api.store.db.selectFrom('webhooks').select('events').where('id', '=', id).executeTakeFirstOrThrow()).events;

  it('keeps the name by which it is stored, and clients see the new one', async () => {
    const webhook = await register(organization, { events: ['task.updated'] });
    await api.store.db
      .updateTable('webhooks')
      .set({ events: JSON.stringify(['task.completed']) })
      .where('id', '=', webhook.id)
      .execute();
    const before = await complete();
    // The responses of the contract know no other type.
    declare({ created: { from: ['open'], to: 'done', renamedFrom: 'completed' } });
    const after = await complete();

    expect((await eventsOf(after)).map(({ type }) => type)).toEqual(['task.created', 'task.updated', 'task.completed']);
    const types = readableEventTypes(new Set(['tasks.read']), ['task.created']) ?? [];
    const found = await api.store.db.selectFrom('events').selectAll().where('type', 'in', types).execute();
    expect(found.map(eventJson).map((text) => JSON.parse(text))).toEqual(
      expect.arrayContaining(
        [before, after].map((id) =>
          expect.objectContaining({ type: 'task.created', data: expect.objectContaining({ id, status: 'done' }) }),
        ),
      ),
    );
    expect(await pendingDeliveries(api.store.db, webhook.id)).toHaveLength(2);
    await completeAttempts(api.store.db, webhook.id, 'succeeded');
    const { body } = await get(organization, `/${webhook.id}/logs?event_type=task.created`);
    expect(
      body.data.map((log: { event_type: string; request: { body: string } }) => [
        log.event_type,
        JSON.parse(log.request.body).type,
      ]),
    ).toEqual([
      ['task.created', 'task.created'],
      ['task.created', 'task.created'],
    ]);
    expect((await get(organization, `/${webhook.id}`)).body.events).toEqual(['task.created']);
  });

  it('is stored for subscriptions by the first name', async () => {
    declare({ created: { from: ['open'], to: 'done', renamedFrom: 'completed' } });
    const { body: created } = await post(organization, '', { url, org_id: organization.id, events: ['task.created'] });
    expect(created.events).toEqual(['task.created']);
    expect(await storedEvents(created.id)).toEqual(['task.completed']);
    const events = ['task.updated', 'task.created'];
    const request = { body: { url, events }, headers: { 'idempotency-key': 'once' } };
    const { body: replaced } = await organization.requestPath('PUT', `/api/webhooks/${created.id}`, request);
    expect(replaced.events).toEqual(events);
    expect(await storedEvents(created.id)).toEqual(['task.updated', 'task.completed']);
    const stored = await api.store.db
      .selectFrom('idempotency_keys')
      .select('answer')
      .where('organization_id', '=', organization.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.answer).events).toEqual(['task.updated', 'task.completed']);
  });
});
