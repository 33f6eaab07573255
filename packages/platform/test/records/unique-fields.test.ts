import { type Resource, resources } from '@worklane/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPartitions } from '../../src/database/partitions/partitions.ts';
import { requireAcceptedRecords } from '../../src/records/require-accepted-records.ts';
import { checkStoredRecords, invalidRecords } from '../../src/records/stored-record-check.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { openTestStore, roundsOf } from '../environment/test-store.ts';

const { rules } = resources.contacts as Resource;
const unique = [
  { rule: 'unique', path: ['email'], value: true },
  { rule: 'unique', path: ['job_title'], value: ['company_id', 'last_name'], message: 'is that of a colleague' },
];
const declare = (declared: readonly object[]) =>
  Object.assign(resources.contacts, { rules: [...(rules ?? []), ...declared] });

let organization: TestOrganization;

declare(unique);
const store = await openTestStore();
const api = await openTestApi(store);
beforeEach(async () => {
  declare(unique);
  await store.db.deleteFrom('records').where('kind', '=', 'contact').execute();
  await createPartitions(store.maintenance);
  organization = await api.organization();
});
afterAll(() => Object.assign(resources.contacts, { rules }));

/** As an operator does it: PostgreSQL then reports a violation of this index last. */
async function rebuildExternalIds() {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = 'records_contacts' and indexdef like '%, external_id)%'`.execute(
    store.db,
  );
  expect(rows).toHaveLength(1);
  for (const { name } of rows) await sql`reindex index concurrently ${sql.table(name)}`.execute(store.maintenance);
}

const create = (fields: object) => organization.create('contacts', { last_name: 'Berg', ...fields });
const post = (fields: object) => organization.post('contacts', { last_name: 'Berg', ...fields });
const refused = (id: number, pointer = '/email', detail = `belongs to contact ${id}`) => ({
  status: 409,
  body: { code: 'value_taken', errors: [{ in: 'body', pointer, code: 'not_allowed', detail }] },
});

describe('a unique field', () => {
  it('refuses the value of another record of the organization, in exactly this spelling', async () => {
    const { id } = await create({ email: 'ann@lake.example' });
    expect(await post({ email: 'ann@lake.example' })).toMatchObject(refused(id));
    for (const email of ['Ann@lake.example', 'ann@lake.example.com', null, null]) await create({ email });
    await create({});
    expect(
      (await (await api.organization()).post('contacts', { last_name: 'B', email: 'ann@lake.example' })).status,
    ).toBe(201);
  });

  it('refuses it in an update, and frees the earlier value', async () => {
    const one = await create({ email: 'one@lake.example' });
    const two = await create({ email: 'two@lake.example' });
    const update = (id: number, email: string | null) => organization.patch(`contacts/${id}`, { email });
    expect(await update(two.id, 'one@lake.example')).toMatchObject(refused(one.id));
    expect((await update(one.id, 'one@lake.example')).status).toBe(200);
    expect((await update(one.id, null)).status).toBe(200);
    expect((await update(two.id, 'one@lake.example')).status).toBe(200);
  });

  it('together with others refuses only records that share all of them, with the message of the contract', async () => {
    const [company, other] = [
      await organization.create('companies', { name: 'Lake' }),
      await organization.create('companies', { name: 'Hill' }),
    ];
    const fields = { company_id: company.id, job_title: 'Buyer' };
    const { id } = await create(fields);
    expect(await post(fields)).toMatchObject(refused(id, '/job_title', 'is that of a colleague'));
    for (const change of [
      { company_id: other.id },
      { company_id: null },
      { company_id: null },
      { job_title: 'Chef' },
    ]) {
      await create({ ...fields, ...change });
    }
  });

  it('is named after a taken external ID, and before other rules, also when an index was rebuilt', async () => {
    const fields = { email: 'a@lake.example', external_id: 'a' };
    const { id } = await create(fields);
    const expectOrder = async () => {
      expect((await post(fields)).body).toMatchObject({ code: 'external_id_taken' });
      expect(await post({ ...fields, external_id: null })).toMatchObject(refused(id));
    };
    await expectOrder();
    await rebuildExternalIds();
    await expectOrder();
  });

  it('does not keep concurrent upserts of one record from updating it, also when an index was rebuilt', async () => {
    await rebuildExternalIds();
    for (let round = 0; round < roundsOf(10); round++) {
      const email = `upsert-${round}@lake.example`;
      const items = [{ upsert: { external_id: email, changes: { last_name: 'Berg', email } } }];
      const upserts = [false, false, true, false, false].map((atomic) =>
        organization.post('contacts/batch', { atomic, items }),
      );
      const statuses = (await Promise.all(upserts)).map(({ body }) => body.results[0].status);
      // A batch leaves it to its client to try again.
      expect(statuses.filter((status, index) => status >= 300 && index !== 2)).toEqual([]);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    }
  });

  it('keeps a deleted record from its restoration while another one has the value', async () => {
    const { id } = await create({ email: 'back@lake.example' });
    await organization.delete(`contacts/${id}`);
    const other = await create({ email: 'back@lake.example' });
    expect(await organization.request('POST', `contacts/${id}/restore`)).toMatchObject(refused(other.id));
    await organization.delete(`contacts/${other.id}`);
    expect((await organization.request('POST', `contacts/${id}/restore`)).status).toBe(200);
  });

  it('refuses it in batches and upserts, for each change or for all', async () => {
    const { id } = await create({ email: 'taken@lake.example', external_id: 'own' });
    const item = (name: string) => ({ create: { last_name: 'Berg', email: `${name}@lake.example` } });
    const upsert = { upsert: { external_id: 'own', changes: { email: 'taken@lake.example' } } };
    const taking = { upsert: { external_id: 'new', changes: { last_name: 'Berg', email: 'taken@lake.example' } } };
    const batch = async (atomic: boolean, ...items: object[]) =>
      (await organization.post('contacts/batch', { atomic, items })).body.results;
    const failed = { status: 409, problem: { code: 'value_taken', errors: [{ pointer: '/email' }] } };
    expect(await batch(false, item('x'), item('taken'), upsert, taking, item('x'))).toMatchObject([
      { status: 201 },
      failed,
      { status: 200 },
      failed,
      failed,
    ]);
    expect(await batch(true, item('y'), item('y'), item('z'))).toMatchObject([
      { status: 424 },
      failed,
      { status: 424 },
    ]);
    expect(await batch(true, item('y'), taking)).toMatchObject([{ status: 424 }, failed]);
    expect(await batch(true, item('y'), item('z'), upsert)).toMatchObject([
      { status: 201 },
      { status: 201 },
      { status: 200 },
    ]);
    expect(await post({ email: 'taken@lake.example' })).toMatchObject(refused(id));
  });

  it('is taken by one of concurrent requests', async () => {
    for (let round = 0; round < roundsOf(10); round++) {
      const other = await create({});
      const email = `race-${round}@lake.example`;
      const responses = await Promise.all([
        ...Array.from({ length: 8 }, () => post({ email })),
        organization.patch(`contacts/${other.id}`, { email }),
        organization.post('contacts/batch', { atomic: true, items: [{ create: { last_name: 'B', email } }] }),
      ]);
      const taken = responses.map(({ status, body }) => body.results?.[0].status ?? status);
      expect(taken.filter((status) => status < 300)).toHaveLength(1);
      expect(taken.filter((status) => status === 409)).toHaveLength(responses.length - 1);
    }
  });
});

describe('a contract that declares a unique field for stored records', () => {
  const start = async () => {
    await requireAcceptedRecords(store.maintenance);
    await createPartitions(store.maintenance);
  };

  it('is refused while records have equal values, with their place, and admin check finds them', async () => {
    declare([]);
    await start();
    const [one, two] = [await create({ email: 'same@lake.example' }), await create({ email: 'same@lake.example' })];
    for (const email of ['Same@lake.example', null, null]) await create({ email });
    declare(unique);
    await expect(start()).rejects.toThrow(
      `specs/schemas/kinds/contact/Contact.yaml#/properties/email: 2 contacts are not unique, such as ${one.id} and ${two.id} of organization ${organization.id}.`,
    );
    const found = [];
    for await (const each of invalidRecords(store.db)) found.push(each);
    expect(found).toEqual(
      [one, two].map(({ id }) => ({
        ...{ kind: 'contact', organization_id: organization.id, id },
        violations: [{ pointer: '/email', code: 'duplicate' }],
      })),
    );
    // Equal values that are written after the first look.
    const equal = 'records_contacts_unique_email: records have equal values';
    await expect(createPartitions(store.maintenance)).rejects.toThrow(equal);
    // As the restoration of a backup does it.
    await expect(store.maintenance.transaction().execute((each) => createPartitions(each))).rejects.toThrow(equal);
    await organization.delete(`contacts/${one.id}`);
    await start();
    expect(await post({ email: 'same@lake.example' })).toMatchObject(refused(two.id));
  });

  it('has its index until a contract no longer declares it', async () => {
    const { id } = await create({ email: 'kept@lake.example' });
    await checkStoredRecords(store.db, new Date());
    const check = { kind: 'contact', fingerprint: 'newer', invalid_records: 0, checked_at: '2999-01-01T00:00:00Z' };
    await store.db.insertInto('stored_record_checks').values(check).execute();
    declare([]);
    await start();
    // A node of an older contract, which has started beside a newer one, names the fields by the index.
    expect(await post({ email: 'kept@lake.example' })).toMatchObject(
      refused(id, '/email', 'belongs to another contact'),
    );
    await store.db.deleteFrom('stored_record_checks').where('fingerprint', '=', 'newer').execute();
    await start();
    expect((await post({ email: 'kept@lake.example' })).status).toBe(201);
  });

  it('finds the value of a renamed field in records that are not rewritten yet', async () => {
    const { fields } = resources.contacts as Resource;
    const { id } = await create({});
    await sql`update records set document = document - 'phone' || '{"telephone": "1"}' where id = ${id}`.execute(
      store.db,
    );
    Object.assign(resources.contacts, {
      fields: { ...fields, phone: { ...fields.phone, migration: { renamedFrom: 'telephone' } } },
    });
    declare([{ rule: 'unique', path: ['phone'], value: true }]);
    await start();
    expect(await post({ phone: '1' })).toMatchObject(refused(id, '/phone'));
    Object.assign(resources.contacts, { fields });
  });
});
