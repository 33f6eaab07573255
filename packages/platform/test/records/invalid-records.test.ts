import { type Resource, resources } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecord } from '../../src/records/create.ts';
import { RecordIds } from '../../src/records/record-ids.ts';
import { InvalidRecordError } from '../../src/records/record-validation.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.errors.length = 0;
  organization = await api.organization();
});
afterAll(() => api.close());

const quote = {
  title: 'Lobby',
  line_items: [{ description: 'Oak', quantity: 1, unit_price: { amount: 5, currency: 'EUR' } }],
};

describe('a creation whose computed field is missing', () => {
  it.each([
    ['quotes', 'line_items', quote, '/totals'],
    ['tasks', 'status', { title: 'Secret plan' }, '/status'],
  ] as const)(
    'of %s stores nothing and fails with the field, without values',
    async (collection, field, body, missing) => {
      const { [field]: _, ...fields } = resources[collection].fields as Resource['fields'];
      const defective: Resource = { ...resources[collection], fields };
      await organization.create(collection, body);
      const before = await organization.size();
      const context = { ...api, ids: new RecordIds(api.store.db), clock: () => new Date(), changed: () => undefined };
      const principal = { organizationId: organization.id, clientId: 'app', scopes: new Set<string>() };
      const creation = createRecord(context, defective, principal, structuredClone(body));
      await expect(creation).rejects.toThrow(InvalidRecordError);
      await expect(creation).rejects.toThrow(missing);
      await expect(creation).rejects.not.toThrow('Secret plan');
      expect(await organization.size()).toEqual(before);
      const next = await organization.create(collection, body);
      if (collection === 'quotes') expect(next.number).toMatch(/-00002$/);
    },
  );
});

describe('a stored URL that requests no longer accept', () => {
  it.each([
    ['companies', { name: 'Acme' }, 'website', 'javascript:alert(1)'],
    ['companies', { name: 'Acme' }, 'website', 'https://me:pw@acme.example'],
    ['documents', { name: 'Plan' }, 'content_url', 'https://me:pw@acme.example/plan.pdf'],
  ])('of %s (%#) can be read, listed, kept by an update, replaced and deleted', async (...parameters) => {
    const [collection, body, field, url] = parameters;
    const { id } = await organization.create(collection, body);
    const change = JSON.stringify({ [field]: url });
    await sql`
      update records set document = document || ${change}::jsonb where organization_id = ${organization.id} and id = ${id}`.execute(
      api.store.db,
    );
    const path = `${collection}/${id}`;
    expect(await organization.get(path)).toMatchObject({ status: 200, body: { [field]: url } });
    expect((await organization.get(collection)).body.data).toMatchObject([{ id, [field]: url }]);
    expect(await organization.patch(path, { name: 'New' })).toMatchObject({ status: 200, body: { [field]: url } });
    expect(await organization.patch(path, { [field]: url })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/${field}`, code: 'no_match' }] },
    });
    expect(await organization.post(collection, { ...body, [field]: url })).toMatchObject({ status: 422 });
    const valid = { [field]: 'https://acme.example/a@b?c=d@e#f' };
    expect(await organization.patch(path, valid)).toMatchObject({ status: 200, body: valid });
    expect((await organization.delete(path)).status).toBe(204);
    expect(api.errors).toEqual([]);
  });
});

describe('a stored text with control characters, which requests no longer accept', () => {
  it.each([
    ['tasks', { title: 'Call' }, 'title', 'Call\u001b[2J', 'Call Maja'],
    ['contacts', { last_name: 'Moe' }, 'external_id', 'a\u009bb', 'ab'],
    ['contacts', { last_name: 'Moe' }, 'address', { city: 'Oslo\u001b[2J' }, { city: 'Oslo' }],
  ])('of %s (%#) can be read, kept by an update, replaced and deleted', async (...parameters) => {
    const [collection, body, field, stored, valid] = parameters;
    const { id } = await organization.create(collection, body);
    const column = field === 'external_id' ? sql`external_id = ${stored}` : undefined;
    const change = JSON.stringify({ [field]: stored });
    await sql`
      update records set ${column ?? sql`document = document || ${change}::jsonb`}
      where organization_id = ${organization.id} and id = ${id}`.execute(api.store.db);
    const path = `${collection}/${id}`;
    expect(await organization.get(path)).toMatchObject({ status: 200, body: { [field]: stored } });
    expect((await organization.get(collection)).body.data).toMatchObject([{ id, [field]: stored }]);
    const kept = await organization.patch(path, { custom_fields: { floor: 2 } });
    expect(kept).toMatchObject({ status: 200, body: { [field]: stored } });
    const refused = { status: 422, body: { errors: [{ code: 'no_match' }] } };
    expect(await organization.patch(path, { [field]: stored })).toMatchObject(refused);
    expect(await organization.post(collection, { ...body, [field]: stored })).toMatchObject(refused);
    expect(await organization.patch(path, { [field]: valid })).toMatchObject({ status: 200, body: { [field]: valid } });
    expect((await organization.delete(path)).status).toBe(204);
    expect(api.errors).toEqual([]);
  });
});

describe('an invalid stored record', () => {
  /** Of three records, the one in the middle gets other fields in the database. */
  async function corrupt(collection: string, body: object, change: string) {
    const records = [];
    for (let count = 0; count < 3; count++) records.push(await organization.create(collection, body));
    const [first, bad, last] = records.map(({ id }) => id) as [number, number, number];
    const { numAffectedRows } = await sql`
      update records set document = ${sql.raw(change)} where organization_id = ${organization.id} and id = ${bad}`.execute(
      api.store.db,
    );
    expect(numAffectedRows).toBe(1n);
    return { first, bad, last };
  }
  const idsOf = (response: { body: { data: { id: number }[] } }) => response.body.data.map(({ id }) => id);

  it.each([
    ['quotes', quote, `document - 'number'`, '/number'],
    ['quotes', quote, `document - 'totals'`, '/totals'],
    ['quotes', quote, `document || '{"line_items": [{"unit_price": null}]}'`, '/line_items'],
    ['tasks', { title: 'Secret plan' }, `document - 'title'`, '/title'],
    ['tasks', { title: 'Secret plan' }, `document || '{"title": {"a": 1}}'`, '/title'],
    ['tasks', { title: 'Secret plan' }, `document || '{"status": "lost"}'`, '/status'],
    ['tasks', { title: 'Secret plan' }, `document || '{"tags": "x"}'`, '/tags'],
  ])(
    'of %s fails the lists that contain it, with its ID, and is logged without its values; the others stay readable (%#)',
    async (...parameters) => {
      const [collection, body, change, field] = parameters;
      const { first, bad, last } = await corrupt(collection, body, change);
      const failed = { status: 500, body: { code: 'internal_error', detail: expect.stringMatching(`: ${bad}\\.$`) } };
      api.errors.length = 0;
      expect(await organization.get(collection)).toMatchObject(failed);
      expect(api.errors).toEqual([
        expect.stringContaining(`The ${collection.slice(0, -1)} ${bad} of organization ${organization.id} violates`),
      ]);
      expect(api.errors[0]).toContain(field);
      expect(api.errors[0]).not.toContain('Secret plan');

      const page = await organization.get(`${collection}?limit=1`);
      expect(idsOf(page)).toEqual([last]);
      expect(await organization.get(`${collection}?limit=1&cursor=${page.body.next_cursor}`)).toMatchObject(failed);
      expect(idsOf(await organization.get(`${collection}?limit=1&sort=created_at`))).toEqual([first]);

      expect(await organization.get(`${collection}/${bad}`)).toMatchObject(failed);
      expect((await organization.get(`${collection}/${last}`)).status).toBe(200);
    },
  );

  it.each([
    ['quotes', quote, `document - 'number'`, {}],
    ['quotes', quote, `document - 'totals'`, {}],
    ['quotes', quote, `document || '{"line_items": [{"unit_price": null}]}'`, { line_items: quote.line_items }],
    ['tasks', { title: 'Old' }, `document || '{"title": {"a": 1}}'`, { title: 'New' }],
  ])('of %s can be repaired by an update, or deleted (%#)', async (collection, body, change, patch) => {
    const { first, bad, last } = await corrupt(collection, body, change);
    expect(await organization.patch(`${collection}/${bad}`, patch)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect((await organization.get(`${collection}/${bad}`)).status).toBe(200);
    expect(idsOf(await organization.get(collection))).toEqual([last, bad, first]);

    const other = await corrupt(collection, body, change);
    expect((await organization.delete(`${collection}/${other.bad}`)).status).toBe(204);
  });

  it('gets 422 for an update that leaves it invalid', async () => {
    const { bad } = await corrupt('quotes', quote, `document || '{"line_items": [{"unit_price": null}]}'`);
    const response = await organization.patch(`quotes/${bad}`, { title: 'New' });
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});
