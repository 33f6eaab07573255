import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { openTestStore } from '../environment/test-store.ts';
import { addOrganization, TestClock } from './test-node.ts';

const clock = new TestClock();
let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('listMemberships ignores other records with the address as external ID', async () => {
  const { organization_id } = await addOrganization(store, clock, 'Quay', 'owner');
  const at = clock.now.toISOString();
  const contact = { kind: 'contact', id: 4711, version: 1, external_id: 'lee@example.com', document: '{}', search: '' };
  await store.db
    .insertInto('records')
    .values({ organization_id, ...contact, created_at: at, updated_at: at })
    .execute();
  expect(await listMemberships(store.db, 'lee@example.com')).toEqual([]);
});
