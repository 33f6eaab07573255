import { expect, test } from 'vitest';
import { organizationId, quotes, storeAt } from './store-at.ts';

// The conformance suite compares the other rules with those of the service.

test('numbers count records of a kind in an organization and a year, and are never reused', () => {
  const { store, clock } = storeAt('2026-03-02T08:15:00.000Z');
  const create = (organization = organizationId) => store.create(quotes, organization, { title: 'x' });
  expect([create().number, create().number, create(1043).number]).toEqual([
    'Q-2026-00001',
    'Q-2026-00002',
    'Q-2026-00001',
  ]);
  const last = create();
  store.delete(quotes, organizationId, last.id);
  expect(create().number).toBe('Q-2026-00004');
  clock.now = '2027-01-01T00:00:00.000Z';
  expect(create().number).toBe('Q-2027-00001');
});
