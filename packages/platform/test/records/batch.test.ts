import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { roundsOf } from '../environment/test-store.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

const batch = (items: readonly object[], atomic = false) => organization.post('tasks/batch', { items, atomic });

const statuses = (body: { results?: readonly { status: number }[] }) => body.results?.map(({ status }) => status);

describe('a batch', () => {
  it('makes the changes of one record in their order', async () => {
    const { id } = await organization.create('tasks', { title: '0' });
    const items = Array.from({ length: 50 }, (_, index) => ({
      update: { id, version: index + 1, changes: { title: `${index + 1}` } },
    }));
    const { body } = await batch(items);
    expect(new Set(statuses(body))).toEqual(new Set([200]));
    expect((await organization.get(`tasks/${id}`)).body).toMatchObject({ title: '50', version: 51 });
  });

  it('reports what the changes before it in an atomic batch cause', async () => {
    const [one, other] = [
      await organization.create('tasks', { title: 'one' }),
      await organization.create('tasks', { title: 'other' }),
    ];
    const created = { create: { title: 'new', parent_task_id: one.id, external_id: 'twice' } };
    const remove = { delete: { id: one.id } };
    for (const [items, status, code] of [
      [[created, remove], 409, 'record_referenced'],
      [[remove, created], 422, 'validation_failed'],
      [[created, created], 409, 'external_id_taken'],
      [[remove, remove], 404, 'not_found'],
    ] as const) {
      const { body } = await batch([...items, { update: { id: other.id, changes: { title: 'changed' } } }], true);
      expect(statuses(body)).toEqual([424, status, 424]);
      expect(body.results[1].problem).toMatchObject({ status, code });
    }
    expect((await organization.get(`tasks/${other.id}`)).body).toMatchObject({ title: 'other' });
    const { body } = await batch([created, { delete: { id: other.id } }], true);
    expect(statuses(body)).toEqual([201, 204]);
  });

  it('is made beside others and beside single changes of the same records, and loses none', async () => {
    const tasks = await Promise.all(['a', 'b', 'c'].map((title) => organization.create('tasks', { title })));
    const ids = tasks.map(({ id }) => id);
    const rounds = roundsOf(20);
    let made = 0;
    for (let round = 0; round < rounds; round++) {
      const change = (id: number, title: string) => ({ update: { id, changes: { title: `${title} ${round}` } } });
      const responses = await Promise.all([
        batch(
          ids.map((id) => change(id, 'one')),
          true,
        ),
        batch(
          ids.toReversed().map((id) => change(id, 'other')),
          true,
        ),
        batch(ids.map((id) => change(id, 'each'))),
        ...ids.map((id) => organization.patch(`tasks/${id}`, { title: `single ${round}` })),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      made += 4;
    }
    for (const id of ids) {
      const { body } = await organization.get(`tasks/${id}`);
      expect(body.version).toBe(1 + made);
    }
    const events = (await organization.events()).filter(({ type }) => type === 'task.updated');
    for (const id of ids) {
      const given = events.filter(({ entity_id }) => entity_id === id).map(({ version }) => version);
      expect(given).toEqual(given.toSorted((one, other) => one - other));
    }
  });
});
