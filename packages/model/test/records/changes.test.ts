import type { Resource } from '@worklane/contract';
import { expect, test } from 'vitest';
import { contacts, organizationId, problemOf, storeAt, tasks } from './store-at.ts';

const time = '2026-03-02T08:15:00.000Z';

test('a rejected request changes nothing', () => {
  const { store } = storeAt(time);
  const task = store.create(tasks, organizationId, { title: 'x', external_id: 'a' });
  const snapshot = JSON.stringify(store.snapshot());
  problemOf(() => store.create(tasks, organizationId, { title: 'y', external_id: 'a' }));
  problemOf(() => store.update(tasks, organizationId, task.id, { project_id: 99 }));
  problemOf(() => store.delete(tasks, organizationId, task.id, { ifMatch: '"2"' }));
  expect(JSON.stringify(store.snapshot())).toBe(snapshot);
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

test('the values of unique fields are those of one record, unless one of them is null', () => {
  const { store } = storeAt(time);
  const message = 'is that of another contact';
  const rules = [{ rule: 'unique', path: ['email'], value: ['job_title'], message }];
  const unique: Resource = { ...contacts, rules };
  const fields = { last_name: 'x', email: 'a@lake.example', job_title: 'Buyer' };
  const first = store.create(unique, organizationId, fields);
  const problem = { status: 409, code: 'value_taken', errors: [{ pointer: '/email', detail: message }] };
  expect(problemOf(() => store.create(unique, organizationId, fields))).toMatchObject(problem);
  for (const change of [{ email: 'A@lake.example' }, { job_title: 'Chef' }, { job_title: null }, { job_title: null }]) {
    store.create(unique, organizationId, { ...fields, ...change });
  }
  store.create(unique, organizationId + 1, fields);
  const { id } = store.create(unique, organizationId, { ...fields, email: null });
  expect(problemOf(() => store.update(unique, organizationId, id, { email: fields.email }))).toMatchObject(problem);
  store.update(unique, organizationId, first.id, { first_name: 'y' });
  store.delete(unique, organizationId, first.id);
  store.update(unique, organizationId, id, { email: fields.email });
  expect(problemOf(() => store.restoreRecord(unique, organizationId, first.id))).toMatchObject(problem);
});

test('a record can have a given id, unless another one has it', () => {
  const { store } = storeAt(time);
  store.create(tasks, organizationId, { title: 'x' }, { id: 7 });
  const again = () => store.create(tasks, organizationId, { title: 'y' }, { id: 7 });
  expect(problemOf(again)).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/id' }] });
  expect(store.create(contacts, organizationId, { last_name: 'z' }, { id: 7 }).id).toBe(7);
  expect(store.create(tasks, organizationId, { title: 'z' }).id).toBe(8);
});

test('a record says who created it and who changed it last, and its event who did before', () => {
  const { store } = storeAt(time);
  const [one, other] = [{ type: 'application', client_id: 'one' } as const, { type: 'system' } as const];
  const { id, ...created } = store.create(tasks, organizationId, { title: 'x' }, { actor: one });
  expect(created).toMatchObject({ created_by: one, updated_by: one });
  store.update(tasks, organizationId, id, { title: 'x' }, { actor: other });
  store.update(tasks, organizationId, id, { title: 'y' }, { actor: one });
  store.update(tasks, organizationId, id, { title: 'z' }, { actor: other });
  expect(store.get(tasks, organizationId, id)).toMatchObject({ created_by: one, updated_by: other });
  const authors = store.events.all().map(({ previous = {} }) => (previous as { updated_by?: object }).updated_by);
  expect(authors).toEqual([undefined, undefined, one]);
});

test('the times of the changes of a record never go back, unlike a clock', () => {
  const { store, clock } = storeAt(time);
  const { id } = store.create(tasks, organizationId, { title: 'x' });
  clock.now = '2026-03-02T08:14:00.000Z';
  expect(store.update(tasks, organizationId, id, { title: 'y' }).updated_at).toBe(time);
  store.delete(tasks, organizationId, id);
  expect([...store.events.all()].map(({ timestamp }) => timestamp)).toEqual([time, time, time]);
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
