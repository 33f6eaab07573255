import { events } from '@worklane/contract';
import { expect, test } from 'vitest';
import { readableTypes } from './readable-event-types.ts';

const taskEvents = ['task.created', 'task.updated', 'task.deleted'];
const allScopes = new Set<string>(Object.values(events).map(({ scope }) => scope));

test('a token sees the events of entities whose read scope it has', () => {
  expect(readableTypes(new Set(['tasks.read', 'projects.write']), undefined)).toEqual(taskEvents);
  expect(readableTypes(new Set(), undefined)).toEqual([]);
});

test('of those, the events that were asked for', () => {
  expect(readableTypes(new Set(['tasks.read']), ['task.deleted', 'project.created'])).toEqual(['task.deleted']);
});

test('all events need no list', () => {
  expect(readableTypes(allScopes, undefined)).toBeUndefined();
  expect(readableTypes(allScopes, Object.keys(events))).toBeUndefined();
});
