import { type Field, type Operation, operations, type Resource, resources } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlainRecord } from '../../src/records/record.ts';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { variedRecords } from '../environment/varied-records.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const all: Resource[] = Object.values(resources);

describe.each(all)('the list of $collection', (resource) => {
  const fields = Object.entries(resource.fields);
  let organization: TestOrganization;
  let records: PlainRecord[];

  beforeAll(async () => {
    organization = await api.organization();
    if (resource.schemas.create) {
      await variedRecords(organization, resource, 14);
    } else {
      for (const name of ['Ärger', 'beta', 'Beta', 'Zeta']) await organization.member({ name });
    }
    records = await walk(organization, resource.collection, 'limit=200');
  });

  it.each(fields.filter(([, { sortable }]) => sortable))('sorts by %s both ways, page by page', async (name, field) => {
    const ordered = records.toSorted(
      (a, b) => compare(sortKey(name, field, a), sortKey(name, field, b)) || a.id - b.id,
    );
    expect(idsOf(await walk(organization, resource.collection, `limit=4&sort=${name}`))).toEqual(idsOf(ordered));
    expect(idsOf(await walk(organization, resource.collection, `limit=4&sort=-${name}`))).toEqual(
      idsOf(ordered.toReversed()),
    );
  });

  it('ignores no empty and no repeated parameter', async () => {
    const path = `/api/v1/${organization.id}/${resource.collection}`;
    const list = Object.values<Operation>(operations).find((each) => each.id === `list${label(resource.collection)}`);
    const names = list?.parameters.flatMap(({ in: part, name }) => (part === 'query' ? [name] : [])) ?? [];
    expect(names).toContain('ids');
    for (const name of names) {
      const { status, body } = await organization.requestPath('GET', `${path}?${name}=`);
      // Texts without a minimum length can be empty, and no record has one.
      if (status === 200) expect(body.data, name).toEqual([]);
      else expect(status, name).toBe(400);
      expect((await organization.requestPath('GET', `${path}?${name}=1&${name}=1`)).status, name).toBe(400);
    }
  });

  it.each(fields.filter(([, { filter }]) => filter === 'equals'))('filters by %s', async (name) => {
    for (const value of distinct(records.map((record) => record[name]))) {
      const found = await walk(
        organization,
        resource.collection,
        `limit=5&${name}=${encodeURIComponent(String(value))}`,
      );
      expect(sorted(found), `${name}=${value}`).toEqual(sorted(records.filter((record) => record[name] === value)));
    }
  });

  it.each(fields.filter(([, { filter }]) => filter === 'contains'))('filters by an element of %s', async (name) => {
    for (const value of distinct(records.flatMap((record) => record[name]))) {
      const found = await walk(
        organization,
        resource.collection,
        `limit=5&${name}=${encodeURIComponent(String(value))}`,
      );
      const expected = records.filter((record) => (record[name] as unknown[]).includes(value));
      expect(sorted(found)).toEqual(sorted(expected));
    }
  });

  it.each(fields.filter(([, { filter }]) => filter === 'range'))('filters by a range of %s', async (name) => {
    const values = distinct(records.map((record) => record[name])).toSorted() as string[];
    const middle = values[Math.floor(values.length / 2)];
    if (middle === undefined) return;
    const having = (matches: (value: string) => boolean) =>
      sorted(records.filter((record) => typeof record[name] === 'string' && matches(record[name])));
    const find = async (query: string) => sorted(await walk(organization, resource.collection, `limit=5&${query}`));
    expect(await find(`${name}_from=${middle}`)).toEqual(having((value) => value >= middle));
    expect(await find(`${name}_to=${middle}`)).toEqual(having((value) => value < middle));
    expect(await find(`${name}_from=${values[0]}&${name}_to=${middle}`)).toEqual(having((value) => value < middle));
    expect(await find(`${name}_from=${middle}&${name}_to=${middle}`)).toEqual([]);
  });

  it('contains the records with the given IDs, in pages and with other filters', async () => {
    const wanted = records.filter((_, index) => index % 2 === 0);
    const ids = [...wanted.map(({ id }) => id), 9_007_199_254_740_991, wanted[0]?.id].join(',');
    const found = await walk(organization, resource.collection, `limit=2&ids=${ids}`);
    expect(sorted(found)).toEqual(sorted(wanted));
    const since = wanted.map(({ updated_at }) => updated_at).toSorted()[1] ?? '';
    const newer = await walk(organization, resource.collection, `ids=${ids}&updated_since=${since}`);
    expect(sorted(newer)).toEqual(sorted(wanted.filter(({ updated_at }) => updated_at >= since)));
    const other = await api.organization();
    expect((await other.get(`${resource.collection}?ids=${ids}`)).body.data).toEqual([]);
  });

  it('includes records of the time updated_since', async () => {
    const since = records.map(({ updated_at }) => updated_at).toSorted()[Math.floor(records.length / 2)] ?? '';
    const found = await walk(organization, resource.collection, `updated_since=${since}`);
    expect(sorted(found)).toEqual(sorted(records.filter(({ updated_at }) => updated_at >= since)));
  });

  it('contains no records of another organization', async () => {
    const other = await api.organization();
    expect((await other.get(resource.collection)).body).toEqual({ data: [], next_cursor: null });
  });
});

/** Follows the cursors to the end of a list, by the Link header, which says the same as next_cursor. */
const label = (collection: string): string => collection.replace(/^./, (first) => first.toUpperCase());

async function walk(organization: TestOrganization, collection: string, query: string): Promise<PlainRecord[]> {
  const records: PlainRecord[] = [];
  let url: string | undefined = `/api/v1/${organization.id}/${collection}?${query}`;
  while (url) {
    const { status, body, headers } = await organization.requestPath('GET', url);
    expect(status, JSON.stringify(body)).toBe(200);
    records.push(...body.data);
    url = headers.link?.match(/^<([^>]+)>; rel="next"$/)?.[1];
    expect(url ? new URL(url, 'http://x').searchParams.get('cursor') : null).toBe(body.next_cursor);
  }
  return records;
}

type Key = [absent: number, value: string | number];

function sortKey(name: string, field: Field, record: PlainRecord): Key {
  const value = record[name];
  if (value === null) return [1, 0];
  if (field.enum) return [0, field.enum.indexOf(String(value))];
  if (field.type !== 'string') return [0, value as string | number];
  // The service ignores the case of ASCII letters only.
  return [0, Buffer.from(String(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase())).toString('latin1')];
}

function compare([absentA, a]: Key, [absentB, b]: Key): number {
  if (absentA !== absentB) return absentA - absentB;
  return a < b ? -1 : Number(a > b);
}

const idsOf = (records: PlainRecord[]) => records.map(({ id }) => id);
const sorted = (records: PlainRecord[]) => idsOf(records).toSorted((a, b) => a - b);
const distinct = (values: unknown[]) => [...new Set(values)].filter((value) => value !== null);
