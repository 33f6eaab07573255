import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { roundsOf } from '../environment/test-store.ts';

const api = await openTestApi();
const organization = await api.organization();

it('names another record that refers to a record, besides the record itself', async () => {
  const { id } = await organization.create('tasks', { title: 'loop' });
  // Previous releases allowed it.
  await sql`insert into record_references values (${organization.id}, 'task', ${id}, '/parent_task_id', 'task', ${id})`.execute(
    api.store.db,
  );
  const other = await organization.create('tasks', { title: 'part', parent_task_id: id });
  const rejected = await organization.delete(`tasks/${id}`);
  expect(rejected.body.referenced_by).toEqual([{ kind: 'task', id: other.id }]);
});

it('accepts either the creation of a reference or the concurrent deletion of its target', async () => {
  const own = await api.organization();
  for (let round = 0; round < roundsOf(200); round++) {
    const project = await own.create('projects', { name: 'target' });
    const [task, deletion] = await Promise.all([
      own.post('tasks', { title: 'refers', project_id: project.id }),
      own.delete(`projects/${project.id}`),
    ]);
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([task.status, deletion.status]);
  }
  const { records } = await own.size();
  const projects = new Set(await listIds(own, 'projects'));
  const tasks = await allRecords(own, 'tasks');
  expect(tasks.filter(({ project_id }) => !projects.has(Number(project_id)))).toEqual([]);
  expect(records).toBe(projects.size + tasks.length);
});

it('accepts either the update of a reference or the concurrent deletion of its target', async () => {
  const own = await api.organization();
  const task = await own.create('tasks', { title: 'refers' });
  for (let round = 0; round < roundsOf(100); round++) {
    const project = await own.create('projects', { name: 'target' });
    const [patch, deletion] = await Promise.all([
      own.patch(`tasks/${task.id}`, { project_id: project.id }),
      own.delete(`projects/${project.id}`),
    ]);
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([patch.status, deletion.status]);
  }
});

async function allRecords(of: TestOrganization, collection: string): Promise<Record<string, unknown>[]> {
  const records = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await of.get(`${collection}?limit=200${cursor && `&cursor=${cursor}`}`);
    records.push(...body.data);
    cursor = body.next_cursor;
  }
  return records;
}

const listIds = async (of: TestOrganization, collection: string) =>
  (await allRecords(of, collection)).map(({ id }) => Number(id));
