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

describe('If-Match', () => {
  it('accepts one of 20 concurrent changes of the same version', async () => {
    const { id } = await organization.create('tasks', { title: 'start' });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        organization.patch(`tasks/${id}`, { title: `title ${index}` }, { 'if-match': '"1"' }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(412)]);
    const winner = responses.find(({ status }) => status === 200);
    expect((await organization.get(`tasks/${id}`)).body).toEqual(winner?.body);
  });

  it('creates a version and an event for each of 20 concurrent changes without a condition', async () => {
    const { id } = await organization.create('tasks', { title: 'start' });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        organization.patch(`tasks/${id}`, { custom_fields: { [`field_${index}`]: index } }),
      ),
    );
    const { body } = await organization.get(`tasks/${id}`);
    expect(body.version).toBe(21);
    expect(Object.keys(body.custom_fields)).toHaveLength(20);
    const events = (await organization.events()).filter(({ entity_id }) => entity_id === id);
    expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });
});
