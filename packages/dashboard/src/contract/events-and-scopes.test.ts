import eventExamples from 'contract:event-examples';
import { eventTypes } from '@worklane/contract';
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
  it('groups the 48 events by their 16 collections', () => {
    expect(eventGroups.map(({ events }) => events.length)).toEqual(Array(16).fill(3));
  });
});

describe('scopeChoices', () => {
  it('returns the 35 scopes', () => {
    expect(scopeChoices().flatMap(({ choices }) => choices)).toHaveLength(35);
  });
});

describe('scopeSummary', () => {
  it('names two scopes and counts the rest', () => {
    expect(scopeSummary(['tasks.read', 'tasks.write', 'deals.read'])).toBe('tasks.read, tasks.write and 1 more');
  });
});
