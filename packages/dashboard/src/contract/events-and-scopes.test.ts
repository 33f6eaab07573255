import eventExamples from 'contract:event-examples';
import { eventTypes, scopes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { eventGroups } from './events.ts';
import { scopeChoices, scopeSummary } from './scopes.ts';

describe('contract:event-examples', () => {
  it('has an example of every event', () => {
    const types = Object.keys(eventExamples).filter((type) => type !== 'webhook.test');
    expect(types.sort()).toEqual([...eventTypes].sort());
  });
});

describe('eventGroups', () => {
  it('groups all events by their collections, three each', () => {
    const types = eventGroups.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.toSorted()).toEqual([...eventTypes].sort());
    expect(new Set(eventGroups.map(({ events }) => events.length))).toEqual(new Set([3]));
  });
});

describe('scopeChoices', () => {
  it('returns all scopes', () => {
    const choices = scopeChoices().flatMap((group) => group.choices);
    expect(choices).toHaveLength(Object.keys(scopes).length);
  });
});

describe('scopeSummary', () => {
  it('names two scopes and counts the rest', () => {
    expect(scopeSummary(['tasks.read', 'tasks.write', 'deals.read'])).toBe('tasks.read, tasks.write and 1 more');
  });
});
