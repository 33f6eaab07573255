import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { organizationsOf } from '../../src/identity/account-organizations.ts';
import { openTestStore } from '../environment/test-store.ts';
import { addOrganization, TestClock } from './people.ts';

const clock = new TestClock();
let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('the organizations of a person are those with a member of that address, by name', async () => {
  const pine = await addOrganization(store, clock, 'Pine', 'member');
  const harbour = await addOrganization(store, clock, 'Harbour', 'owner');
  const expected = [
    { organizationId: harbour.organization_id, name: 'Harbour', memberId: harbour.id, role: 'owner' },
    { organizationId: pine.organization_id, name: 'Pine', memberId: pine.id, role: 'member' },
  ];
  expect(await organizationsOf(store.db, 'eva@example.com')).toEqual(expected);
  expect(await organizationsOf(store.db, 'EVA@example.com')).toEqual(expected);
});

test('somebody who is no member anywhere has none', async () => {
  expect(await organizationsOf(store.db, 'nobody@example.com')).toEqual([]);
});

test('a record of another kind with that external id makes nobody a member', async () => {
  const { organization_id } = await addOrganization(store, clock, 'Quay', 'owner');
  const at = clock.now.toISOString();
  const contact = { kind: 'contact', id: 4711, version: 1, external_id: 'lee@example.com', document: '{}', search: '' };
  await store.db
    .insertInto('records')
    .values({ organization_id, ...contact, created_at: at, updated_at: at })
    .execute();
  expect(await organizationsOf(store.db, 'lee@example.com')).toEqual([]);
});
