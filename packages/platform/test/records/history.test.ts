import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { planEventPartitions } from '../../src/events/open-events.ts';
import { openTestApi } from '../environment/test-api.ts';

const api = await openTestApi();
const organization = await api.organization();

const historyOf = async (id: number, query = '') => organization.get(`tasks/${id}/history${query}`);

describe('the history of a record', () => {
  it('continues after a page while the record changes', async () => {
    const { id } = await organization.create('tasks', { title: '0' });
    for (const title of ['1', '2', '3']) await organization.patch(`tasks/${id}`, { title });
    const first = (await historyOf(id, '?limit=2')).body;
    await organization.patch(`tasks/${id}`, { title: '4' });
    const second = (await historyOf(id, `?limit=2&cursor=${first.next_cursor}`)).body;
    const titles = [...first.data, ...second.data].map(({ data }) => data.title);
    expect(titles).toEqual(['3', '2', '1', '0']);
    expect(second.next_cursor).toBeNull();
  });

  it('is empty for a record that has not changed while changes are kept, and missing for an unknown one', async () => {
    const { id } = await organization.create('tasks', { title: 'Old' });
    await sql`delete from events where entity_id = ${id}`.execute(api.store.db);
    expect((await historyOf(id)).body).toEqual({ data: [], next_cursor: null });
    await organization.request('DELETE', `tasks/${id}`);
    await sql`delete from events where entity_id = ${id}`.execute(api.store.db);
    expect((await historyOf(id)).status).toBe(404);
  });

  it('is found by an index, which the job of the partitions completes', async () => {
    const { db } = api.store;
    await sql`drop index events_by_record`.execute(db);
    await sql`create index events_by_record on only events (organization_id, entity_id, version)`.execute(db);
    const isValid = async () => {
      const { rows } = await sql<{ indisvalid: boolean }>`
        select indisvalid from pg_index where indexrelid = 'events_by_record'::regclass`.execute(db);
      return rows[0]?.indisvalid;
    };
    expect(await isValid()).toBe(false);
    for (const _ of [1, 2]) await planEventPartitions(db, new Date());
    expect(await isValid()).toBe(true);
  });
});
