import { type Operation, operations, type Resource, resources, scopes } from '@worklane/contract';
import { exampleRecords as recordsOfExamples } from '@worklane/contract/demo';
import { bodyViolations } from '@worklane/server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { type CreatedDemoData, createDemoData, findDemoData } from '../../src/demo/create-demo-data.ts';
import { contract, exampleClientId, exampleLogs, exampleWebhooks, lastExampleIds } from '../../src/demo/examples.ts';
import { setPassword } from '../../src/identity/accounts.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { createOrganization, listOrganizations } from '../../src/identity/organizations.ts';
import { verifyPassword } from '../../src/identity/passwords.ts';
import { rotateClientSecret } from '../../src/oauth/clients/audited-client-changes.ts';
import { findClient } from '../../src/oauth/clients/client-repository.ts';
import { matchesClientSecret } from '../../src/oauth/clients/create-client.ts';
import { fromRow, type PlainRecord, recordColumns, resourceOf } from '../../src/records/record.ts';
import { openStoreOn } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';

const now = new Date('2026-03-04T10:30:00Z');
const exampleRecords = (resource: Resource) => recordsOfExamples(contract, resource);

/** Returns a value with its timestamps as the examples write them, without milliseconds. */
const withShortTimestamps = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('.000Z"', 'Z"'));

const create = (store: Store, { seed = 1, onStart = (): void => undefined } = {}) =>
  createDemoData(store, { now, seed, secret, onStart });

type KindAndRecord = [kind: string, record: PlainRecord];

async function recordsOf({ db }: Store): Promise<KindAndRecord[]> {
  const rows = await db
    .selectFrom('records')
    .select(['kind', ...recordColumns])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, ...row }) => [kind, fromRow(resourceOf(kind), row)]);
}

describe('createDemoData', async () => {
  let starts = 0;

  const stores = await openStoreOn('pglite');
  const { db } = stores.store;
  await createOrganization(db, 'Mine', now);
  const besideAnother = [
    await create(stores.store),
    await findDemoData(db, { now, secret }),
    await recordsOf(stores.store),
  ];
  await db.deleteFrom('organizations').execute();
  const demo = (await create(stores.store, { onStart: () => void starts++ })) as CreatedDemoData;
  const records = await recordsOf(stores.store);

  const lastNames = (of: readonly KindAndRecord[]) => of.map(([, { last_name }]) => last_name);
  const ofKind = (kind: string) => records.flatMap(([each, record]) => (each === kind ? [record] : []));

  it('does nothing in a database with an organization', () => {
    expect(besideAnother).toEqual([undefined, undefined, []]);
  });

  it('creates two organizations', async () => {
    expect(demo.organizations.map(({ name }) => name)).toEqual(['Harbour & Pine Interiors', 'Alder Street Bikes']);
    expect(await listOrganizations(stores.store.db)).toMatchObject(
      demo.organizations.map(({ organizationId, name }) => ({
        organization_id: organizationId,
        name,
        created_at: now.toISOString(),
      })),
    );
  });

  it('creates an account that owns both organizations', async () => {
    const { email, password } = demo.credentials;
    const { db } = stores.store;
    const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(await verifyPassword(password, account.password_hash)).toBe(true);
    const owned = (await listMemberships(db, email)).filter(({ role }) => role === 'owner');
    expect(owned.map(({ organizationId }) => organizationId).sort()).toEqual(
      demo.organizations.map(({ organizationId }) => organizationId),
    );
  });

  it('creates a private and a public application with secrets, and a public one without', async () => {
    const { privateApplication, publicApplication, pkceApplication } = demo.credentials;
    const { organizationId } = demo;
    for (const [type, { clientId, secret }] of [
      ['private', privateApplication],
      ['public', publicApplication],
    ] as const) {
      const client = await findClient(stores.store.db, clientId, now);
      expect(client).toMatchObject({ owner: { organizationId }, type, scopes: Object.keys(scopes) });
      expect(matchesClientSecret(secret, client?.secretHashes ?? [])).toBe(true);
    }
    for (const { clientId, redirectUri } of [publicApplication, pkceApplication]) {
      expect(await findClient(stores.store.db, clientId, now)).toMatchObject({ redirectUris: [redirectUri] });
    }
    expect(pkceApplication.clientId).toBe(exampleClientId);
    expect(await findClient(stores.store.db, exampleClientId, now)).toMatchObject({
      type: 'public',
      secretHashes: [],
    });
  });

  it('creates and counts a few hundred records', () => {
    expect(records.length).toBeGreaterThan(300);
    expect(records.length).toBeLessThan(1000);
    for (const { organizationId, records: count } of demo.organizations) {
      expect(records.filter(([, record]) => record.organization_id === organizationId)).toHaveLength(count);
    }
  });

  it.each(Object.values<Resource>(resources))(
    'creates valid $collection, in both organizations unless only the examples have them',
    ({ kind, schemas }) => {
      const organizations = new Set(ofKind(kind).map(({ organization_id }) => organization_id));
      const isSeeded = ofKind(kind).length > exampleRecords(resourceOf(kind)).length;
      expect(organizations).toEqual(new Set(isSeeded ? [1042, 1043] : [1042]));
      for (const record of ofKind(kind)) expect(bodyViolations(schemas.record, record)).toEqual([]);
    },
  );

  it('records an event for each created record except members, and for each update', async () => {
    const events = await stores.store.db
      .selectFrom('events')
      .select(['type', 'entity', 'entity_id', 'data', 'created_at'])
      .orderBy('transaction_id')
      .execute();
    const created = events.filter(({ type }) => type.endsWith('.created'));
    expect(created.map(({ entity_id }) => entity_id).sort((a, b) => a - b)).toEqual(
      records.filter(([kind]) => kind !== 'member').map(([, { id }]) => id),
    );
    expect(events.length).toBeGreaterThan(created.length);
    const last = new Map(events.map(({ entity_id, data }) => [entity_id, JSON.parse(data)]));
    for (const [kind, record] of records) if (kind !== 'member') expect(last.get(record.id)).toEqual(record);
  });

  it('dates all changes within the 30 days that events are retained', () => {
    const earliest = now.getTime() - 30 * 86_400_000;
    for (const [, { created_at, updated_at }] of records) {
      expect(Date.parse(created_at)).toBeGreaterThan(earliest);
      expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
      expect(Date.parse(updated_at)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('sets statuses that fit the dates', () => {
    const today = '2026-03-04';
    const finalStatuses = {
      booking: ['completed', 'no_show', 'cancelled'],
      appointment: ['completed'],
      shift: ['completed'],
    };
    for (const [kind, statuses] of Object.entries(finalStatuses)) {
      for (const { id, start_at, status } of ofKind(kind)) {
        // The dates of the examples are those of the contract.
        if (id <= lastExampleIds.record) continue;
        const isPast = String(start_at) < today;
        if (status !== 'cancelled')
          expect([kind, start_at, statuses.includes(String(status))]).toEqual([kind, start_at, isPast]);
      }
    }
    for (const { status, completed_at } of ofKind('task')) expect(completed_at !== null).toBe(status === 'done');
    for (const { stage, closed_at } of ofKind('deal'))
      expect(closed_at !== null).toBe(stage === 'won' || stage === 'lost');
    expect(ofKind('deal').some(({ stage }) => stage === 'won')).toBe(true);
  });

  it('sets line items with list prices, and totals', () => {
    const products = new Map(ofKind('product').map(({ id, unit_price }) => [id, unit_price]));
    for (const { line_items, totals } of [...ofKind('quote'), ...ofKind('order')]) {
      const items = line_items as { product_id: number | null; unit_price: unknown }[];
      expect(totals).toMatchObject({ gross: { amount: expect.any(Number) } });
      for (const { product_id, unit_price } of items) {
        if (product_id !== null) expect(unit_price).toEqual(products.get(product_id));
      }
    }
  });

  it.each(Object.values<Resource>(resources))('creates the $collection of the examples with their IDs', (resource) => {
    const examples = exampleRecords(resource);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const record = ofKind(resource.kind).find(({ id }) => id === example.id);
      const { external_id, number, created_at, updated_at, created_by, updated_by, ...same } = example;
      const service = { type: 'system' };
      const by = created_by ? { created_by: service, updated_by: service } : {};
      expect(withShortTimestamps(record)).toMatchObject({ ...same, ...by });
      expect(record?.organization_id).toBe(demo.organizationId);
    }
  });

  it('creates no reference to a record that the examples delete', async () => {
    const { db } = stores.store;
    const referenced = await db.selectFrom('record_references').select(['target_kind', 'target_id']).execute();
    const targets = new Set(referenced.map(({ target_kind, target_id }) => `${target_kind} ${target_id}`));
    const deletes = Object.values<Operation>(operations).filter((each) => each.method === 'delete' && each.collection);
    expect(deletes).toHaveLength(
      Object.values<Resource>(resources).filter(({ scopes: { write } }) => write !== null).length,
    );
    for (const { id, collection } of deletes) {
      const parameter = contract.operation(id).parameters.find(({ name }) => name === 'id');
      const { kind } = resources[collection as keyof typeof resources];
      expect(ofKind(kind).map((record) => record.id)).toContain(parameter?.example);
      expect(targets).not.toContain(`${kind} ${parameter?.example}`);
    }
  });

  it('creates the webhooks and the delivery attempts of the examples, without deliveries', async () => {
    const { db } = stores.store;
    const webhooks = await db.selectFrom('webhooks').select(['organization_id', 'id', 'url', 'status']).execute();
    expect(webhooks).toEqual(
      exampleWebhooks.map(({ id, url, status }) => ({ organization_id: demo.organizationId, id, url, status })),
    );
    const logs = await db.selectFrom('webhook_logs').selectAll().execute();
    expect(logs).toHaveLength(exampleLogs.length);
    for (const { id, webhook_id, attempt, status } of exampleLogs) {
      expect(logs.find((log) => log.id === id)).toMatchObject({ webhook_id, attempt, status });
    }
    const earliest = new Date(now.getTime() - 30 * 86_400_000).toISOString();
    for (const { created_at } of logs) expect(created_at > earliest).toBe(true);
    expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
  });

  it('counts the delivery attempts of the examples in the health of their webhook', async () => {
    const counted = await stores.store.db
      .selectFrom('webhook_health_hours')
      .select(['webhook_id', 'succeeded', 'failed'])
      .execute();
    const ofStatus = (wanted: 'succeeded' | 'failed') => exampleLogs.filter(({ status }) => status === wanted).length;
    for (const status of ['succeeded', 'failed'] as const) {
      expect(counted.reduce((total, each) => total + each[status], 0)).toBe(ofStatus(status));
    }
  });

  it('assigns no ID of an example to later records, webhooks and attempts', async () => {
    const next = async (sequence: string) =>
      (await sql<{ id: number }>`select nextval(${sequence}) as id`.execute(stores.store.db)).rows[0]?.id;
    expect(await next('record_ids')).toBeGreaterThan(lastExampleIds.record);
    expect(await next('webhooks_id_seq')).toBe(lastExampleIds.webhook + 1);
    expect(await next('webhook_attempt_ids')).toBe(lastExampleIds.attempt + 1);
  });

  it('does nothing the second time', async () => {
    expect(await create(stores.store, { onStart: () => void starts++ })).toBeUndefined();
    expect(await recordsOf(stores.store)).toEqual(records);
    expect(starts).toBe(1);
  });

  it('is found again with its credentials, except those that were changed since', async () => {
    const { db } = stores.store;
    expect(await findDemoData(db, { now, secret })).toEqual(demo);
    const { email, password, privateApplication, ...unchanged } = demo.credentials;
    const dependencies = { db, clock: () => now };
    await setPassword(dependencies, email, 'Robin Ekström', 'correct horse battery');
    await rotateClientSecret(dependencies, demo.organizationId, privateApplication.clientId, 0);
    expect(await findDemoData(db, { now, secret })).toEqual({ ...demo, credentials: { email, ...unchanged } });
    expect(await findDemoData(db, { now, secret: 'another secret, also of 32 bytes or more' })).toMatchObject({
      credentials: { email, pkceApplication: demo.credentials.pkceApplication },
    });
  });

  it('runs in one of several concurrent first starts, and creates the same data with the same seed on PostgreSQL', async () => {
    const { store, another } = await openStoreOn('postgresql');
    const nodes = await Promise.all(Array.from({ length: 4 }, another));
    const results = await Promise.all(nodes.map((node) => create(node)));
    expect(results.filter((result) => result !== undefined)).toHaveLength(1);
    expect(await listOrganizations(store.db)).toHaveLength(2);
    expect(await recordsOf(store)).toEqual(records);
  });

  it('leaves no organization and no membership when interrupted, and runs again with another seed', async () => {
    const stores = await openStoreOn('postgresql');
    const { db } = stores.store;
    // Organizations are inserted last: everything else exists when this fails.
    await sql`
      create function stop() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`.execute(db);
    await sql`create trigger stop before insert on organizations for each row execute function stop()`.execute(db);
    await expect(create(stores.store)).rejects.toThrow('interrupted');
    expect(await listOrganizations(db)).toEqual([]);
    expect(await listMemberships(db, 'demo@worklane.example')).toEqual([]);
    const [left] = await db.selectFrom('applications').select('client_id').execute();
    expect(await findClient(db, left?.client_id ?? '', now)).toBeUndefined();

    await sql`drop trigger stop on organizations`.execute(db);
    const { organizations, credentials } = (await create(stores.store, { seed: 2 })) as CreatedDemoData;
    expect(organizations).toHaveLength(2);
    const account = await db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow();
    expect(await verifyPassword(credentials.password, account.password_hash)).toBe(true);
    const ids = organizations.map(({ organizationId }) => organizationId);
    const complete = (await recordsOf(stores.store)).filter(([, { organization_id }]) => ids.includes(organization_id));
    expect(lastNames(complete)).not.toEqual(lastNames(records));
  });
});
