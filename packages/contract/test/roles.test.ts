import { describe, expect, it } from 'vitest';
import { type Operation, operations, type Role, resources, roles, scopes } from '../src/index.ts';

const everyScope = Object.keys(scopes);
const scopesOf = (role: Role): readonly string[] => roles[role].scopes;
const table = Object.values<Operation>(operations).filter(({ authentication }) => authentication === 'bearer');

/** Returns the operations that an access token with all scopes of a role allows. */
const allowed = (role: Role) =>
  table.filter((operation) => operation.scopes.every((each) => scopesOf(role).includes(each)));

describe('roles', () => {
  it('have the values of the member role', () => {
    expect(Object.keys(roles)).toEqual(resources.members.fields.role.enum);
  });

  it('include every operation for an owner', () => {
    expect(scopesOf('owner')).toEqual(everyScope);
    expect(allowed('owner')).toEqual(table);
  });

  it('include every operation for a member, apart from changes of webhooks', () => {
    expect(everyScope.filter((scope) => !scopesOf('member').includes(scope))).toEqual(['webhooks.write']);
    const rest = table.filter((operation) => !allowed('member').includes(operation));
    expect(rest.length).toBeGreaterThan(0);
    for (const { method, path } of rest)
      expect([method === 'get', path]).toEqual([false, expect.stringMatching(/^\/api\/webhooks/)]);
  });

  it('include every operation that reads for a viewer, and no other', () => {
    expect(allowed('viewer')).toEqual(table.filter(({ method }) => method === 'get'));
  });
});
