import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBody, kinds, leastBody, someRecord } from '../environment/example-bodies.ts';
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

const plain = kinds.flatMap((resource) =>
  resource.references
    .filter(({ path, kind }) => path.length === 1 && kind !== 'any')
    .map(({ path: [field = ''], kind }) => ({ resource, collection: resource.collection, field, target: kind })),
);

it.each(plain)(
  'rejects $collection.$field unless it is a $target of the organization',
  async ({ resource, field, target }) => {
    const other = await api.organization();
    const elsewhere = await someRecord(other, target);
    const body = await leastBody(organization, resource);
    const { id } = await organization.create(resource.collection, body);
    const size = await organization.size();
    for (const missing of [elsewhere, 4_000_000_000]) {
      const rejected = {
        status: 422,
        body: {
          code: 'validation_failed',
          errors: [{ in: 'body', pointer: `/${field}`, code: 'reference_not_found' }],
        },
      };
      expect(await organization.post(resource.collection, { ...body, [field]: missing })).toMatchObject(rejected);
      expect(await organization.patch(`${resource.collection}/${id}`, { [field]: missing })).toMatchObject(rejected);
    }
    expect(await organization.size()).toEqual(size);
  },
);

it('reports the JSON pointer of references in lists and line items', async () => {
  const member = await organization.member();
  const body = { title: 'x', start_at: '2026-01-01T10:00:00Z', end_at: '2026-01-01T11:00:00Z' };
  const appointment = await organization.post('appointments', {
    ...body,
    attendee_ids: [member, 4_000_000_077, 4_000_000_078],
  });
  expect(appointment.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/attendee_ids/1',
    '/attendee_ids/2',
  ]);
  const item = { description: 'x', quantity: 1, unit_price: { amount: 1, currency: 'EUR' } };
  const quote = await organization.post('quotes', {
    title: 'x',
    line_items: [item, { ...item, product_id: 4_000_000_079 }],
  });
  expect(quote.body.errors).toMatchObject([{ pointer: '/line_items/1/product_id', code: 'reference_not_found' }]);
  const document = await organization.post('documents', {
    name: 'x',
    content_url: 'https://example.com/x',
    related: { kind: 'deal', id: 4_000_000_080 },
  });
  expect(document).toMatchObject({ status: 422, body: { errors: [{ pointer: '/related' }] } });
});

describe('DELETE of a referenced record', () => {
  it('is rejected with the records that refer to it, until they are deleted', async () => {
    const project = await someRecord(organization, 'project');
    const first = await organization.create('tasks', { title: 'one', project_id: project });
    const second = await organization.create('tasks', { title: 'two', project_id: project });
    const size = await organization.size();
    const rejected = await organization.delete(`projects/${project}`);
    expect(rejected).toMatchObject({
      status: 409,
      body: {
        code: 'record_referenced',
        referenced_by: [
          { kind: 'task', id: first.id },
          { kind: 'task', id: second.id },
        ],
      },
    });
    expect(await organization.size()).toEqual(size);
    await organization.patch(`tasks/${first.id}`, { project_id: null });
    await organization.delete(`tasks/${second.id}`);
    expect((await organization.delete(`projects/${project}`)).status).toBe(204);
  });

  it.each(kinds)('deletes the references of $collection', async (resource) => {
    const own = await api.organization();
    const { id } = await own.create(resource.collection, await createBody(own, resource));
    expect((await own.delete(`${resource.collection}/${id}`)).status).toBe(204);
    const left = await api.store.db
      .selectFrom('record_references')
      .select('pointer')
      .where('organization_id', '=', own.id)
      .where('id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('deletes a record that refers to itself', async () => {
    const { id } = await organization.create('tasks', { title: 'loop' });
    expect((await organization.patch(`tasks/${id}`, { parent_task_id: id })).status).toBe(200);
    const other = await organization.create('tasks', { title: 'part', parent_task_id: id });
    const rejected = await organization.delete(`tasks/${id}`);
    expect(rejected.body.referenced_by).toEqual([{ kind: 'task', id: other.id }]);
    await organization.delete(`tasks/${other.id}`);
    const response = await organization.delete(`tasks/${id}`);
    expect(response.status, JSON.stringify(response.body)).toBe(204);
  });
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
