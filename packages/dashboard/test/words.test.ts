import { expect, test } from 'vitest';
import { eventGroups } from '../src/contract/event-groups.ts';
import { scopeChoices, scopeSummary } from '../src/contract/scope-groups.ts';
import { fromLocal, toLocal } from '../src/forms/local-moment.ts';
import { rateWords } from '../src/pages/webhooks/rate-words.ts';
import { distance } from '../src/ui/distance.ts';
import { count, fieldWords } from '../src/ui/words.ts';

test('fields are named as people name them', () => {
  expect(['project_id', 'attendee_ids', 'content_url', 'estimated_minutes'].map(fieldWords)).toEqual([
    'Project',
    'Attendee',
    'Content URL',
    'Estimated minutes',
  ]);
  expect([count(1, 'event'), count(1200, 'event')]).toEqual(['1 event', '1,200 events']);
});

test('moments are near or far, before or to come', () => {
  const now = new Date('2026-03-02T08:00:00Z');
  const at = (seconds: number) => distance(new Date(now.getTime() + seconds * 1000), now);
  expect([-5, -90, 7_200, -172_800, 0].map(at)).toEqual([
    '5 seconds ago',
    '1 minute ago',
    'in 2 hours',
    '2 days ago',
    'now',
  ]);
});

test('a moment is typed in the time zone of the person, and comes back the same', () => {
  expect(fromLocal(toLocal('2026-03-02T08:15:00.000Z'))).toBe('2026-03-02T08:15:00.000Z');
  expect(fromLocal(toLocal('2026-03-02T08:15:07.000Z'))).toBe('2026-03-02T08:15:07.000Z');
  expect([toLocal(''), fromLocal('')]).toEqual(['', '']);
});

test('a success rate is 100 % only when nothing failed', () => {
  expect([null, 1, 0.9999, 0.5, 0].map(rateWords)).toEqual(['no deliveries', '100 %', '99.9 %', '50 %', '0 %']);
});

test('the catalogues come from the contract: 48 events of 16 kinds, 35 scopes', () => {
  expect(eventGroups.map(({ events }) => events.length)).toEqual(Array(16).fill(3));
  expect(scopeChoices().flatMap(({ choices }) => choices)).toHaveLength(35);
  expect(scopeSummary(['tasks.read', 'tasks.write', 'deals.read'])).toBe('tasks.read, tasks.write and 1 more');
});
