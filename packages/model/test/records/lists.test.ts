import { expect, test } from 'vitest';
import type { ListQuery } from '../../src/records/list.ts';
import { deals, members, organizationId, problemOf, storeAt, tasks } from './store-at.ts';

const { store, clock } = storeAt('2026-03-02T08:00:00.000Z');

const titles = (query: ListQuery = {}) =>
  store.list(tasks, organizationId, query).records.map(({ title }) => String(title));

const created: readonly (readonly [string, object])[] = [
  [
    '2026-03-02T08:00:00.000Z',
    { title: 'banana', priority: 'urgent', tags: ['a', 'b'], due_at: '2026-03-05T00:00:00Z' },
  ],
  ['2026-03-02T09:00:00.000Z', { title: 'Apple tree', priority: 'low', description: 'Plant it in the yard.' }],
  ['2026-03-02T09:00:00.000Z', { title: 'apple', status: 'done', tags: ['ab'], due_at: '2026-03-06T00:00:00Z' }],
  ['2026-03-03T10:00:00.000Z', { title: '\u{1f3bb}', priority: 'high', external_id: 'x' }],
  ['2026-03-03T10:00:00.000Z', { title: '\uffff', description: 'APPLE and banana', estimated_minutes: 5 }],
];
for (const [time, body] of created) {
  clock.now = time;
  store.create(tasks, organizationId, body);
}
store.create(tasks, 1043, { title: 'of another organization' });

const all = ['banana', 'Apple tree', 'apple', '\u{1f3bb}', '\uffff'];

test.each<[string, ListQuery, readonly string[]]>([
  ['the newest first', {}, all.toReversed()],
  ['by creation', { sort: 'created_at' }, all],
  [
    'text by code point, whatever its ASCII case',
    { sort: 'title' },
    ['apple', 'Apple tree', 'banana', '\uffff', '\u{1f3bb}'],
  ],
  ['an enumeration by its values', { sort: '-priority' }, ['banana', '\u{1f3bb}', '\uffff', 'apple', 'Apple tree']],
  ['null last', { sort: 'due_at' }, ['banana', 'apple', 'Apple tree', '\u{1f3bb}', '\uffff']],
  ['null first in reverse', { sort: '-due_at' }, ['\uffff', '\u{1f3bb}', 'Apple tree', 'apple', 'banana']],
])('are sorted: %s', (_, query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test.each<[ListQuery, readonly string[]]>([
  [{ status: 'done' }, ['apple']],
  [{ tags: 'a' }, ['banana']],
  [{ external_id: 'x' }, ['\u{1f3bb}']],
  [{ external_id: 'null' }, []],
  [{ due_at_from: '2026-03-05T01:00:00+01:00' }, ['banana', 'apple']],
  [{ due_at_to: '2026-03-06T00:00:00Z' }, ['banana']],
  [{ created_at_from: '2026-03-02T09:00:00Z', created_at_to: '2026-03-03T10:00:00Z' }, ['Apple tree', 'apple']],
  [{ updated_since: '2026-03-03T10:00:00Z' }, ['\u{1f3bb}', '\uffff']],
  [{ ids: [3, 99, 1] }, ['banana', 'apple']],
  [{ priority: 'normal', status: 'open' }, ['\uffff']],
  [{ q: 'apple' }, ['Apple tree', 'apple', '\uffff']],
  [{ q: 'Banana, apple' }, ['\uffff']],
  [{ q: 'app' }, []],
  [{ q: 'tree yard' }, ['Apple tree']],
  [{ q: '!?' }, []],
])('are filtered by %j', (filters, expected) => {
  expect(titles({ ...filters, sort: 'created_at' })).toEqual(expected);
});

test.each(['title', '-title', 'priority', '-due_at', '-updated_at'])(
  'have every record once in pages by %s',
  (sort) => {
    const found: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = store.list(tasks, organizationId, { sort, limit: 2, ...(cursor && { cursor }) });
      expect(page.records.length).toBeGreaterThan(0);
      found.push(...page.records.map(({ title }) => String(title)));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(titles({ sort }));
  },
);

test('pages are not shifted by records that are created, changed or deleted in the meantime', () => {
  const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
  const names = (records: readonly object[]) => records.map((record) => (record as { title: string }).title);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((title) => other.create(deals, organizationId, { title }));
  const first = other.list(deals, organizationId, { sort: 'title', limit: 2 });
  expect(names(first.records)).toEqual(['a', 'b']);
  other.delete(deals, organizationId, b?.id ?? 0);
  other.update(deals, organizationId, a?.id ?? 0, { title: 'z' });
  other.create(deals, organizationId, { title: '0' });
  other.create(deals, organizationId, { title: 'cc' });
  other.update(deals, organizationId, d?.id ?? 0, { title: 'ca' });
  const rest = other.list(deals, organizationId, { sort: 'title', limit: 9, cursor: first.nextCursor ?? '' });
  expect(names(rest.records)).toEqual(['c', 'ca', 'cc', 'z']);
  expect(rest.records[0]).toBe(c);
});

test.each<[string, ListQuery]>([
  ['of another filter', { limit: 2, status: 'open' }],
  ['of another order', { limit: 2, sort: 'title' }],
])('a cursor %s is rejected', (_, query) => {
  const { nextCursor } = store.list(tasks, organizationId, { limit: 2 });
  const act = () => store.list(tasks, organizationId, { ...query, cursor: nextCursor ?? '' });
  expect(problemOf(act)).toMatchObject({ code: 'invalid_cursor', status: 400, errors: [{ pointer: '/cursor' }] });
});

test.each(['x', 'W10', btoa('["a",1,2]'), '🎻'])('a cursor %s that was not issued is rejected', (cursor) => {
  expect(problemOf(() => store.list(tasks, organizationId, { cursor })).code).toBe('invalid_cursor');
});

test('a cursor fits into its parameter, however long the value is', () => {
  const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
  const title = '\u{1f3bb}'.repeat(255);
  for (let count = 0; count < 3; count++) other.create(tasks, organizationId, { title });
  const first = other.list(tasks, organizationId, { sort: 'title', limit: 2 });
  expect(first.nextCursor?.length).toBeLessThanOrEqual(1024);
  const rest = other.list(tasks, organizationId, { sort: 'title', cursor: first.nextCursor ?? '' });
  expect(rest.records.map(({ id }) => id)).toEqual([3]);
});

test.each([
  ['foo_bar', 'bar', true],
  ['foo-bar', 'foo', true],
  ['foo-bar', 'foo-bar', true],
  ['foo bar', 'foo-bar', false],
  ['a.b', 'a', false],
  ['x@example.com', 'example', false],
  ['write to X@example.com.', 'x@example.com', true],
  ['see www.example.com/path', 'www.example.com', true],
  ['see www.example.com/path', 'path', false],
  ['either/or', 'or', false],
  ["don't", 'don', true],
  ['größe', 'GRÖSSE', false],
  ['Größe', 'GRÖßE', true],
  ['12.5', '12', false],
  ['50%', '50', true],
  ['-5', '5', false],
  ['2026-03-02', '2026', true],
  ['10:30', '30', true],
  ['1e5', '1e5', true],
  ['ABC123', 'abc123', true],
  ['naïve', 'naïve', true],
  ['e.g. this', 'e', false],
])('in %j, the service finds %j: %s', (title, q, isFound) => {
  const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
  other.create(tasks, organizationId, { title });
  expect(other.list(tasks, organizationId, { q }).records.length).toBe(isFound ? 1 : 0);
});

// In quadratic time, 'a_' would take 20 s.
test.each(['a_', 'a--', 'a.', 'a/', '+-', '1+', 'a@'])(
  'a search in a long text of %j ends',
  { timeout: 5000 },
  (part) => {
    const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
    other.create(tasks, organizationId, { title: 'x', description: part.repeat(30_000) });
    expect(other.list(tasks, organizationId, { q: 'b' }).records).toEqual([]);
  },
);

test('a time that does not exist is rejected', () => {
  const act = () => store.list(tasks, organizationId, { updated_since: '2016-12-31T23:59:60Z' });
  expect(problemOf(act)).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: '/updated_since' }] });
});

test('members are listed, but have no events', () => {
  const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
  const member = { organization_id: organizationId, created_at: clock.now, updated_at: clock.now };
  other.load(members, [
    { ...member, id: 7, name: 'Ebba', email: 'ebba@example.com', role: 'owner' },
    { ...member, id: 8, name: 'Nils', email: 'nils@example.com', role: 'member' },
  ]);
  expect(other.list(members, organizationId, { role: 'owner' }).records).toMatchObject([{ id: 7 }]);
  expect(other.list(members, organizationId, { sort: '-name' }).records).toMatchObject([{ id: 8 }, { id: 7 }]);
  expect(other.events.all()).toEqual([]);
  expect(other.create(tasks, organizationId, { title: 'x', assignee_id: 8 }).id).toBe(9);
});
