import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { roundsOf } from '../environment/test-store.ts';

// Each waits for what the other has locked, unless locks are no stronger than needed and a deadlock is tried again.
let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

const rounds = Array.from({ length: roundsOf(40) }, (_, round) => round);

describe('concurrent writes', () => {
  it('accepts or rejects two records that become the parent of each other, without an error', async () => {
    for (const round of rounds) {
      const one = await organization.create('tasks', { title: 'one' });
      const two = await organization.create('tasks', { title: 'two' });
      const responses = await Promise.all([
        organization.patch(`tasks/${one.id}`, { parent_task_id: two.id, external_id: `one ${round}` }),
        organization.patch(`tasks/${two.id}`, { parent_task_id: one.id, external_id: `two ${round}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('replaces the references of a record while one of their targets is deleted', async () => {
    for (const _ of rounds) {
      const project = await organization.create('projects', { name: 'target' });
      const task = await organization.create('tasks', { title: 'refers', project_id: project.id });
      const [patch, deletion] = await Promise.all([
        organization.patch(`tasks/${task.id}`, { parent_task_id: task.id }),
        organization.delete(`projects/${project.id}`),
      ]);
      expect([patch.status, deletion.status]).toEqual([200, 409]);
    }
  });

  it('deletes neither of two records that refer to each other', async () => {
    const one = await organization.create('tasks', { title: 'one' });
    const two = await organization.create('tasks', { title: 'two', parent_task_id: one.id });
    await organization.patch(`tasks/${one.id}`, { parent_task_id: two.id });
    for (const _ of rounds) {
      const responses = await Promise.all([
        organization.delete(`tasks/${one.id}`),
        organization.delete(`tasks/${two.id}`),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([409, 409]);
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
