import { beforeEach, describe, expect, it } from 'vitest';
import { homeOrganization } from './home-organization.ts';

const alder = {
  organization_id: 2,
  name: 'Alder Street',
  role: 'owner',
  member_id: 20,
  requires_second_factor: false,
  max_token_seconds: null,
  refuses_support: false,
  support_access: null,
} as const;
const harbour = { ...alder, organization_id: 1, name: 'Harbour & Pine', member_id: 10 };

describe('homeOrganization', () => {
  beforeEach(() => localStorage.clear());

  it('is the oldest organization of a new browser, whatever the order of the names', () => {
    expect(homeOrganization([alder, harbour])).toBe(harbour);
  });

  it('is the organization that was shown last', () => {
    localStorage.setItem('worklane:organization', '2');
    expect(homeOrganization([alder, harbour])).toBe(alder);
  });

  it('ignores an organization that the user has left', () => {
    localStorage.setItem('worklane:organization', '3');
    expect(homeOrganization([alder, harbour])).toBe(harbour);
  });

  it('is undefined without an organization', () => {
    expect(homeOrganization([])).toBeUndefined();
  });
});
