import { type Resource, resources } from '@worklane/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord } from '../../src/records/create.ts';
import { RecordIds } from '../../src/records/record.ts';
import { InvalidRecordError } from '../../src/records/record-validation.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';

let organization: TestOrganization;

const api = await openTestApi();
beforeEach(async () => {
  api.errors.length = 0;
  api.invalid.length = 0;
  organization = await api.organization();
});

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
    ['quotes', quote, `document - 'number'`, { number: undefined }],
    ['quotes', quote, `document - 'totals'`, { totals: undefined }],
    ['quotes', quote, `document || '{"line_items": [{"unit_price": null}]}'`, { line_items: undefined }],
    ['tasks', { title: 'Secret plan' }, `document - 'title'`, { title: undefined }],
    ['tasks', { title: 'Secret plan' }, `document || '{"title": {"a": 1}}'`, { title: undefined }],
    ['tasks', { title: 'Secret plan' }, `document || '{"status": "lost"}'`, { status: 'lost' }],
    ['tasks', { title: 'Secret plan' }, `document || '{"tags": "x"}'`, { tags: undefined }],
    ['tasks', { title: 'Secret plan' }, `document || '{"due_at": 7}'`, { due_at: null }],
    [
      'tasks',
      { title: 'Secret plan' },
      `document || '{"due_at": "soon", "title": 7}'`,
      { title: undefined, due_at: 'soon' },
    ],
  ] as [string, object, string, Record<string, unknown>][])(
    'of %s is in the lists that contain it, with the names of its invalid fields, and is reported without its values (%#)',
    async (...parameters) => {
      const [collection, body, change, expected] = parameters;
      const { first, bad, last } = await corrupt(collection, body, change);
      const invalid_fields = Object.keys(expected);
      const absent = invalid_fields.filter((name) => expected[name] === undefined);
      const present = Object.fromEntries(Object.entries(expected).filter(([name]) => !absent.includes(name)));
      const read = { id: bad, version: 1, ...present, invalid_fields: expect.arrayContaining(invalid_fields) };
      const { body: list } = await organization.get(collection);
      expect(idsOf({ body: list })).toEqual([last, bad, first]);
      expect(list.data).toMatchObject([{ id: last }, read, { id: first }]);
      for (const name of absent) expect(list.data[1]).not.toHaveProperty(name);
      expect(list.data[1].invalid_fields).toHaveLength(invalid_fields.length);
      expect(list.data[0]).not.toHaveProperty('invalid_fields');
      const [reported = ''] = api.invalid;
      expect(api.invalid).toHaveLength(1);
      expect(reported).toContain(`The ${collection.slice(0, -1)} ${bad} of organization ${organization.id} violates`);
      for (const field of invalid_fields) expect(reported).toContain(`/${field}`);
      expect([...api.invalid, ...api.errors].join()).not.toContain('Secret plan');

      expect(await organization.get(`${collection}/${bad}`)).toMatchObject({ status: 200, body: read });
      expect((await organization.get(`${collection}/${last}`)).body).not.toHaveProperty('invalid_fields');
    },
  );

  it.each([
    ['tasks', { title: 'Plan' }, 'title', `document - 'title'`],
    ['tasks', { title: 'Plan' }, 'title', `document || '{"title": {"a": 1}}'`],
    ['tasks', { title: 'Plan' }, 'priority', `document || '{"priority": "lost"}'`],
    ['tasks', { title: 'Plan' }, 'due_at', `document || '{"due_at": 7}'`],
    ['tasks', { title: 'Plan' }, 'completed_at', `document || '{"completed_at": ["\\n"]}'`],
    ['products', { name: 'Lamp' }, 'stock_quantity', `document - 'stock_quantity'`],
  ])('of %s is on exactly one page, in both orders (%#)', async (collection, body, sort, change) => {
    const { first, bad, last } = await corrupt(collection, body, change);
    for (const order of [sort, `-${sort}`]) {
      const ids: number[] = [];
      let query = `limit=1&sort=${order}`;
      for (;;) {
        const page = await organization.get(`${collection}?${query}`);
        expect(page).toMatchObject({ status: 200, body: { data: [{}] } });
        ids.push(...idsOf(page));
        if (page.body.next_cursor === null) break;
        query = `limit=1&sort=${order}&cursor=${page.body.next_cursor}`;
      }
      expect(ids.toSorted((a, b) => a - b)).toEqual([first, bad, last]);
    }
  });

  it('names all fields that have another type, also after many violations of one field', async () => {
    const items = JSON.stringify(Array.from({ length: 200 }, () => ({})));
    const { bad } = await corrupt('quotes', quote, `(document - 'totals') || '{"line_items": ${items}}'`);
    const { body } = await organization.get(`quotes/${bad}`);
    expect(body.invalid_fields).toEqual(expect.arrayContaining(['line_items', 'totals']));
    expect(body).not.toHaveProperty('line_items');
  });

  it('says so in the event of its deletion', async () => {
    const { bad } = await corrupt('tasks', { title: 'Plan' }, `document || '{"title": 7, "due_at": 7}'`);
    expect((await organization.delete(`tasks/${bad}`)).status).toBe(204);
    const { data } = await api.store.db
      .selectFrom('events')
      .select(sql<string>`data::text`.as('data'))
      .where('organization_id', '=', organization.id)
      .where('type', '=', 'task.deleted')
      .executeTakeFirstOrThrow();
    const record = JSON.parse(data);
    expect(record).toMatchObject({ id: bad, version: 2, due_at: null, invalid_fields: ['title', 'due_at'] });
    expect(record).not.toHaveProperty('title');
  });

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
