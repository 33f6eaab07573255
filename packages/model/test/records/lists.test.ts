import { expect, test } from 'vitest';
import { organizationId, problemOf, storeAt, tasks } from './store-at.ts';

const { store } = storeAt('2026-03-02T08:00:00.000Z');

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
