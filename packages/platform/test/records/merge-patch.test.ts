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
