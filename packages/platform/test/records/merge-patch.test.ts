import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
});
afterAll(() => api.close());

const address = {
  line1: 'Kungsgatan 1',
  line2: null,
  postal_code: '111 43',
  city: 'Stockholm',
  region: null,
  country: 'SE',
};

describe('PATCH of a record', () => {
  it('clears a field with null, resets one with a default, and keeps omitted ones', async () => {
    const task = await organization.create('tasks', {
      title: 'one',
      description: 'two',
      priority: 'high',
      tags: ['a'],
      estimated_minutes: 5,
    });
    const { body } = await organization.patch(`tasks/${task.id}`, { description: null, tags: ['b', 'c'] });
    expect(body).toMatchObject({ title: 'one', description: null, tags: ['b', 'c'], estimated_minutes: 5 });
  });

  it('keeps unusual keys of custom fields', async () => {
    const keys = ['\\', '"', '\n', '\\n', '\t', '/'];
    let custom_fields: Record<string, number> = {};
    const { id } = await organization.create('tasks', { title: 'Keys', custom_fields });
    for (const [value, key] of keys.entries()) {
      custom_fields = { ...custom_fields, [key]: value };
      const { body } = await organization.patch(`tasks/${id}`, { custom_fields: { [key]: value } });
      expect(body.custom_fields).toEqual(custom_fields);
      const again = await organization.create('tasks', { title: key, custom_fields: { '!': 0, [key]: value } });
      expect((await organization.get(`tasks/${again.id}`)).body.custom_fields).toEqual({ '!': 0, [key]: value });
      expect((await organization.get(`tasks/${id}`)).body.custom_fields).toEqual(custom_fields);
    }
  });

  it('merges objects at every depth', async () => {
    const contact = await organization.create('contacts', {
      last_name: 'Lind',
      address,
      custom_fields: { a: 1, b: 'two', c: true },
    });
    const { body } = await organization.patch(`contacts/${contact.id}`, {
      address: { city: 'Uppsala', postal_code: null },
      custom_fields: { a: null, b: 'three', d: 4 },
    });
    const { postal_code: _, ...rest } = address;
    expect(body.address).toEqual({ ...rest, city: 'Uppsala' });
    expect(body.custom_fields).toEqual({ b: 'three', c: true, d: 4 });
    const cleared = await organization.patch(`contacts/${contact.id}`, { address: null });
    expect(cleared.body.address).toBeNull();
  });

  it.each([{}, { title: 'same' }, { custom_fields: {} }, { custom_fields: { absent: null } }, { description: null }])(
    'the patch %j changes nothing: no version, no event',
    async (patch) => {
      const task = await organization.create('tasks', { title: 'same' });
      const size = await organization.size();
      const changes = api.changes.length;
      const response = await organization.patch(`tasks/${task.id}`, patch);
      expect(response).toMatchObject({ status: 200, body: task, headers: { etag: '"1"' } });
      expect(await organization.size()).toEqual(size);
      expect(api.changes).toHaveLength(changes);
    },
  );

  it('validates the merged record against its limits', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field_${index}`, index]));
    const task = await organization.create('tasks', { title: 'full', custom_fields: fields });
    const size = await organization.size();
    const over = await organization.patch(`tasks/${task.id}`, { custom_fields: { one_more: 1 } });
    expect(over).toMatchObject({
      status: 422,
      body: {
        code: 'validation_failed',
        errors: [{ in: 'body', pointer: '/custom_fields', code: 'too_many_properties' }],
      },
    });
    expect(await organization.size()).toEqual(size);
    const swapped = await organization.patch(`tasks/${task.id}`, { custom_fields: { one_more: 1, field_0: null } });
    expect(swapped.status).toBe(200);
  });

  it.each([
    ['tasks', { title: null }, '/title'],
    ['tasks', { title: '' }, '/title'],
    ['tasks', { id: 5 }, '/id'],
    ['tasks', { version: 9 }, '/version'],
    ['tasks', { completed_at: null }, '/completed_at'],
    ['tasks', { unknown: 1 }, '/unknown'],
    ['tasks', { tags: [null] }, '/tags/0'],
    ['tasks', { due_at: 'tomorrow' }, '/due_at'],
  ])('rejects for %s the patch %j at %s and writes nothing', async (collection, patch, pointer) => {
    const { id } = await organization.create(collection, { title: 'one' });
    const size = await organization.size();
    const response = await organization.patch(`${collection}/${id}`, patch);
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed', errors: [{ pointer }] } });
    expect(await organization.size()).toEqual(size);
  });

  it('accepts application/merge-patch+json', async () => {
    const { id } = await organization.create('tasks', { title: 'one' });
    const response = await organization.patch(
      `tasks/${id}`,
      { title: 'two' },
      { 'content-type': 'application/merge-patch+json' },
    );
    expect(response).toMatchObject({ status: 200, body: { title: 'two' } });
  });
});
