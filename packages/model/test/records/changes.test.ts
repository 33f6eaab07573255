import { expectOrderByVersion } from '@worklane/testing/receiver-by-version';
import { expect, test } from 'vitest';
import { contacts, organizationId, problemOf, storeAt, tasks } from './store-at.ts';

const time = '2026-03-02T08:15:00.000Z';
const later = '2026-03-02T09:00:00.000Z';

test('a patch that changes nothing creates no version and no event', () => {
  const { store, clock } = storeAt(time);
  const task = store.create(tasks, organizationId, { title: 'x', tags: ['a'], due_at: '2026-03-06T15:00:00Z' });
  clock.now = later;
  const same = { title: 'x', tags: ['a'], due_at: '2026-03-06T16:00:00+01:00', description: null };
  expect(store.update(tasks, organizationId, task.id, same)).toEqual(task);
  expect(store.events.all()).toHaveLength(1);
});

test('every change has an event with the record and the previous values', () => {
  const { store, clock } = storeAt(time);
  const task = store.create(tasks, organizationId, { title: 'x' });
  clock.now = later;
  const done = store.update(tasks, organizationId, task.id, { status: 'done' });
  store.delete(tasks, organizationId, task.id);
  expect(done).toMatchObject({ version: 2, updated_at: later, created_at: time });
  const event = { organization_id: organizationId, id: expect.stringMatching(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/) };
  expect(store.events.all()).toEqual([
    { ...event, type: 'task.created', timestamp: time, data: task },
    {
      ...event,
      type: 'task.updated',
      timestamp: later,
      data: done,
      previous: { version: 1, status: 'open', completed_at: null, updated_at: time },
    },
    { ...event, type: 'task.deleted', timestamp: later, data: { ...done, version: 3 } },
  ]);
  expectOrderByVersion(store.events.all());
  const ids = store.events.all().map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

test('a rejected request changes nothing', () => {
  const { store } = storeAt(time);
  const task = store.create(tasks, organizationId, { title: 'x', external_id: 'a' });
  const snapshot = JSON.stringify(store.snapshot());
  problemOf(() => store.create(tasks, organizationId, { title: 'y', external_id: 'a' }));
  problemOf(() => store.update(tasks, organizationId, task.id, { project_id: 99 }));
  problemOf(() => store.delete(tasks, organizationId, task.id, { ifMatch: '"2"' }));
  expect(JSON.stringify(store.snapshot())).toBe(snapshot);
});

test.each([
  ['"1"', true],
  ['*', true],
  ['"7", "1"', true],
  ['W/"7", "1"', true],
  ['W/"1"', false],
  ['"2"', false],
  ['"11"', false],
])('If-Match: %s matches version 1: %s', (ifMatch, matches) => {
  const { store } = storeAt(time);
  const { id } = store.create(tasks, organizationId, { title: 'x' });
  const update = () => store.update(tasks, organizationId, id, { title: 'y' }, { ifMatch });
  if (matches) expect(update().version).toBe(2);
  else expect(problemOf(update)).toMatchObject({ code: 'version_mismatch', headers: { ETag: '"1"' } });
});

test('an external id belongs to one record of a kind and an organization', () => {
  const { store } = storeAt(time);
  const first = store.create(tasks, organizationId, { title: 'x', external_id: 'a' });
  const second = store.create(tasks, organizationId, { title: 'y', external_id: 'b' });
  store.create(contacts, organizationId, { last_name: 'z', external_id: 'a' });
  store.create(tasks, 1043, { title: 'x', external_id: 'a' });
  const taken = problemOf(() => store.update(tasks, organizationId, second.id, { external_id: 'a' }));
  expect(taken).toMatchObject({ code: 'external_id_taken', errors: [{ pointer: '/external_id' }] });
  expect(taken.detail).toBe(`The external_id a belongs to task ${first.id}.`);
  store.update(tasks, organizationId, first.id, { external_id: null });
  expect(store.update(tasks, organizationId, second.id, { external_id: 'a' }).external_id).toBe('a');
});

test('an external id is not checked in a record that refers to one that does not exist', () => {
  const { store } = storeAt(time);
  store.create(tasks, organizationId, { title: 'x', external_id: 'a' });
  const { id } = store.create(tasks, organizationId, { title: 'y' });
  const invalid = { external_id: 'a', project_id: 404 };
  for (const write of [
    () => store.create(tasks, organizationId, { title: 'z', ...invalid }),
    () => store.update(tasks, organizationId, id, invalid),
  ]) {
    expect(problemOf(write)).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/project_id' }] });
  }
});

test('a record can have a given id, unless another one has it', () => {
  const { store } = storeAt(time);
  store.create(tasks, organizationId, { title: 'x' }, { id: 7 });
  const again = () => store.create(tasks, organizationId, { title: 'y' }, { id: 7 });
  expect(problemOf(again)).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/id' }] });
  expect(store.create(contacts, organizationId, { last_name: 'z' }, { id: 7 }).id).toBe(7);
  expect(store.create(tasks, organizationId, { title: 'z' }).id).toBe(8);
});

test('a body that is changed afterwards does not change the record', () => {
  const { store } = storeAt(time);
  const body = { title: 'x', tags: ['a'] };
  const { id } = store.create(tasks, organizationId, body);
  body.tags.push('b');
  expect(store.get(tasks, organizationId, id).tags).toEqual(['a']);
});

test('a snapshot is plain JSON, and restores records, numbers, indexes and events', () => {
  const { store, clock } = storeAt(time);
  const parent = store.create(tasks, organizationId, { title: 'x', external_id: 'a' });
  const child = { title: 'y', parent_task_id: parent.id };
  store.create(tasks, organizationId, child);
  const snapshot = JSON.parse(JSON.stringify(store.snapshot()));
  const { store: restored } = storeAt(clock.now);
  restored.create(tasks, organizationId, { title: 'is replaced' });
  restored.restore(snapshot);
  expect(restored.snapshot()).toEqual(store.snapshot());
  expect(restored.list(tasks, organizationId).records).toEqual(store.list(tasks, organizationId).records);
  expect(problemOf(() => restored.delete(tasks, organizationId, parent.id)).code).toBe('record_referenced');
  expect(problemOf(() => restored.create(tasks, organizationId, { title: 'z', external_id: 'a' })).code).toBe(
    'external_id_taken',
  );
  expect(restored.create(tasks, organizationId, { title: 'z' }).id).toBe(3);
  expect(store.list(tasks, organizationId).records).toHaveLength(2);
});
