import { restorationPeriod } from '@worklane/contract/requests';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';
import { roundsOf } from '../environment/test-store.ts';

const api = await openTestApi();
const organization = await api.organization();

const restore = (id: number) => organization.request('POST', `tasks/${id}/restore`);
const remove = (id: number, collection = 'tasks') => organization.delete(`${collection}/${id}`);

describe('the restoration of a deleted record', () => {
  it('brings back its references', async () => {
    const project = await organization.create('projects', { name: 'Harbour' });
    const { id } = await organization.create('tasks', { title: 'Panel', project_id: project.id });
    await remove(id);
    await restore(id);
    expect((await remove(project.id, 'projects')).status).toBe(409);
  });

  it('makes the record searchable again', async () => {
    const { id } = await organization.create('tasks', { title: 'Zinnwaldite' });
    await remove(id);
    await restore(id);
    expect((await organization.get('tasks?q=zinnwaldite')).body.data).toMatchObject([{ id }]);
  });

  it('happens once, however many requests ask for it', async () => {
    const { id } = await organization.create('tasks', { title: 'Once' });
    await remove(id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => restore(id)));
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('record_exists');
  });

  it('is possible for 30 days', async () => {
    const [late, later] = [
      await organization.create('tasks', { title: 'Late' }),
      await organization.create('tasks', { title: 'Later' }),
    ];
    for (const { id } of [late, later]) await remove(id);
    const deletedAt = (id: number, milliseconds: number) =>
      sql`update events set created_at = created_at - make_interval(secs => ${milliseconds / 1000})
        where entity_id = ${id} and type = 'task.deleted'`.execute(api.store.db);
    await deletedAt(late.id, restorationPeriod - 60_000);
    await deletedAt(later.id, restorationPeriod);
    expect((await restore(late.id)).status).toBe(200);
    expect((await restore(later.id)).status).toBe(404);
  });

  it('closes no cycle with an update at the same time', async () => {
    for (let round = 0; round < roundsOf(50); round++) {
      const parent = await organization.create('tasks', { title: 'Parent' });
      const child = await organization.create('tasks', { title: 'Child', parent_task_id: parent.id });
      await remove(child.id);
      await Promise.all([restore(child.id), organization.patch(`tasks/${parent.id}`, { parent_task_id: child.id })]);
      const { body } = await organization.get(`tasks?ids=${parent.id},${child.id}`);
      const parents = body.data.map((task: { parent_task_id: number | null }) => task.parent_task_id);
      expect(parents.filter((id: number | null) => id !== null).length).toBeLessThan(2);
    }
  });
});
