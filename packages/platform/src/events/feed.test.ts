import { events } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { readableEventTypes } from './feed.ts';

const taskEvents = ['task.created', 'task.updated', 'task.deleted'];
const allScopes = new Set<string>(Object.values(events).map(({ scope }) => scope));

describe('readableEventTypes', () => {
  it('returns the events of the resources that the scopes allow to read', () => {
    expect(readableEventTypes(new Set(['tasks.read', 'projects.write']), undefined)).toEqual(taskEvents);
    expect(readableEventTypes(new Set(), undefined)).toEqual([]);
  });

  it('returns only the requested ones of these events', () => {
    const requested = ['task.deleted', 'project.created'];
    expect(readableEventTypes(new Set(['tasks.read']), requested)).toEqual(['task.deleted']);
  });

  it('returns undefined for all events', () => {
    expect(readableEventTypes(allScopes, undefined)).toBeUndefined();
    expect(readableEventTypes(allScopes, Object.keys(events))).toBeUndefined();
  });
});
