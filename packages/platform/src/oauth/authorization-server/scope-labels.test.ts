import { scopes } from '@worklane/contract';
import { expect, it } from 'vitest';
import { scopeGroups } from './scope-labels.ts';

it('says what may be done with each kind, in the order of the contract', () => {
  expect(scopeGroups(['webhooks.read', 'tasks.write', 'contacts.read', 'tasks.read'])).toEqual([
    { name: 'Tasks', allows: 'Read; create, change and delete' },
    { name: 'Contacts', allows: 'Read' },
    { name: 'Webhooks', allows: 'Read webhooks, their logs and the event types' },
  ]);
});

it('leaves no scope of the contract out', () => {
  for (const scope of Object.keys(scopes)) expect(scopeGroups([scope])[0]?.allows).toMatch(/^[A-Z]\w+/);
});

it('says when only changing is allowed', () => {
  expect(scopeGroups(['deals.write'])).toEqual([{ name: 'Deals', allows: 'Create, change and delete' }]);
});
