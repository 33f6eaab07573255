import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import { TestOrganization, type TestResponse } from '../environment/test-organization.ts';
import { openStoreOn, type TestStore } from '../environment/test-store.ts';

const key = { 'idempotency-key': 'a key of mine' };

describe('a creation with an Idempotency-Key', () => {
  let api: TestApi;
  let organization: TestOrganization;

  beforeAll(async () => {
    api = await openTestApi();
  });
  beforeEach(async () => {
    organization = await api.organization();
  });
  afterEach(() => {
    api.now = null;
  });
  afterAll(() => api.close());

  it('belongs to a member, not to the application that several members use', async () => {
    const create = (title: string, client: string) =>
      organization.request('POST', 'tasks', { body: { title }, headers: key, client });
    const one = await create('once', 'worklane-cli+12');
    const other = await create('once', 'worklane-cli+13');
    const withoutMember = await create('another body', 'worklane-cli');
    expect([one, other, withoutMember].map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual(
      Array(3).fill([201, undefined]),
    );
    expect(new Set([one, other, withoutMember].map(({ body }) => body.id)).size).toBe(3);
    expect(await create('once', 'another+12')).toMatchObject({ status: 201, body: one.body });
    expect((await create('another body', 'worklane-cli+13')).body.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['tasks', { title: 'once' }],
    ['quotes', { title: 'once' }],
  ])('creates one of the %s and one event for 20 requests at once', async (collection, body) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => organization.post(collection, body, key)));
    const created = responses.filter(({ status }) => status === 201);
    expect(created.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    expect(new Set(created.map((response) => JSON.stringify(response.body))).size).toBe(1);
    const rejected = responses.filter(({ status }) => status !== 201);
    for (const response of rejected) {
      expect(response).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_progress' } });
    }
    const repeated = await organization.post(collection, body, key);
    expect(repeated).toMatchObject({ status: 201, body: created[0]?.body });
    expect(await organization.size()).toMatchObject({ records: 1, events: 1, idempotency_keys: 1 });
  });

  // The embedded database has one connection: the first request waits for it.
  it.runIf(inject('engine') === 'pglite')('gets 409 while the first request waits for the database', async () => {
    const create = () => organization.post('tasks', { title: 'once' }, key);
    const transaction = await api.store.db.startTransaction().execute();
    const first = create();
    const second = await create();
    await transaction.rollback().execute();
    expect(second).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_progress' } });
    expect(await create()).toMatchObject({ status: 201, body: (await first).body });
  });

  it('accepts a new request with the key after 24 hours', async () => {
    api.now = new Date('2026-03-01T08:00:00Z');
    const first = await organization.post('tasks', { title: 'once' }, key);
    api.now = new Date('2026-03-02T07:59:59Z');
    expect((await organization.post('tasks', { title: 'once' }, key)).body.id).toBe(first.body.id);
    api.now = new Date('2026-03-02T08:00:01Z');
    const next = await organization.post('tasks', { title: 'another body' }, key);
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
  });
});

// Only a PostgreSQL database can have two nodes.
describe.runIf(inject('engine') === 'postgresql')('an Idempotency-Key on two nodes', () => {
  /**
   * The insertion of a key waits for this advisory lock before its transaction ends: without a timeout, after which the first
   * request would be tried again and might find that the second one has the key.
   */
  const pause = 4711;
  let database: TestStore;
  let nodes: [TestApi, TestApi];

  beforeAll(async () => {
    database = await openStoreOn('postgresql');
    const { db } = database.store;
    await sql`
      create function pause() returns trigger language plpgsql set lock_timeout = 0 as $$
      begin perform pg_advisory_xact_lock(${sql.lit(pause)}); return null; end $$`.execute(db);
    await sql`
      create trigger pause after insert on idempotency_keys for each row execute function pause()`.execute(db);
    nodes = [await openTestApi(await database.another()), await openTestApi(await database.another())];
  });
  afterAll(async () => {
    for (const { app } of nodes) await app.close();
    await database.close();
  });

  const isPaused = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and objid = ${pause} and not granted`.execute(database.store.db);
    return rows.length > 0;
  };

  const isReading = async () => {
    const { rows } = await sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'relation' and not granted and datname = current_database()`.execute(database.store.db);
    return rows.length > 0;
  };

  /** Creates an organization, as each of the nodes has it. */
  async function newOrganization(): Promise<[TestOrganization, TestOrganization]> {
    const { id } = await nodes[0].organization();
    const [one, other] = nodes.map(
      ({ app, store }) => new TestOrganization(store, (request) => app.inject(request), id),
    );
    return [one as TestOrganization, other as TestOrganization];
  }

  type Send = (organization: TestOrganization, taskId: number) => Promise<TestResponse>;

  const update: Send = (organization, id) =>
    organization.patch(`tasks/${id}`, { title: 'new' }, { ...key, 'if-match': '"1"' });
  const remove: Send = (organization, id) => organization.delete(`tasks/${id}`, { ...key, 'if-match': '"1"' });

  it.each<[string, number, Send]>([
    ['the creation of a task', 201, (organization) => organization.post('tasks', { title: 'once' }, key)],
    [
      'the creation of a task with an external ID',
      201,
      (organization) => organization.post('tasks', { title: 'once', external_id: 'once' }, key),
    ],
    [
      'the creation of a quote, which has a number',
      201,
      (organization) => organization.post('quotes', { title: 'once' }, key),
    ],
    [
      'the creation of a webhook',
      201,
      (organization) => {
        const body = { org_id: organization.id, url: 'https://example.com/hook', events: ['task.created'] };
        return organization.requestPath('POST', '/api/webhooks', { body, headers: key });
      },
    ],
    ['an update', 200, update],
    ['a deletion', 204, remove],
  ])('rejects %s that is in progress with 409 instead of waiting', async (_name, status, send) => {
    const [one, other] = await newOrganization();
    const task = await one.create('tasks', { title: 'old' });
    const [first, second] = [() => send(one, task.id), () => send(other, task.id)];

    const made = await database.store.maintenance.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${pause})`.execute(connection);
      const change = first();
      try {
        await expect.poll(isPaused).toBe(true);
        expect(await second()).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_progress' } });
      } finally {
        await sql`select pg_advisory_unlock(${pause})`.execute(connection);
      }
      return change;
    });
    expect(made.status).toBe(status);
    const replayed = await second();
    expect(replayed).toMatchObject({ status, body: made.body });
    expect(replayed.headers).toMatchObject({ 'idempotency-replayed': 'true' });
  });

  it.each<[string, number, Send]>([
    ['an update', 200, update],
    ['a deletion', 204, remove],
  ])('replays %s that the other node makes after the key was read', async (_name, status, send) => {
    const { db } = database.store;
    const [one, other] = await newOrganization();
    const task = await one.create('tasks', { title: 'old' });
    const made = await send(one, task.id);
    const keys = await db.deleteFrom('idempotency_keys').where('organization_id', '=', one.id).returningAll().execute();
    const transaction = await db.startTransaction().execute();
    await sql`lock table records in access exclusive mode`.execute(transaction);
    const repetition = send(other, task.id);
    try {
      await expect.poll(isReading).toBe(true);
      await transaction.insertInto('idempotency_keys').values(keys).execute();
    } finally {
      await transaction.commit().execute();
    }
    const replayed = await repetition;
    expect(replayed).toMatchObject({ status, body: made.body });
    expect(replayed.headers).toMatchObject({ 'idempotency-replayed': 'true' });
  });
});
