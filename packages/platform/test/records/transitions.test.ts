import { resources } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  // No kind of the contract has a transition.
  const transitions = { completed: { from: ['open'], to: 'done' } };
  Object.assign(resources.tasks, {
    rules: [...resources.tasks.rules, { rule: 'transitions', path: ['status'], value: transitions }],
  });
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

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
