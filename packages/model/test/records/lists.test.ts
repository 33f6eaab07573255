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

// In quadratic time, 'a_' would take 20 s.
test.each(['a_', 'a--', 'a.', 'a/', '+-', '1+', 'a@', '1 ', '+1-', '東', 'a\u0301'])(
  'a search in a long text of %j ends',
  { timeout: 5000 },
  (part) => {
    const { store: other } = storeAt('2026-03-02T08:00:00.000Z');
    other.create(tasks, organizationId, { title: 'x', description: part.repeat(30_000) });
    expect(other.list(tasks, organizationId, { q: 'y' }).records).toEqual([]);
  },
);

test('a time that does not exist is rejected', () => {
  const act = () => store.list(tasks, organizationId, { updated_since: '2016-12-31T23:59:60Z' });
  expect(problemOf(act)).toMatchObject({ code: 'invalid_parameter', errors: [{ pointer: '/updated_since' }] });
});
