import { setTimeout } from 'node:timers/promises';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { RecordQuota } from '../../src/http/quotas.ts';
import { openTestApi } from '../environment/test-api.ts';
import { TestOrganization } from '../environment/test-organization.ts';
import { roundsOf } from '../environment/test-store.ts';

const api = await openTestApi();
const organization = await api.organization();

const batch = (items: readonly object[], atomic = false) => organization.post('tasks/batch', { items, atomic });

async function otherNode({ id } = organization, quota?: RecordQuota): Promise<TestOrganization> {
  // Each node knows which keys it is processing itself.
  const store = { ...api.store, db: api.store.db.withSchema('public') };
  const other = await openTestApi(store, quota);
  return new TestOrganization(other.store, (request) => other.app.inject(request), id);
}

/** Locks tasks as another request does. @returns a function that ends it */
async function lockTasks(...ids: number[]): Promise<() => Promise<void>> {
  const transaction = await api.store.db.startTransaction().execute();
  const release = async () => {
    if (!transaction.isRolledBack) await transaction.rollback().execute();
  };
  onTestFinished(release);
  await transaction.selectFrom('records').select('id').where('id', 'in', ids).forUpdate().execute();
  return release;
}

/** The locks of records that requests have or wait for, in order. */
async function locksOfRequests(): Promise<[type: string, granted: boolean][]> {
  const { rows } = await sql<{ type: string; granted: boolean }>`
    select locktype as type, granted from pg_locks left join pg_database on pg_database.oid = database
    where (locktype = 'advisory' and datname = current_database()) or (locktype = 'transactionid' and not granted)
    order by 1`.execute(api.store.db);
  return rows.map(({ type, granted }) => [type, granted]);
}

const statuses = (body: { results?: readonly { status: number }[] }) => body.results?.map(({ status }) => status);

describe('a batch', () => {
  it('reports what the changes before it in an atomic batch cause', async () => {
    const [one, other] = [
      await organization.create('tasks', { title: 'one' }),
      await organization.create('tasks', { title: 'other' }),
    ];
    const created = { create: { title: 'new', parent_task_id: one.id, external_id: 'twice' } };
    const remove = { delete: { id: one.id } };
    for (const [items, status, code] of [
      [[created, remove], 409, 'record_referenced'],
      [[remove, created], 422, 'validation_failed'],
      [[created, created], 409, 'external_id_taken'],
      [[remove, remove], 404, 'not_found'],
    ] as const) {
      const { body } = await batch([...items, { update: { id: other.id, changes: { title: 'changed' } } }], true);
      expect(statuses(body)).toEqual([424, status, 424]);
      expect(body.results[1].problem).toMatchObject({ status, code });
    }
    expect((await organization.get(`tasks/${other.id}`)).body).toMatchObject({ title: 'other' });
    const { body } = await batch([created, { delete: { id: other.id } }], true);
    expect(statuses(body)).toEqual([201, 204]);
  });

  it('numbers the records that it creates in their order', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ create: { title: `Quote ${index}` } }));
    const { body } = await organization.post('quotes/batch', { items });
    const numbers = body.results.map(({ record }: { record: { number: string } }) => record.number);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(20);
  });

  it.each([true, false])('rejects another version before references, with atomic %s', async (atomic) => {
    const parent = await organization.create('tasks', { title: 'parent' });
    await organization.create('tasks', { title: 'child', parent_task_id: parent.id });
    const { body } = await batch([{ delete: { id: parent.id, version: 7 } }], atomic);
    expect(body.results[0].problem).toMatchObject({ code: 'version_mismatch' });
  });

  it('is made once if two nodes get it at the same time', async () => {
    const { id } = await organization.create('tasks', { title: '0' });
    const removed = await organization.create('tasks', { title: 'removed' });
    const items = [{ update: { id, changes: { title: '1' } } }, { delete: { id: removed.id } }];
    const nodes = [organization, await otherNode()];
    const parts = { body: { items, atomic: true }, headers: { 'idempotency-key': 'twice' } };
    const responses = await Promise.all(nodes.map((node) => node.request('POST', 'tasks/batch', parts)));
    for (const { status, body } of responses) {
      if (status === 200) expect(statuses(body)).toEqual([200, 204]);
      else expect(body.code).toBe('idempotency_key_in_progress');
    }
    expect((await organization.get(`tasks/${id}`)).body).toMatchObject({ title: '1', version: 2 });
  });

  it.skipIf(inject('engine') === 'pglite')('waits for another change of its records', async () => {
    const { id } = await organization.create('tasks', { title: '0' });
    const release = await lockTasks(id);
    const made = batch([{ update: { id, changes: { title: '1' } } }], true);
    await setTimeout(100);
    await release();
    expect(statuses((await made).body)).toEqual([200]);
  });

  it.skipIf(inject('engine') === 'pglite').each([
    ['update', 200],
    ['delete', 204],
  ])('leaves connections to others while the locks of each %s are held', async (change, status) => {
    const tasks = await batch(Array.from({ length: 40 }, () => ({ create: { title: 'x' } })));
    const ids: number[] = tasks.body.results.map(({ record }: { record: { id: number } }) => record.id);
    const release = await lockTasks(...ids);
    const made = batch(
      ids.map((id) => ({ [change]: { id, ...(change === 'update' && { changes: { title: 'y' } }) } })),
    );
    await waitFor(async () =>
      expect(await locksOfRequests()).toEqual([
        ...Array(8).fill(['advisory', true]),
        ...Array(8).fill(['transactionid', false]),
      ]),
    );
    expect((await organization.get(`tasks/${ids[0]}`)).status).toBe(200);
    await release();
    expect(statuses((await made).body)).toEqual(ids.map(() => status));
  });

  it('is made beside others and beside single changes of the same records, and loses none', async () => {
    const tasks = await Promise.all(['a', 'b', 'c'].map((title) => organization.create('tasks', { title })));
    const ids = tasks.map(({ id }) => id);
    const rounds = roundsOf(20);
    let made = 0;
    for (let round = 0; round < rounds; round++) {
      const change = (id: number, title: string) => ({ update: { id, changes: { title: `${title} ${round}` } } });
      const responses = await Promise.all([
        batch(
          ids.map((id) => change(id, 'one')),
          true,
        ),
        batch(
          ids.toReversed().map((id) => change(id, 'other')),
          true,
        ),
        batch(ids.map((id) => change(id, 'each'))),
        ...ids.map((id) => organization.patch(`tasks/${id}`, { title: `single ${round}` })),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      made += 4;
    }
    for (const id of ids) {
      const { body } = await organization.get(`tasks/${id}`);
      expect(body.version).toBe(1 + made);
    }
    const events = (await organization.events()).filter(({ type }) => type === 'task.updated');
    for (const id of ids) {
      const given = events.filter(({ entity_id }) => entity_id === id).map(({ version }) => version);
      expect(given).toEqual(given.toSorted((one, other) => one - other));
    }
  });
});

describe('deletions of a batch', () => {
  const createTasks = async (count: number) => {
    const { body } = await batch(Array.from({ length: count }, () => ({ create: { title: 'x' } })));
    return body.results.map(({ record }: { record: { id: number } }) => record.id) as number[];
  };
  const remove = (id: number, version?: number) => ({ delete: { id, ...(version && { version }) } });

  it('are made once if two nodes make them at the same time, in opposite orders', async () => {
    const nodes = [organization, await otherNode()] as const;
    for (let round = 0; round < roundsOf(10); round++) {
      const ids = await createTasks(150);
      const [one, other] = await Promise.all([
        nodes[0].post('tasks/batch', { items: ids.slice(0, 120).map((id) => remove(id)) }),
        nodes[1].post('tasks/batch', {
          items: ids
            .slice(30)
            .map((id) => remove(id))
            .toReversed(),
        }),
      ]);
      const made = [...(statuses(one.body) ?? []), ...(statuses(other.body)?.toReversed() ?? [])];
      const ofBoth = ids.slice(30, 120).map((_id, index) => [made[30 + index], made[120 + index]].toSorted());
      expect(ofBoth).toEqual(Array(90).fill([204, 404]));
      expect([...made.slice(0, 30), ...made.slice(-30)]).toEqual(Array(60).fill(204));
      const deletions = (await organization.events()).filter(
        ({ type, entity_id }) => type === 'task.deleted' && ids.includes(entity_id),
      );
      expect(deletions.map(({ entity_id, version }) => [entity_id, version]).toSorted()).toEqual(
        ids.map((id) => [id, 2]).toSorted(),
      );
    }
  });

  it('are in the order of versions with updates of the same records', async () => {
    const other = await otherNode();
    for (let round = 0; round < roundsOf(10); round++) {
      const ids = await createTasks(50);
      const [updates, deletions] = await Promise.all([
        organization.post('tasks/batch', { items: ids.map((id) => ({ update: { id, changes: { title: 'y' } } })) }),
        other.post('tasks/batch', { items: ids.map((id) => remove(id)) }),
      ]);
      expect(statuses(deletions.body)).toEqual(ids.map(() => 204));
      const events = Map.groupBy(await organization.events(), ({ entity_id }) => entity_id);
      for (const [index, id] of ids.entries()) {
        const isUpdated = statuses(updates.body)?.[index] === 200;
        const given = events.get(id)?.map(({ type, version }) => [type, version]);
        const expected = ['created', ...(isUpdated ? ['updated'] : []), 'deleted'];
        expect(given).toEqual(expected.map((action, place) => [`task.${action}`, place + 1]));
      }
    }
  });

  it('are made beside those of records that are referenced, of another version, absent or locked', async () => {
    const [first = 0, referenced = 0, changed = 0, locked = 0, last = 0] = await createTasks(5);
    const part = await organization.create('tasks', { title: 'part', parent_task_id: referenced });
    await organization.patch(`tasks/${changed}`, { title: 'changed' });
    // The embedded database has one connection.
    const release = inject('engine') === 'postgresql' ? await lockTasks(locked) : async () => undefined;
    const items = [first, referenced, changed, 999_999_999, locked, last].map((id) => remove(id, 1));
    const made = batch(items);
    await waitFor(async () => {
      const found = [first, last].map((id) => organization.get(`tasks/${id}`));
      expect((await Promise.all(found)).map(({ status }) => status)).toEqual([404, 404]);
    });
    await release();
    const { results } = (await made).body;
    expect(results).toMatchObject([
      { status: 204 },
      { problem: { code: 'record_referenced', referenced_by: [{ kind: 'task', id: part.id }] } },
      { problem: { code: 'version_mismatch' } },
      { problem: { code: 'not_found' } },
      { status: 204 },
      { status: 204 },
    ]);
    expect((await organization.get(`tasks/${first}/history`)).body.data[0]).toMatchObject({
      type: 'task.deleted',
      actor: { type: 'application', client_id: 'app' },
      data: { version: 2 },
    });
    expect((await organization.post(`tasks/${first}/restore`, undefined)).body).toMatchObject({
      id: first,
      version: 3,
    });
  });

  it('fail for records that refer to each other, and not for one that refers to itself', async () => {
    const [one = 0, other = 0, own = 0] = await createTasks(3);
    const cycle = [
      [one, other],
      [other, one],
      [own, own],
    ];
    // Previous releases allowed it.
    await sql`
      insert into record_references
      select ${organization.id}, 'task', (pair -> 0)::bigint, '/parent_task_id', 'task', (pair -> 1)::bigint
      from jsonb_array_elements(${JSON.stringify(cycle)}::jsonb) as pair`.execute(api.store.db);
    const { body } = await batch([one, other, own].map((id) => remove(id)));
    expect(statuses(body)).toEqual([409, 409, 204]);
  });
});

describe('restorations of a batch', () => {
  const restore = ({ id }: { id: number }) => ({ restore: { id } });
  const create = (fields: object = {}) => organization.create('tasks', { title: 'x', ...fields });
  const remove = async (...tasks: { id: number }[]) => {
    for (const { id } of tasks) await organization.delete(`tasks/${id}`);
  };

  it.each([true, false])('have the rules and events of their operation, with atomic %s', async (atomic) => {
    const parent = await create();
    const part = await create({ parent_task_id: parent.id });
    const kept = await create({ external_id: `kept ${atomic}` });
    await remove(part, parent);
    for (const [task, code] of [
      [part, 'validation_failed'],
      [kept, 'record_exists'],
      [{ id: 999_999_999 }, 'not_found'],
    ] as const) {
      const { body } = await batch([restore(task)], atomic);
      expect(body.results).toMatchObject([{ problem: { code } }]);
    }
    const { results } = (await batch([restore(parent)], atomic)).body;
    expect(results).toMatchObject([{ status: 200, record: { id: parent.id, version: 3 } }]);
    expect(statuses((await batch([restore(part)], atomic)).body)).toEqual([200]);
    expect((await organization.get(`tasks/${part.id}`)).body).toMatchObject({ parent_task_id: parent.id, version: 3 });
    const events = (await organization.events()).filter(({ entity_id }) => entity_id === part.id);
    expect(events.map(({ type, version }) => [type, version])).toEqual([
      ['task.created', 1],
      ['task.deleted', 2],
      ['task.created', 3],
    ]);
    await remove(kept);
    const other = await create({ external_id: `kept ${atomic}` });
    const taken = (await batch([restore(kept)], atomic)).body.results[0];
    expect(taken.problem).toMatchObject({ code: 'external_id_taken', detail: expect.stringContaining(`${other.id}`) });
  });

  it('are all made in their order, or none, in an atomic batch', async () => {
    const parent = await create();
    const part = await create({ parent_task_id: parent.id });
    await remove(part, parent);
    const other = await create();
    expect(statuses((await batch([restore(part), restore(parent)], true)).body)).toEqual([422, 424]);
    expect(statuses((await batch([restore(parent), restore(other)], true)).body)).toEqual([424, 409]);
    expect((await organization.get(`tasks/${parent.id}`)).status).toBe(404);
    const items = [
      restore(parent),
      restore(part),
      { update: { id: part.id, version: 3, changes: { title: 'y' } } },
      { delete: { id: part.id, version: 4 } },
      restore(part),
    ];
    expect(statuses((await batch(items, true)).body)).toEqual([200, 200, 200, 204, 200]);
    expect((await organization.get(`tasks/${part.id}`)).body).toMatchObject({ title: 'y', version: 6 });
  });

  it.each([true, false])('happen once, by nodes and requests at the same time, with atomic %s', async (atomic) => {
    const tasks = await Promise.all(Array.from({ length: 20 }, () => create()));
    await remove(...tasks);
    const nodes = [organization, await otherNode(), organization];
    const items = tasks.map(restore);
    const made = await Promise.all(
      nodes.map((node, index) => node.post('tasks/batch', { items: index === 1 ? items.toReversed() : items, atomic })),
    );
    const restored = made.flatMap(({ body }) => statuses(body) ?? []).filter((status) => status === 200);
    expect(restored).toHaveLength(20);
    const ids = new Set(tasks.map(({ id }) => id));
    const events = (await organization.events()).filter(
      ({ version, entity_id }) => version === 3 && ids.has(entity_id),
    );
    expect(events).toHaveLength(20);
  });
});

describe('an upsert', () => {
  const upsert = (external_id: string, changes: object) => ({ upsert: { external_id, changes } });

  it.each([false, true])('makes one record of 20 concurrent ones on two nodes, with atomic %s', async (atomic) => {
    const external_id = `race ${atomic}`;
    const nodes = [organization, await otherNode()];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const items = [upsert(external_id, { title: 'x', custom_fields: { [`n${index}`]: 1 } })];
        return (nodes[index % 2] as TestOrganization).post('tasks/batch', { items, atomic });
      }),
    );
    expect(responses.map(({ body }) => body.results[0].status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    const { data } = (await organization.get(`tasks?external_id=${encodeURIComponent(external_id)}`)).body;
    expect(data).toMatchObject([{ version: 20 }]);
    expect(Object.keys(data[0].custom_fields)).toHaveLength(20);
    const history = (await organization.get(`tasks/${data[0].id}/history?limit=50`)).body.data;
    expect(history.map((event: { data: { version: number } }) => event.data.version)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
  });

  it.skipIf(inject('engine') === 'pglite')('makes a record if that with its external ID gets another one', async () => {
    const { id } = await organization.create('tasks', { title: 'renamed', external_id: 'before' });
    const release = await lockTasks(id);
    const renamed = organization.patch(`tasks/${id}`, { external_id: 'after' });
    // Alone: it first waits for the record together with others, for 100 ms and without this lock.
    await waitFor(async () =>
      expect(await locksOfRequests()).toEqual([
        ['advisory', true],
        ['transactionid', false],
      ]),
    );
    const upserted = batch([upsert('before', { title: 'new' })]);
    await waitFor(async () => expect(await locksOfRequests()).toContainEqual(['advisory', false]));
    await release();
    expect((await renamed).status).toBe(200);
    const { results } = (await upserted).body;
    expect(results).toMatchObject([{ status: 201, record: { title: 'new', external_id: 'before', version: 1 } }]);
    expect((await organization.get(`tasks/${id}`)).body).toMatchObject({ title: 'renamed', external_id: 'after' });
  });

  it.each([false, true])('counts for the limit of records if it creates one, with atomic %s', async (atomic) => {
    const limited = await otherNode(await api.organization(), new RecordQuota(() => 13));
    const changes = [{ create: { title: 'x' } }, upsert('counted', { title: 'x' })];
    // An atomic batch makes the creation again after the upsert has failed.
    const items = atomic ? changes : changes.toReversed();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => limited.post('tasks/batch', { items, atomic })),
    );
    expect(responses.flatMap(({ body }) => statuses(body)).toSorted()).toEqual([
      ...Array(11).fill(200),
      ...Array(13).fill(201),
    ]);
    const { body } = await limited.post('tasks/batch', { items: [upsert('beyond', { title: 'x' })], atomic });
    expect(body.results[0].problem).toMatchObject({ code: 'quota_reached' });
  });
});
