import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApi } from '../environment/test-api.ts';

// The service processes concurrent requests in one statement.

const api = await openTestApi();
const organization = await api.organization();
const other = await api.organization();

const numbers = Array.from({ length: 120 }, (_, index) => index);

const eventsOf = async (id: number) => (await organization.events()).filter(({ entity_id }) => entity_id === id);

describe('concurrent requests', () => {
  it('create records of several organizations and kinds, each with its event', async () => {
    const ownerOf = (n: number) => (n % 3 === 0 ? other : organization);
    const created = await Promise.all(
      numbers.map((n) =>
        n % 2 === 0 ? ownerOf(n).create('tasks', { title: `${n}` }) : ownerOf(n).create('projects', { name: `${n}` }),
      ),
    );
    expect(new Set(created.map(({ id }) => id)).size).toBe(numbers.length);
    for (const [n, { id, organization_id, title, name }] of created.entries()) {
      expect([organization_id, title ?? name]).toEqual([ownerOf(n).id, `${n}`]);
      const stored = await ownerOf(n).get(`${n % 2 === 0 ? 'tasks' : 'projects'}/${id}`);
      expect(stored.body).toEqual(created[n]);
    }
    const events = [...(await organization.events()), ...(await other.events())];
    for (const record of created) {
      const [event, ...rest] = events.filter(({ entity_id }) => entity_id === record.id);
      expect([event?.version, event?.data, rest]).toEqual([1, record, []]);
    }
  });

  it('create all records but those that violate a constraint', async () => {
    await organization.create('tasks', { title: 'first', external_id: 'taken' });
    const responses = await Promise.all(
      numbers.map((n) =>
        organization.post('tasks', {
          title: `${n}`,
          ...(n === 7 && { external_id: 'taken' }),
          ...(n === 50 && { project_id: 4_000_000_000 }),
        }),
      ),
    );
    const rejected = responses.flatMap(({ status, body }, n) => (status === 201 ? [] : [[n, status, body.code]]));
    expect(rejected).toEqual([
      [7, 409, 'external_id_taken'],
      [50, 422, 'validation_failed'],
    ]);
  });

  it('assign numbers without gaps or duplicates, also when some fail', async () => {
    const own = await api.organization();
    api.now = new Date('2026-06-01T00:00:00Z');
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        own.post('quotes', { title: 'x', ...(index % 4 === 0 ? { contact_id: 404 } : {}) }),
      ),
    );
    const numbers = responses.filter(({ status }) => status === 201).map(({ body }) => body.number);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `Q-2026-${String(index + 1).padStart(5, '0')}`),
    );
    api.now = new Date('2027-01-01T00:00:00Z');
    expect((await own.create('quotes', { title: 'x' })).number).toBe('Q-2027-00001');
    const item = { description: 'Oak', quantity: 1, unit_price: { amount: 1, currency: 'EUR' } };
    const order = await own.create('orders', { line_items: [item] });
    expect(order).toMatchObject({ number: 'O-2027-00001', ordered_at: '2027-01-01T00:00:00.000Z' });
    api.now = null;
  });

  it('create one record for each idempotency key', async () => {
    const send = (n: number) => organization.post('tasks', { title: `${n}` }, { 'idempotency-key': `key ${n}` });
    const first = await Promise.all(numbers.map(send));
    const second = await Promise.all(numbers.map(send));
    expect(first.map(({ status }) => status)).toEqual(numbers.map(() => 201));
    expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
    expect(second.every(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
  });

  it('read each its own record, and none of another organization', async () => {
    const tasks = await Promise.all(numbers.slice(0, 20).map((n) => organization.create('tasks', { title: `${n}` })));
    const missing = await other.create('tasks', { title: 'other' });
    const responses = await Promise.all([
      ...tasks.map(({ id }) => organization.get(`tasks/${id}`)),
      ...tasks.map(({ id }) => other.get(`tasks/${id}`)),
      organization.get(`tasks/${missing.id}`),
      organization.get(`projects/${tasks[0]?.id}`),
    ]);
    expect(responses.slice(0, 20).map(({ body }) => body)).toEqual(tasks);
    expect(new Set(responses.slice(20).map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('update different records, each with its event', async () => {
    const tasks = await Promise.all(numbers.map((n) => organization.create('tasks', { title: `${n}` })));
    const updated = await Promise.all(
      tasks.map(({ id, title }) =>
        organization.patch(`tasks/${id}`, { title: `new ${title}`, external_id: `e ${id}` }),
      ),
    );
    expect(updated.map(({ status, body }) => [status, body.title, body.external_id, body.version])).toEqual(
      tasks.map(({ id, title }) => [200, `new ${title}`, `e ${id}`, 2]),
    );
    for (const { body } of updated.slice(0, 20)) {
      expect((await organization.get(`tasks/${body.id}`)).body).toEqual(body);
      const [, event] = await eventsOf(body.id);
      expect([event?.type, event?.data, event?.previous?.version]).toEqual(['task.updated', body, 1]);
    }
    expect((await organization.get('tasks?q=new')).body.data).toHaveLength(50);
  });

  it('update one record one after the other, and lose no change', async () => {
    const { id } = await organization.create('tasks', { title: 'shared' });
    const fields = numbers.slice(0, 40);
    const responses = await Promise.all(
      fields.map((n) => organization.patch(`tasks/${id}`, { custom_fields: { [`field${n}`]: n } })),
    );
    expect(responses.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual(fields.map((n) => n + 2));
    const { body } = await organization.get(`tasks/${id}`);
    expect(body.custom_fields).toEqual(Object.fromEntries(fields.map((n) => [`field${n}`, n])));
    expect((await eventsOf(id)).map(({ version }) => version)).toEqual([1, ...fields.map((n) => n + 2)]);
  });

  it('update a record of a version once', async () => {
    const { id } = await organization.create('tasks', { title: 'one winner' });
    const responses = await Promise.all(
      numbers.map((n) => organization.patch(`tasks/${id}`, { title: `${n}` }, { 'if-match': '"1"' })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(numbers.length - 1);
  });

  it('update and delete a record, or find it deleted', async () => {
    const { id } = await organization.create('tasks', { title: 'deleted' });
    const patches = numbers.map((n) => organization.patch(`tasks/${id}`, { title: `${n}` }));
    const deletion = await organization.delete(`tasks/${id}`);
    expect(deletion.status).toBe(204);
    const statuses = new Set((await Promise.all(patches)).map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 404)).toBe(true);
    expect((await eventsOf(id)).at(-1)?.type).toBe('task.deleted');
  });

  it('do not wait for the lock of another request', async ({ skip }) => {
    if (api.store.engine === 'pglite') skip('The embedded database has one connection.');
    const [locked, ...tasks] = await Promise.all(
      numbers.slice(0, 30).map((n) => organization.create('tasks', { title: `${n}` })),
    );
    let isUnlocked = false;
    const waiting = api.store.db.transaction().execute(async (transaction) => {
      await sql`select from records where organization_id = ${organization.id} and kind = 'task' and id = ${locked?.id}
        for update`.execute(transaction);
      const patch = organization.patch(`tasks/${locked?.id}`, { title: 'waited' }).finally(() => {
        isUnlocked = true;
      });
      const child = organization.post('tasks', { title: 'child', parent_task_id: locked?.id });
      const others = await Promise.all([
        ...tasks.map(({ id }) => organization.patch(`tasks/${id}`, { title: 'did not wait' })),
        ...tasks.map(() => organization.post('tasks', { title: 'did not wait' })),
      ]);
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200, 201]));
      expect(isUnlocked).toBe(false);
      return [patch, child];
    });
    const responses = await Promise.all(await waiting);
    expect(responses.map(({ status }) => status)).toEqual([200, 201]);
  });
});
