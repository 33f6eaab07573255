import type { RunningMock } from '@worklane/mock';
import { describe, expect, it } from 'vitest';
import { connect, type Json, mockServer } from './connect.ts';

const titles = (mock: RunningMock) => mock.requests.filter(({ operation }) => operation === 'createTask').length;

describe('create_records', () => {
  it('creates nothing again when a call is repeated, also with the properties in another order', async () => {
    const { get } = await connect(await mockServer({ empty: true }));
    const first = { title: 'Paint the door', tags: ['a', 'b'], custom_fields: { floor: '2', room: '7' } };
    const reordered = { custom_fields: { room: '7', floor: '2' }, tags: ['a', 'b'], title: 'Paint the door' };
    const created = await get('create_records', { kind: 'tasks', records: [first] });
    expect(created).toEqual({
      created: [{ id: expect.any(Number), version: 1, name: 'Paint the door' }],
      failed: [],
    });
    expect(await get('create_records', { kind: 'tasks', records: [reordered] })).toEqual(created);
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(1);
  });

  it('creates other records for another order of a list, another kind and another value', async () => {
    const { get } = await connect(await mockServer({ empty: true }));
    const create = async (kind: string, record: Json) =>
      (await get('create_records', { kind, records: [record] })).created;
    await create('tasks', { title: 'A', tags: ['x', 'y'] });
    await create('tasks', { title: 'A', tags: ['y', 'x'] });
    await create('tasks', { title: 'B', tags: ['x', 'y'] });
    await create('products', { name: 'A', unit_price: { amount: 1, currency: 'EUR' }, tax_rate: 25 });
    await create('services', {
      name: 'A',
      unit_price: { amount: 1, currency: 'EUR' },
      tax_rate: 25,
      duration_minutes: 60,
    });
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(3);
    expect((await get('list_records', { kind: 'services' })).records).toHaveLength(1);
  });

  it('creates all equal records of one call, once', async () => {
    const { get } = await connect(await mockServer({ empty: true }));
    const call = { kind: 'tasks', records: [{ title: 'Call' }, { title: 'Call' }, { title: 'Call' }] };
    const { created } = await get('create_records', call);
    expect(new Set(created.map(({ id }: Json) => id)).size).toBe(3);
    expect((await get('create_records', call)).created).toEqual(created);
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(3);
  });

  it('creates equal records again for another repetition', async () => {
    const { get } = await connect(await mockServer({ empty: true }));
    const call = { kind: 'tasks', records: [{ title: 'Call' }] };
    for (const repetition of [undefined, 'second', 'second', 'third']) {
      await get('create_records', { ...call, ...(repetition && { repetition }) });
    }
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(3);
  });

  it('creates the valid records and returns the errors of the others by their position', async () => {
    const { call, get } = await connect(await mockServer({ empty: true }));
    const records = [{ title: 'A' }, { titel: 'B' }, { title: 'C' }, { title: 'D', project_id: 999999 }];
    const { isError, value } = await call('create_records', { kind: 'tasks', records });
    expect(isError).toBe(false);
    expect(value.created.map(({ name }: Json) => name)).toEqual(['A', 'C']);
    expect(value.failed).toMatchObject([
      {
        index: 1,
        error: {
          code: 'validation_failed',
          errors: expect.any(Array),
          remedy: expect.stringContaining('describe_kind'),
        },
      },
      { index: 3, error: { code: 'validation_failed', errors: [{ pointer: '/project_id' }] } },
    ]);
    expect(value.failed[0].error.errors.map(({ pointer }: Json) => pointer)).toContain('/title');
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(2);
  });

  it('rejects more records than one call can change, without a request', async () => {
    const mock = await mockServer({ empty: true });
    const { call } = await connect(mock);
    const records = Array.from({ length: 51 }, (_, index) => ({ title: `Task ${index}` }));
    expect(await call('create_records', { kind: 'tasks', records })).toMatchObject({ isError: true });
    expect(titles(mock)).toBe(0);
    const { value } = await call('create_records', { kind: 'tasks', records: records.slice(1) });
    expect(value.created).toHaveLength(50);
  });
});

describe('update_records', () => {
  it('merges the common changes with those of single records, which take precedence', async () => {
    const mock = await mockServer({ empty: true });
    const { tasks } = mock.seed({ tasks: [{ title: 'A' }, { title: 'B', tags: ['x'] }] });
    const { get } = await connect(mock);
    const [a, b] = tasks;
    const result = await get('update_records', {
      kind: 'tasks',
      changes: { status: 'blocked', priority: 'high' },
      records: [
        { id: a?.id, version: 1 },
        { id: b?.id, version: 1, changes: { priority: 'low', tags: [] } },
      ],
    });
    expect(result).toEqual({
      updated: [
        { id: a?.id, version: 2 },
        { id: b?.id, version: 2 },
      ],
      failed: [],
    });
    const { records } = await get('list_records', { kind: 'tasks', sort: 'title' });
    expect(records).toEqual([
      { id: a?.id, version: 2, title: 'A', status: 'blocked', priority: 'high' },
      { id: b?.id, version: 2, title: 'B', status: 'blocked', priority: 'low' },
    ]);
  });

  it('changes nothing when a record has another version, and says what to do', async () => {
    const mock = await mockServer({ empty: true });
    const { tasks } = mock.seed({ tasks: [{ title: 'A' }, { title: 'B' }] });
    const [a, b] = tasks.map(({ id }) => id);
    const { get } = await connect(mock);
    await get('update_records', { kind: 'tasks', records: [{ id: a, version: 1, changes: { status: 'done' } }] });
    const call = { kind: 'tasks', changes: { title: 'C' }, records: [a, b].map((id) => ({ id, version: 1 })) };
    expect(await get('update_records', call)).toMatchObject({
      updated: [{ id: b, version: 2 }],
      failed: [{ index: 0, error: { code: 'version_mismatch', remedy: expect.stringContaining('get_record') } }],
    });
    const { record } = await get('get_record', { kind: 'tasks', id: a });
    expect(record).toMatchObject({ title: 'A', version: 2, status: 'done' });
  });

  it('reports records without changes and with invalid ones as failed, and updates the others', async () => {
    const mock = await mockServer({ empty: true });
    const { tasks } = mock.seed({ tasks: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] });
    const { get } = await connect(mock);
    const [a, b, c] = tasks.map(({ id }) => ({ id, version: 1 }));
    const records = [a, { ...b, changes: { title: 7 } }, { ...c, changes: { title: 'D' } }];
    expect(await get('update_records', { kind: 'tasks', records })).toMatchObject({
      updated: [{ id: c?.id, version: 2 }],
      failed: [
        { index: 0, error: { code: 'validation_failed', message: expect.stringMatching(/required/) } },
        { index: 1, error: { code: 'validation_failed', errors: [{ pointer: '/title' }] } },
      ],
    });
  });

  it('needs one request for 50 records, as do deletions', async () => {
    const mock = await mockServer({ empty: true });
    const { tasks } = mock.seed({ tasks: Array.from({ length: 50 }, (_, index) => ({ title: `Task ${index}` })) });
    const { get } = await connect(mock);
    const records = (version: number) => tasks.map(({ id }) => ({ id, version }));
    const sent = mock.requests.length;
    await get('update_records', { kind: 'tasks', changes: { status: 'done' }, records: records(1) });
    const { deleted } = await get('delete_records', { kind: 'tasks', records: records(2) });
    expect(deleted).toEqual(tasks.map(({ id }) => ({ id })));
    expect(mock.requests.slice(sent).map(({ operation }) => operation)).toEqual(['batchTasks', 'batchTasks']);
  });
});

describe('delete_records', () => {
  it('deletes records, and names those that refer to one that is kept', async () => {
    const mock = await mockServer({ empty: true });
    const { projects } = mock.seed({ projects: [{ name: 'Lobby' }, { name: 'Bar' }] });
    const [lobby, bar] = projects.map(({ id }) => id);
    const { tasks } = mock.seed({ tasks: [{ title: 'A', project_id: lobby ?? 0 }] });
    const { get } = await connect(mock);
    const records = [lobby, bar].map((id) => ({ id, version: 1 }));
    expect(await get('delete_records', { kind: 'projects', records })).toMatchObject({
      deleted: [{ id: bar }],
      failed: [
        {
          index: 0,
          error: {
            code: 'record_referenced',
            referenced_by: [{ kind: 'tasks', id: tasks[0]?.id }],
            remedy: expect.stringContaining('referenced_by'),
          },
        },
      ],
    });
    const { records: left } = await get('list_records', { kind: 'projects' });
    expect(left).toMatchObject([{ id: lobby, name: 'Lobby' }]);
  });

  it('does not delete a record that has changed since it was read', async () => {
    const mock = await mockServer({ empty: true });
    const { tasks } = mock.seed({ tasks: [{ title: 'A' }] });
    const id = tasks[0]?.id;
    const { get } = await connect(mock);
    await get('update_records', { kind: 'tasks', records: [{ id, version: 1, changes: { title: 'B' } }] });
    const { deleted, failed } = await get('delete_records', { kind: 'tasks', records: [{ id, version: 1 }] });
    expect({ deleted, failed }).toMatchObject({ deleted: [], failed: [{ error: { code: 'version_mismatch' } }] });
    expect((await get('list_records', { kind: 'tasks' })).records).toHaveLength(1);
  });
});
