import type { Connection } from '@worklane/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeOrganization, sessionAuth } from './organization.tsx';

function open(fail = () => false) {
  let requested = 0;
  let now = 0;
  const auth = sessionAuth(async () => {
    requested++;
    if (fail()) throw new Error('signed out');
    return { access_token: `token ${requested}`, expires_in: 600, organization_id: 7, scope: 'tasks.read' };
  });
  const session = auth.open({ now: () => now } as Connection);
  return { session, requested: () => requested, advance: (seconds: number) => (now += seconds * 1000) };
}

describe('sessionAuth', () => {
  it('uses one token until 30 seconds before it expires', async () => {
    const { session, requested, advance } = open();
    const both = await Promise.all([session.access(), session.access()]);
    expect(both.map(({ authorization, organizationId }) => [authorization, organizationId])).toEqual([
      ['Bearer token 1', 7],
      ['Bearer token 1', 7],
    ]);
    advance(569);
    expect((await session.access()).authorization).toBe('Bearer token 1');
    advance(2);
    expect((await session.access()).authorization).toBe('Bearer token 2');
    expect(requested()).toBe(2);
  });

  it('renews a rejected token once for all calls it was rejected for', async () => {
    const { session, requested } = open();
    const rejected = await session.access();
    const renewed = await Promise.all([session.renew?.(rejected), session.renew?.(rejected)]);
    expect(renewed.map((access) => access?.authorization)).toEqual(['Bearer token 2', 'Bearer token 2']);
    expect((await session.renew?.(rejected))?.authorization).toBe('Bearer token 2');
    expect(requested()).toBe(2);
  });

  it('requests a token again after a failure', async () => {
    let failing = true;
    const { session } = open(() => failing);
    await expect(session.access()).rejects.toThrow('signed out');
    failing = false;
    expect((await session.access()).authorization).toBe('Bearer token 2');
  });
});

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
