import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import { TestOrganization } from '../environment/test-organization.ts';
import { openStoreOn, roundsOf } from '../environment/test-store.ts';

// Two nodes on one database, whose clocks differ.
const database = await openStoreOn(inject('engine'));
const { store } = database;
const nodes = await Promise.all(
  [store, store.engine === 'pglite' ? store : await database.another()].map((each) => openTestApi(each)),
);
const [one, two] = nodes as [TestApi, TestApi];
const organization = await one.organization();
const organizations = [
  organization,
  new TestOrganization(two.store, (request) => two.app.inject(request), organization.id),
] as const;

/** Returns the times of the events of a record in the order of its versions, with those in the records. */
async function timesOf(id: number) {
  const { store } = database;
  const rows = await store.db
    .selectFrom('events')
    .select(['created_at', 'data', 'version'])
    .where('entity_id', '=', id)
    .execute();
  return rows
    .toSorted((one, other) => one.version - other.version)
    .map(({ created_at, data }) => ({ created_at, updated_at: JSON.parse(data).updated_at as string }));
}

describe('the times of the changes of a record', () => {
  it('never go back, when another node is behind', async () => {
    const [ahead, behind] = organizations;
    Object.assign(nodes[0] as TestApi, { now: new Date('2026-03-01T12:00:00.000Z') });
    Object.assign(nodes[1] as TestApi, { now: new Date('2026-03-01T11:59:59.000Z') });
    const { id, updated_at } = await ahead.create('tasks', { title: 'one' });
    const { body } = await behind.patch(`tasks/${id}`, { title: 'two' });
    expect([body.version, body.updated_at]).toEqual([2, updated_at]);
    const project = await behind.create('projects', { name: 'target' });
    await behind.patch(`tasks/${id}`, { project_id: project.id });
    await behind.delete(`tasks/${id}`);
    const times = await timesOf(id);
    expect(times).toEqual(times.map(() => ({ created_at: updated_at, updated_at })));
    expect(times).toHaveLength(4);
  });

  it('never go back during concurrent changes', async () => {
    const tasks = await Promise.all(
      ['one', 'two', 'three'].map((title) => organizations[0].create('tasks', { title })),
    );
    for (let round = 0; round < roundsOf(20); round++) {
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => {
          const node = nodes[n % 2] as TestApi;
          node.now = new Date(Date.now() + ((n * 37) % 100) - 50);
          const { id } = tasks[n % 3] as { id: number };
          return organizations[n % 2]?.patch(`tasks/${id}`, { title: `${round} ${n}` });
        }),
      );
    }
    for (const { id } of tasks) {
      const times = await timesOf(id);
      expect(times).toHaveLength(1 + 10 * roundsOf(20));
      expect(times.map(({ created_at }) => created_at)).toEqual(times.map(({ created_at }) => created_at).toSorted());
      expect(times.slice(1).filter(({ created_at, updated_at }) => created_at !== updated_at)).toEqual([]);
    }
  });

  it('are one in records whose creations wait for numbers', async () => {
    for (const node of nodes) node.now = null;
    const line_items = [{ description: 'Desk', quantity: 1, unit_price: { amount: 1, currency: 'EUR' }, tax_rate: 0 }];
    const orders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => organizations[n % 2 ? 0 : 1].create('orders', { line_items })),
    );
    expect(orders.filter(({ created_at, updated_at }) => created_at !== updated_at)).toEqual([]);
    expect(orders.filter(({ created_at, ordered_at }) => created_at !== ordered_at)).toEqual([]);
  });

  it.runIf(inject('engine') === 'postgresql')('are those after a wait for the record', async () => {
    for (const node of nodes) node.now = null;
    const [organization] = organizations;
    const { id } = await organization.create('tasks', { title: 'one' });
    const { patch, released } = await database.store.db.transaction().execute(async (transaction) => {
      await sql`select from records where id = ${id} for update`.execute(transaction);
      const patch = organization.patch(`tasks/${id}`, { title: 'two' });
      // Until it waits: neither with others nor alone does it wait for this lock any longer.
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(
            transaction,
          );
          const { rows: advisory } = await sql`select from pg_locks where locktype = 'advisory'`.execute(transaction);
          return rows.length > 0 && advisory.length > 0;
        })
        .toBe(true);
      return { patch, released: new Date().toISOString() };
    });
    const { body } = await patch;
    expect(body.updated_at >= released).toBe(true);
  });
});
