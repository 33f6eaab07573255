import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';
import { roundsOf } from '../environment/test-store.ts';

// Each waits for what the other has locked, unless locks are no stronger than needed and a deadlock is tried again.

const api = await openTestApi();
const organization = await api.organization();

const rounds = Array.from({ length: roundsOf(40) }, (_, round) => round);

describe('concurrent writes', () => {
  it('accepts one of two records that become the parent of each other', async () => {
    for (const round of rounds) {
      const one = await organization.create('tasks', { title: 'one' });
      const two = await organization.create('tasks', { title: 'two' });
      const responses = await Promise.all([
        organization.patch(`tasks/${one.id}`, { parent_task_id: two.id, external_id: `one ${round}` }),
        organization.patch(`tasks/${two.id}`, { parent_task_id: one.id, external_id: `two ${round}` }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const { errors } = responses.find(({ status }) => status === 422)?.body ?? {};
      expect(errors).toMatchObject([{ pointer: '/parent_task_id', code: 'not_allowed' }]);
    }
  });

  it('lets no chain of three tasks become a circle', async () => {
    for (const _ of rounds) {
      const tasks = await Promise.all(['one', 'two', 'three'].map((title) => organization.create('tasks', { title })));
      const responses = await Promise.all(
        tasks.map(({ id }, index) => organization.patch(`tasks/${id}`, { parent_task_id: tasks[(index + 1) % 3]?.id })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 422]);
    }
  });

  it('changes and releases a record of a circle that is stored', async () => {
    const [one, two] = [
      await organization.create('documents', { name: 'one' }),
      await organization.create('documents', { name: 'two' }),
    ];
    await organization.patch(`documents/${two.id}`, { related: { kind: 'document', id: one.id } });
    // Previous releases allowed it.
    await sql`insert into record_references values
      (${organization.id}, 'document', ${one.id}, '/related', 'document', ${two.id})`.execute(api.store.db);
    await sql`update records set document = document || ${JSON.stringify({ related: { kind: 'document', id: two.id } })}::jsonb
      where kind = 'document' and id = ${one.id}`.execute(api.store.db);
    expect((await organization.patch(`documents/${one.id}`, { name: 'still changes' })).status).toBe(200);
    expect(
      (await organization.patch(`documents/${two.id}`, { related: { kind: 'document', id: two.id } })).status,
    ).toBe(422);
    expect((await organization.patch(`documents/${one.id}`, { related: null })).status).toBe(200);
    expect((await organization.delete(`documents/${two.id}`)).status).toBe(204);
    expect((await organization.delete(`documents/${one.id}`)).status).toBe(204);
  });

  it('replaces the references of a record while one of their targets is deleted', async () => {
    for (const _ of rounds) {
      const project = await organization.create('projects', { name: 'target' });
      const [parent, task] = [
        await organization.create('tasks', { title: 'parent' }),
        await organization.create('tasks', { title: 'refers', project_id: project.id }),
      ];
      const [patch, deletion] = await Promise.all([
        organization.patch(`tasks/${task.id}`, { parent_task_id: parent.id }),
        organization.delete(`projects/${project.id}`),
      ]);
      expect([patch.status, deletion.status]).toEqual([200, 409]);
    }
  });

  it('notifies after each write, and not after a rejected one', async () => {
    api.changes.length = 0;
    const { id } = await organization.create('tasks', { title: 'one' });
    await organization.patch(`tasks/${id}`, { title: 'two' });
    await organization.post('tasks', { title: '' });
    await organization.patch(`tasks/${id}`, { project_id: 4_000_000_000 });
    await organization.delete(`tasks/${id}`);
    await organization.delete(`tasks/${id}`);
    expect(api.changes).toEqual(Array(3).fill(organization.id));
  });
});
