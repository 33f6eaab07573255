import { describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';

const api = await openTestApi();
const organization = await api.organization();

describe('PATCH of a record', () => {
  it('keeps unusual keys of custom fields', async () => {
    const keys = ['\\', '"', '\n', '\\n', '\t', '/'];
    let custom_fields: Record<string, number> = {};
    const { id } = await organization.create('tasks', { title: 'Keys', custom_fields });
    for (const [value, key] of keys.entries()) {
      custom_fields = { ...custom_fields, [key]: value };
      const { body } = await organization.patch(`tasks/${id}`, { custom_fields: { [key]: value } });
      expect(body.custom_fields).toEqual(custom_fields);
      const again = await organization.create('tasks', {
        title: JSON.stringify(key),
        custom_fields: { '!': 0, [key]: value },
      });
      expect((await organization.get(`tasks/${again.id}`)).body.custom_fields).toEqual({ '!': 0, [key]: value });
      expect((await organization.get(`tasks/${id}`)).body.custom_fields).toEqual(custom_fields);
    }
  });
});

describe('external_id', () => {
  it('is not checked in a record that refers to one that does not exist', async () => {
    await organization.create('tasks', { title: 'one', external_id: 'used' });
    const other = await organization.create('tasks', { title: 'two' });
    const invalid = { external_id: 'used', project_id: 999_999_999 };
    const missing = { status: 422, body: { errors: [{ pointer: '/project_id', code: 'reference_not_found' }] } };
    expect(await organization.post('tasks', { title: 'x', ...invalid })).toMatchObject(missing);
    expect(await organization.patch(`tasks/${other.id}`, invalid)).toMatchObject(missing);
  });

  it('is accepted for one of 20 concurrent creations', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => organization.post('tasks', { title: 'x', external_id: 'race' })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect((await organization.get('tasks?external_id=race')).body.data).toHaveLength(1);
  });

  it('keeps a byte order mark at its start', async () => {
    const external_id = '\ufeffmarked';
    const { id } = await organization.create('tasks', { title: 'x', external_id });
    expect((await organization.get(`tasks/${id}`)).body).toMatchObject({ external_id });
    expect((await organization.patch(`tasks/${id}`, { title: 'y' })).body).toMatchObject({ external_id });
    expect((await organization.get(`tasks?external_id=${encodeURIComponent(external_id)}`)).body.data).toHaveLength(1);
  });
});

describe('a stored record', () => {
  it('has the default, else null, of a field that is newer', async () => {
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
});
