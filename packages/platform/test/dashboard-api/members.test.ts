import type { schemas } from '@worklane/contract/dashboard';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallParts, type OperationId, openDashboard, type Person, type Team } from './test-dashboard.ts';

let team: Team;
let memberId: number;
let ownerId: number;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
  memberId = team.member.memberId;
  ownerId = team.owner.memberId;
});

const callAs = (who: Person, id: OperationId, { path, ...parts }: CallParts = {}) =>
  dashboard.call(who, id, { path: { organization_id: team.id, ...path }, ...parts });

const list = async (who = team.owner) =>
  (await callAs(who, 'listOrganizationMembers')).json<schemas.OrganizationMemberList>();

const setRole = (who: Person, id: number, role: string) =>
  callAs(who, 'updateOrganizationMember', { path: { member_id: id }, body: { role } });

const remove = (who: Person, id: number) => callAs(who, 'deleteOrganizationMember', { path: { member_id: id } });

const audit = () => dashboard.audited(team.id);

describe('the list of members', () => {
  it('shows every role whether and when members signed in, and former members without that', async () => {
    await remove(team.owner, memberId);
    await dashboard.join(team.id, { email: 'new@example.com', cookie: '', csrf: '' }, 'member');
    const at = dashboard.clock.now.toISOString();
    const { data, has_more } = await list(team.viewer);
    expect(has_more).toBe(false);
    expect(data).toMatchObject([
      { member_id: ownerId, email: team.owner.email, role: 'owner', active: true, last_sign_in_at: at },
      { email: team.viewer.email, role: 'viewer', active: true, can_sign_in: true, joined_at: at },
      { email: 'new@example.com', active: true, can_sign_in: false, last_sign_in_at: null },
      { member_id: memberId, email: team.member.email, active: false, can_sign_in: false, last_sign_in_at: null },
    ]);
  });
});

describe('the role of a member', () => {
  it('is changed by an owner and recorded with the previous one', async () => {
    const response = await setRole(team.owner, memberId, 'viewer');
    expect(response.json()).toMatchObject({ member_id: memberId, role: 'viewer' });
    expect((await list()).data.find(({ member_id }) => member_id === memberId)?.role).toBe('viewer');
    expect(await audit()).toMatchObject([
      {
        action: 'member.role_changed',
        actor: { type: 'member', member_id: ownerId, email: team.owner.email },
        target: { type: 'member', id: String(memberId), name: team.member.email },
        origin: { ip: '127.0.0.1' },
        details: { role: 'viewer', old_role: 'member' },
      },
    ]);
  });

  it('is not recorded when it stays the same', async () => {
    expect((await setRole(team.owner, memberId, 'member')).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
  });

  it('of the last owner stays owner, also when two owners step down at the same time', async () => {
    expect((await setRole(team.owner, ownerId, 'member')).json()).toMatchObject({ code: 'last_owner', status: 409 });
    await setRole(team.owner, memberId, 'owner');
    const statuses = await Promise.all([
      setRole(team.owner, ownerId, 'viewer').then(({ statusCode }) => statusCode),
      setRole(team.member, memberId, 'viewer').then(({ statusCode }) => statusCode),
    ]);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await list()).data.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('removing a member', () => {
  it('takes the access of the dashboard and of the tokens at once', async () => {
    const token = (await callAs(team.member, 'createSessionToken')).json<schemas.SessionToken>().access_token;
    expect(await dashboard.api(token, team.id)).toBe(200);
    expect((await remove(team.owner, memberId)).statusCode).toBe(204);
    expect((await callAs(team.member, 'listOrganizationMembers')).statusCode).toBe(404);
    await expect.poll(() => dashboard.api(token, team.id)).toBe('token_revoked');
    expect(await audit()).toMatchObject([{ action: 'member.removed', details: { role: 'member' } }]);
    for (const change of [remove(team.owner, memberId), setRole(team.owner, memberId, 'owner')]) {
      expect((await change).statusCode).toBe(404);
    }
  });

  it('is called leaving when members remove themselves', async () => {
    expect((await callAs(team.member, 'endMembership')).statusCode).toBe(204);
    expect((await callAs(team.member, 'listOrganizationMembers')).statusCode).toBe(404);
    expect(await audit()).toMatchObject([{ action: 'member.left', actor: { member_id: memberId } }]);
  });

  it('is rejected for the last owner, who cannot leave either', async () => {
    expect((await remove(team.owner, ownerId)).json()).toMatchObject({ code: 'last_owner' });
    expect((await callAs(team.owner, 'endMembership')).json()).toMatchObject({ code: 'last_owner' });
    expect(await audit()).toEqual([]);
  });
});

/** Without a mail server, the owner sees the link. */
type WithLink<T> = T & { link: string };

describe('invitations', () => {
  const invite = (body: object, who = team.owner) => callAs(who, 'createInvitation', { body });
  const pending = async () => (await callAs(team.owner, 'listInvitations')).json<schemas.InvitationList>().data;

  it('have a link only in the response, and are valid for 7 days', async () => {
    const response = await invite({ email: 'Noor.Haddad@Example.com', role: 'viewer', name: 'Noor Haddad' });
    const { link, email_delivery, ...invitation } = response.json<WithLink<schemas.InvitationWithLink>>();
    expect(response.statusCode, response.body).toBe(201);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/invitations\/[\w-]{43}$/);
    expect(email_delivery).toBe('not_configured');
    expect(invitation).toMatchObject({ email: 'noor.haddad@example.com', role: 'viewer', invited_by: 'The owner' });
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * 86_400_000);
    expect(await pending()).toEqual([invitation]);
    expect(await audit()).toMatchObject([
      { action: 'member.invited', target: { type: 'invitation', name: invitation.email }, details: { role: 'viewer' } },
    ]);
    const stored = await dashboard.store.db.selectFrom('invitations').selectAll().execute();
    const token = link.split('/').at(-1) ?? '';
    expect(JSON.stringify([stored, await audit()])).not.toContain(token);
  });

  it('are rejected for the address of a member, and for a role that does not exist', async () => {
    const taken = await invite({ email: team.member.email.toUpperCase(), role: 'member' });
    expect(taken.json()).toMatchObject({ status: 422, errors: [{ pointer: '/email', code: 'not_allowed' }] });
    const unknown = await invite({ email: 'a@example.com', role: 'admin' });
    expect(unknown.json()).toMatchObject({ status: 422, errors: [{ pointer: '/role' }] });
    expect(await pending()).toEqual([]);
  });

  it('replace the earlier one of the address', async () => {
    const [first, second] = [
      await invite({ email: 'a@example.com', role: 'owner' }),
      await invite({ email: 'A@example.com', role: 'viewer' }),
    ].map((response) => response.json<WithLink<schemas.InvitationWithLink>>());
    expect(await pending()).toMatchObject([{ role: 'viewer' }]);
    const statusOf = async (link = '') => (await dashboard.node.app.inject(new URL(link).pathname)).statusCode;
    expect([await statusOf(first?.link), await statusOf(second?.link)]).toEqual([404, 200]);
  });

  it('stop working when an owner revokes them', async () => {
    const { invitation_id, link } = (await invite({ email: 'a@example.com', role: 'member' })).json<
      WithLink<schemas.InvitationWithLink>
    >();
    const path = { invitation_id };
    expect((await callAs(team.owner, 'revokeInvitation', { path })).statusCode).toBe(204);
    expect((await callAs(team.owner, 'revokeInvitation', { path })).statusCode).toBe(404);
    expect((await dashboard.node.app.inject(new URL(link).pathname)).statusCode).toBe(404);
    expect((await audit()).map(({ action }) => action)).toEqual(['member.invited', 'invitation.revoked']);
  });

  it('stop working when the person who created them is no longer an owner', async () => {
    await setRole(team.owner, memberId, 'owner');
    const { link } = (await invite({ email: 'accomplice@example.com', role: 'owner' }, team.member)).json<
      WithLink<schemas.InvitationWithLink>
    >();
    const { pathname } = new URL(link);
    expect((await dashboard.node.app.inject(pathname)).statusCode).toBe(200);
    await setRole(team.owner, memberId, 'member');
    expect((await dashboard.node.app.inject(pathname)).statusCode).toBe(404);
    expect(await pending()).toEqual([]);
  });

  it('are limited to 200 for each organization', async () => {
    await sql`
      insert into invitations (organization_id, token_hash, email, role, invited_by, created_at, expires_at)
      select ${team.id}::bigint, 'hash ' || n, 'p' || n || '@example.com', 'member', ${ownerId}::bigint,
        ${dashboard.clock.now.toISOString()}::timestamptz, ${dashboard.clock.now.toISOString()}::timestamptz + interval '1 day'
      from generate_series(1, 199) as n`.execute(dashboard.store.db);
    expect((await invite({ email: 'p200@example.com', role: 'member' })).statusCode).toBe(201);
    expect((await invite({ email: 'p201@example.com', role: 'member' })).json()).toMatchObject({
      code: 'invitation_limit_reached',
      status: 409,
    });
    expect((await invite({ email: 'p200@example.com', role: 'viewer' })).statusCode).toBe(201);
  });
});

describe('a password reset link', () => {
  const createLink = (who = team.owner, id = memberId) =>
    callAs(who, 'createPasswordResetLink', { path: { member_id: id } });

  it('is created for a member whose organizations all have the owner as an owner', async () => {
    const other = await dashboard.team('Alder Street');
    await dashboard.join(other.id, team.owner, 'owner');
    await dashboard.join(other.id, team.member, 'member');
    const response = await createLink();
    expect(response.statusCode, response.body).toBe(201);
    const { link, expires_at } = response.json<WithLink<schemas.PasswordResetLink>>();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/password-reset\/[\w-]{43}$/);
    expect(Date.parse(expires_at) - dashboard.clock.now.getTime()).toBe(86_400_000);
    expect(await audit()).toMatchObject([
      { action: 'password.reset_link_created', target: { id: String(memberId), name: team.member.email } },
    ]);
    expect(JSON.stringify(await audit())).not.toContain(link.split('/').at(-1));
  });

  it.each(['no member', 'member'] as const)(
    'is rejected for an account that belongs to an organization in which the owner is %s',
    async (role) => {
      const other = await dashboard.team('Alder Street');
      await dashboard.join(other.id, team.member, 'viewer');
      if (role === 'member') await dashboard.join(other.id, team.owner, role);
      const response = await createLink();
      expect(response.json()).toMatchObject({ code: 'password_link_not_allowed', status: 409 });
      expect(response.json().detail).toContain('operator');
      const links = dashboard.store.db.selectFrom('password_reset_links').select('email');
      expect(await links.where('email', '=', team.member.email).execute()).toEqual([]);
    },
  );

  it('is rejected for oneself, and does not exist for former members', async () => {
    expect((await createLink(team.owner, ownerId)).json()).toMatchObject({ code: 'password_link_not_allowed' });
    await remove(team.owner, memberId);
    expect((await createLink()).statusCode).toBe(404);
  });
});
