import { resources } from '@worklane/contract';
import { searches, texts } from '@worklane/testing/searches';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listStatement } from '../../src/records/list.ts';
import { rowsOf } from '../../src/records/record.ts';
import { countEarlierRecords, rewriteRecords } from '../../src/records/rewrite-records.ts';
import { openTestApi } from '../environment/test-api.ts';

const api = await openTestApi();
const organization = await api.organization();
for (const title of texts) await organization.create('tasks', { title });

const expected = (found: readonly string[]) =>
  texts.filter((text) => found.some((part) => text.includes(part))).toSorted();

async function listed(q: string): Promise<string[]> {
  const { body } = await organization.get(`tasks?q=${encodeURIComponent(q)}`);
  return body.data.map(({ title }: { title: string }) => title).toSorted();
}

async function ranked(q: string): Promise<string[]> {
  const { body } = await organization.requestPath('GET', `/api/search?limit=100&q=${encodeURIComponent(q)}`);
  return body.data.map(({ name }: { name: string }) => name).toSorted();
}

/** Returns what the index finds, which a list of few records does not read. */
async function indexed(q: string): Promise<string[]> {
  const { search } = listStatement(resources.tasks, organization.id, { limit: 200, q }, { now: new Date() });
  const { rows } = (await search?.selectWithTerms.execute(api.store.db)) ?? { rows: [] };
  return rowsOf(rows)
    .map(({ document }) => String(document.title))
    .toSorted();
}

describe('searches', () => {
  it.each(searches.map(([q, ...found]) => [q, found]))('%s finds what a person expects: %j', async (q, found) => {
    expect(await listed(q)).toEqual(expected(found));
    expect(await ranked(q)).toEqual(expected(found));
    expect(await indexed(q)).toEqual(expected(found));
  });

  it('find a changed text', async () => {
    const { id } = await organization.create('tasks', { title: 'Zäune' });
    await organization.patch(`tasks/${id}`, { title: 'Gartentore' });
    expect([await listed('zaun'), await listed('garten')]).toEqual([[], ['Gartentore']]);
    await organization.delete(`tasks/${id}`);
  });

  it('find records of an earlier release by their words, and as people type once they are rewritten', async () => {
    const { db } = api.store;
    await sql`
      update records set search = to_tsvector('simple', document ->> 'title')
      where organization_id = ${organization.id} and kind = 'task'`.execute(db);
    expect(await indexed('panels')).toEqual(expected(['Lindqvist']));
    expect(await countEarlierRecords(db)).toEqual({ task: texts.length });
    await rewriteRecords(db);
    expect(await countEarlierRecords(db)).toEqual({});
    for (const [q, ...found] of searches) expect(await indexed(q), q).toEqual(expected(found));
  });

  it('find records of an earlier release whose words exceed the size of a term', async () => {
    const { db } = api.store;
    const { id } = await organization.create('tasks', { title: 'Long words' });
    const words = `x.org/${"'a".repeat(1020)} short`;
    await sql`update records set search = to_tsvector('simple', ${words}::text) where kind = 'task' and id = ${id}`.execute(
      db,
    );
    expect(await indexed('short')).toEqual(['Long words']);
  });
});
