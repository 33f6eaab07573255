import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Service } from '../../src/compose.ts';
import { setPassword } from '../../src/identity/accounts.ts';
import { changeMemberRole, removeMember } from '../../src/identity/members.ts';
import { openTestStore } from '../environment/test-store.ts';
import { openNode } from '../identity/test-node.ts';
import { call, openDashboard, type Person, type Team } from './test-dashboard.ts';

const typedRoles = Object.keys(roles) as Role[];

let team: Team;

const dashboard = await openDashboard({ store: await openTestStore() });
beforeEach(async () => {
  team = await dashboard.team();
});

async function tokenOf(who: Person, organizationId = team.id): Promise<schemas.SessionToken> {
  const response = await dashboard.call(who, 'createSessionToken', { path: { organization_id: organizationId } });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const api = ({ access_token, organization_id }: schemas.SessionToken, node?: Service) =>
  dashboard.api(access_token, organization_id, node);

const claimsOf = ({ access_token }: schemas.SessionToken) => decodeJwt(access_token);

describe('a session', () => {
  test('returns the account and its memberships', async () => {
    const other = await dashboard.team('Alder Street');
    const { id: member_id } = await dashboard.join(other.id, team.owner, 'member');
    const limits = { requires_second_factor: false, max_token_seconds: null };
    const settings = { ...limits, refuses_support: false, support_access: null };
    const response = await dashboard.call(team.owner, 'getSession');
    expect(response.json()).toEqual({
      email: team.owner.email,
      name: 'Eva Lindqvist',
      csrf_token: team.owner.csrf,
      second_factor: false,
      organizations: [
        { organization_id: other.id, name: 'Alder Street', role: 'member', member_id, ...settings },
        {
          ...{ organization_id: team.id, name: 'Harbour & Pine', role: 'owner', member_id: expect.any(Number) },
          ...settings,
        },
      ],
    });
    const lines = dashboard.log.map((line) => JSON.parse(line));
    expect(lines.findLast(({ route }) => route === '/dashboard/api/session')).toMatchObject({
      account: expect.any(Number),
    });
  });

  test('ends and clears its cookie', async () => {
    const response = await dashboard.call(team.owner, 'endSession');
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toMatch(/^worklane_session=; Max-Age=0; /);
    expect((await dashboard.call(team.owner, 'getSession')).statusCode).toBe(401);
    expect((await dashboard.call(team.member, 'getSession')).statusCode).toBe(200);
  });
});

describe('the access token of a session', () => {
  test.each(typedRoles)('acts for the %s with the scopes of the role for ten minutes', async (role) => {
    const token = await tokenOf(team[role]);
    const scope = roles[role].scopes.join(' ');
    expect(token).toEqual({ access_token: expect.any(String), expires_in: 600, organization_id: team.id, scope });
    const session = await dashboard.call(team[role], 'getSession');
    const [{ member_id } = { member_id: 0 }] = session.json<schemas.Session>().organizations;
    expect(claimsOf(token)).toMatchObject({ sub: String(member_id), client_id: 'dashboard', scope, member_version: 1 });
    expect(await api(token)).toBe(200);
    dashboard.clock.forward(601);
    expect(await api(token)).toBe('token_expired');
    dashboard.clock.forward(-601);
  });

  test('does not outlive the session, and does not extend it', async () => {
    dashboard.clock.forward(30 * 86_400 - 60);
    await dashboard.useSessions();
    const { expires_in } = await tokenOf(team.owner);
    dashboard.clock.forward(60 - 30 * 86_400);
    expect(expires_in).toBe(60);
  });

  test('does not reveal the session, and is not recorded', async () => {
    const token = await tokenOf(team.owner);
    const value = team.owner.cookie.split('=')[1] ?? '';
    const sessions = await dashboard.store.db.selectFrom('sessions').select('id_hash').execute();
    for (const secret of [value, ...sessions.map(({ id_hash }) => id_hash)]) {
      expect(JSON.stringify(claimsOf(token))).not.toContain(secret);
    }
    expect(await dashboard.store.db.selectFrom('access_tokens').select('jti').execute()).toEqual([]);
    expect(dashboard.log.join('')).not.toContain(token.access_token);
    expect(dashboard.log.join('')).not.toContain(value);
    expect(dashboard.log.join('')).not.toContain(team.owner.csrf);
  });

  test('is revoked with its session, but not with other sessions', async () => {
    const [ended, lasting] = [await tokenOf(team.owner), await tokenOf(team.member)];
    await dashboard.call(team.owner, 'endSession');
    expect([await api(ended), await api(lasting)]).toEqual(['token_revoked', 200]);
  });

  test('is revoked when a page signs out', async () => {
    const token = await tokenOf(team.owner);
    const { app } = dashboard.node;
    const signedOut = await app.inject({
      method: 'POST',
      url: '/sign-out',
      headers: { cookie: team.owner.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ csrf: team.owner.csrf }).toString(),
    });
    expect(signedOut.statusCode).toBe(303);
    expect(await api(token)).toBe('token_revoked');
  });

  test('is revoked on all nodes when the password changes', async () => {
    const other = await openNode({ store: dashboard.store, clock: dashboard.clock });
    const token = await tokenOf(team.owner);
    expect([await api(token), await api(token, other)]).toEqual([200, 200]);
    const { db } = dashboard.store;
    await setPassword({ db, clock: dashboard.clock.read }, team.owner.email, 'Eva Lindqvist', 'correct horse battery');
    await waitFor(async () => {
      expect([await api(token), await api(token, other)]).toEqual(['token_revoked', 'token_revoked']);
    });
    expect((await call(other, team.owner, 'getSession')).statusCode).toBe(401);
  });

  test('is revoked when the member is removed, in that organization only', async () => {
    const other = await dashboard.team('Alder Street');
    await dashboard.join(other.id, team.member, 'member');
    const [here, there] = [await tokenOf(team.member), await tokenOf(team.member, other.id)];
    await removeMember(dashboard.members, team.id, team.member.memberId);
    await waitFor(async () => expect(await api(here)).toBe('token_revoked'));
    expect(await api(there)).toBe(200);
    const again = await dashboard.call(team.member, 'createSessionToken', { path: { organization_id: team.id } });
    expect(again.json()).toMatchObject({ code: 'not_found' });
  });

  test('is revoked on all nodes when the role changes, and the next one has the scopes of the new role', async () => {
    const other = await openNode({ store: dashboard.store, clock: dashboard.clock });
    const token = await tokenOf(team.member);
    expect([await api(token), await api(token, other)]).toEqual([200, 200]);
    await changeMemberRole(dashboard.members, team.id, team.member.memberId, 'viewer');
    await waitFor(async () => {
      expect([await api(token), await api(token, other)]).toEqual(['token_revoked', 'token_revoked']);
    });
    const next = await tokenOf(team.member);
    expect(next.scope.split(' ')).toEqual(roles.viewer.scopes);
    expect([await api(next), await api(next, other)]).toEqual([200, 200]);
  });

  test('is valid again for a person who was removed and added', async () => {
    const token = await tokenOf(team.member);
    await removeMember(dashboard.members, team.id, team.member.memberId);
    await dashboard.join(team.id, team.member, 'viewer');
    await waitFor(async () => expect(await api(token)).toBe('token_revoked'));
    expect(await api(await tokenOf(team.member))).toBe(200);
  });

  test('cannot be requested with more scopes', async () => {
    const request = { path: { organization_id: team.id }, body: { scope: 'webhooks.write' } };
    const response = await dashboard.call(team.viewer, 'createSessionToken', request);
    expect(response.json().scope ?? '').not.toContain('write');
  });

  test('closes its event streams when it is revoked', async () => {
    const token = await tokenOf(team.owner);
    const { app } = dashboard.node;
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/api/events/stream`, {
      headers: { authorization: `Bearer ${token.access_token}`, accept: 'text/event-stream' },
    });
    expect(stream.status).toBe(200);
    await dashboard.call(team.owner, 'endSession');
    // A change makes the stream check its token.
    const writer = await tokenOf(team.member);
    await app.inject({
      method: 'POST',
      url: `/api/v1/${team.id}/tasks`,
      headers: { authorization: `Bearer ${writer.access_token}` },
      payload: { title: 'Not for who has left' },
    });
    expect(await stream.text()).not.toContain('Not for who has left');
  });
});
