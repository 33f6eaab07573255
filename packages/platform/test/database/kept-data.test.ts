import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import { openTestStore } from '../environment/test-store.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi(await openTestStore());
});
afterAll(() => api.close());

describe('stored records', () => {
  it('returns the default, else null, for a field that is newer than the record', async () => {
    const organization = await api.organization();
    const { id } = await organization.create('tasks', { title: 'old' });
    await api.store.db
      .updateTable('records')
      .set({ document: JSON.stringify({ title: 'old' }) })
      .where('organization_id', '=', organization.id)
      .where('id', '=', id)
      .execute();
    const { body } = await organization.get(`tasks/${id}`);
    expect(body).toMatchObject({ title: 'old', status: 'open', priority: 'normal', tags: [], description: null });
    const patched = await organization.patch(`tasks/${id}`, { title: 'new' });
    expect(patched).toMatchObject({ status: 200, body: { title: 'new', status: 'open', version: 2 } });
  });

  it('returns text of any script, large and fractional numbers, and timestamps unchanged', async () => {
    const organization = await api.organization();
    const fields = { emoji: '👩‍🚀', quote: `'";--`, large: 9007199254740991, small: 1e-7, yes: true };
    const task = await organization.create('tasks', {
      title: '漢字 \\ %',
      due_at: '9999-12-31T23:59:59.999Z',
      custom_fields: fields,
    });
    const { body } = await organization.get(`tasks/${task.id}`);
    expect(body).toEqual(task);
    expect(body.custom_fields).toEqual(fields);
    const past = await organization.create('tasks', { title: 'past', due_at: '0001-01-01T00:00:00Z' });
    expect(past.due_at).toBe('0001-01-01T00:00:00.000Z');
  });
});
