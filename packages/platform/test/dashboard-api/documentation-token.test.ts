import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDashboard, type Person, type Team, type TeamMember } from './test-dashboard.ts';

const typedRoles = Object.keys(roles) as Role[];
const application = { client_id: 'worklane-docs', application_name: 'Worklane documentation' };

let team: Team;

const dashboard = await openDashboard();
beforeEach(async () => {
  team = await dashboard.team();
});

const request = (who: Person, body?: object, organizationId = team.id) =>
  dashboard.call(who, 'createDocumentationToken', { path: { organization_id: organizationId }, body });

async function tokenOf(who: Person, body?: object, organizationId = team.id): Promise<schemas.DocumentationToken> {
  const response = await request(who, body, organizationId);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const api = ({ access_token, organization_id }: schemas.DocumentationToken) =>
  dashboard.api(access_token, organization_id);

const grantsOf = async (who: Person) =>
  (await dashboard.call(who, 'listAccountGrants')).json<schemas.AccountGrantList>().data;

const accessOf = async (who: Person, organizationId = team.id) =>
  (await dashboard.call(who, 'listAccess', { path: { organization_id: organizationId } })).json<schemas.AccessList>()
    .data;

const revokeGrant = async (who: Person, grant_id: string) =>
  (await dashboard.call(who, 'revokeAccountGrant', { path: { grant_id } })).statusCode;

const auditLog = async () => (await dashboard.audited(team.id)).map(({ origin: _, ...entry }) => entry);

const actorOf = ({ email, memberId }: TeamMember) =>
  expect.objectContaining({ type: 'member', member_id: memberId, email });

describe('the token of the documentation', () => {
  it.each(typedRoles)('acts for the %s with the scopes of the role for one hour', async (role) => {
    const token = await tokenOf(team[role]);
    expect(token).toEqual({
      access_id: expect.any(String),
      access_token: expect.any(String),
      expires_in: 3600,
      organization_id: team.id,
      scope: roles[role].scopes.join(' '),
    });
    const [, payload = ''] = token.access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      jti: token.access_id,
      sub: String(team[role].memberId),
      client_id: 'worklane-docs',
      organization_id: team.id,
      member_version: 1,
    });
    expect(await api(token)).toBe(200);
    dashboard.clock.forward(3599);
    expect(await api(token)).toBe(200);
    dashboard.clock.forward(2);
    expect(await api(token)).toBe('token_expired');
    expect(await grantsOf(team[role])).toEqual([]);
    dashboard.clock.forward(-3601);
  });

  it('has the requested scopes in the order of the catalogue', async () => {
    const { scope } = await tokenOf(team.owner, { scopes: ['webhooks.write', 'tasks.read'] });
    expect(scope).toBe('tasks.read webhooks.write');
  });

  it.each([
    [['tasks.read', 'tasks.write'], '/scopes/1', 'not_allowed', 'the role viewer does not have the scope tasks.write'],
    [['invoices.read'], '/scopes/0', 'not_in_enum', 'unknown scope invoices.read'],
  ])('does not have %s for a viewer', async (scopes, pointer, code, detail) => {
    const response = await request(team.viewer, { scopes });
    expect([response.statusCode, response.json().errors]).toEqual([422, [{ in: 'body', pointer, code, detail }]]);
    expect(await accessOf(team.viewer)).toEqual([]);
  });

  it.each([
    [[], 'too_few_items', '/scopes'],
    [['tasks.read', 'tasks.read'], 'duplicate_items', '/scopes'],
    ['tasks.read', 'invalid_type', '/scopes'],
  ])('rejects the scopes %j', async (scopes, code, pointer) => {
    const response = await request(team.owner, { scopes });
    expect(response.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it('does not reveal the session, and is not in the log', async () => {
    const token = await tokenOf(team.owner);
    const [, value = ''] = team.owner.cookie.split('=');
    expect(Buffer.from(token.access_token.split('.')[1] ?? '', 'base64url').toString()).not.toContain(value);
    expect(dashboard.log.join('')).not.toContain(token.access_token);
    expect(JSON.stringify(await auditLog())).not.toContain(token.access_token);
  });
});

describe('a session that asks again', () => {
  it('gets the same token with one entry in the audit log, until half of the hour is over', async () => {
    const first = await tokenOf(team.member);
    dashboard.clock.forward(1799);
    const again = await tokenOf(team.member);
    expect(again).toMatchObject({ access_id: first.access_id, expires_in: 1801, scope: first.scope });
    expect(await api(again)).toBe(200);
    dashboard.clock.forward(2);
    const next = await tokenOf(team.member);
    expect([next.access_id === first.access_id, next.expires_in]).toEqual([false, 3600]);
    expect(await api(first)).toBe(200);
    dashboard.clock.forward(-1801);
    const application = { type: 'application', id: 'worklane-docs', name: 'Worklane documentation' };
    expect(await auditLog()).toEqual(
      [first, next].map(({ access_id, scope }) => ({
        action: 'token.generated',
        actor: actorOf(team.member),
        target: application,
        details: { access_id, scopes: scope.split(' '), expires_at: expect.any(String) },
      })),
    );
  });

  it.each([
    ['fewer scopes', async () => tokenOf(team.owner, { scopes: ['tasks.read'] })],
    ['another browser', async () => tokenOf(await dashboard.signInAgain(team.owner))],
    ['another member', async () => tokenOf(team.member)],
    [
      'another organization',
      async () => {
        const other = await dashboard.team('Alder Street');
        await dashboard.join(other.id, team.owner, 'owner');
        return tokenOf(team.owner, undefined, other.id);
      },
    ],
  ])('gets another token for %s', async (_, other) => {
    const first = await tokenOf(team.owner);
    expect((await other()).access_id).not.toBe(first.access_id);
  });

  it('gets no token that outlives the session', async () => {
    dashboard.clock.forward(30 * 86_400 - 60);
    await dashboard.useSessions();
    const { expires_in } = await tokenOf(team.owner);
    dashboard.clock.forward(60 - 30 * 86_400);
    expect(expires_in).toBe(60);
  });
});

describe('the lists of access', () => {
  it('show the token to the member and to the organization, with its last use', async () => {
    const { access_id } = await tokenOf(team.member, { scopes: ['tasks.read'] });
    expect(await grantsOf(team.member)).toEqual([
      {
        ...application,
        grant_id: access_id,
        application_owner: null,
        application_host: null,
        organization_id: team.id,
        organization_name: 'Harbour & Pine',
        scopes: ['tasks.read'],
        granted_at: dashboard.clock.now.toISOString(),
        last_used_at: null,
      },
    ]);
    expect(await accessOf(team.owner)).toMatchObject([
      { ...application, access_id, kind: 'token', person: { member_id: team.member.memberId } },
    ]);
    await api(await tokenOf(team.member, { scopes: ['tasks.read'] }));
    await waitFor(async () => {
      expect((await grantsOf(team.member))[0]?.last_used_at).toEqual(expect.any(String));
    });
  });

  it('show the tokens of a person in all organizations, and of no other person', async () => {
    const other = await dashboard.team('Alder Street');
    await dashboard.join(other.id, team.owner, 'viewer');
    const here = await tokenOf(team.owner);
    dashboard.clock.forward(5);
    const there = await tokenOf(team.owner, undefined, other.id);
    await tokenOf(team.member);
    const grants = await grantsOf(team.owner);
    expect(grants.map(({ grant_id, organization_id }) => [grant_id, organization_id])).toEqual([
      [there.access_id, other.id],
      [here.access_id, team.id],
    ]);
  });
});

describe('revoking the token', () => {
  it('is possible for its member, and leaves an entry in the audit log', async () => {
    const token = await tokenOf(team.member);
    expect(await revokeGrant(team.owner, token.access_id), 'another member').toBe(404);
    expect(await revokeGrant(team.member, token.access_id)).toBe(204);
    expect(await api(token)).toBe('token_revoked');
    expect([await grantsOf(team.member), await accessOf(team.owner)]).toEqual([[], []]);
    expect((await auditLog()).at(-1)).toEqual({
      action: 'access.revoked',
      actor: actorOf(team.member),
      target: { type: 'access', id: token.access_id, name: 'Worklane documentation' },
      details: { kind: 'token', client_id: 'worklane-docs' },
    });
    expect(await revokeGrant(team.member, token.access_id), 'a second time').toBe(404);
    const next = await tokenOf(team.member);
    expect([next.access_id === token.access_id, await api(next)]).toEqual([false, 200]);
  });

  it('is possible for an owner of the organization, and not for one of another', async () => {
    const other = await dashboard.team('Alder Street');
    const token = await tokenOf(team.viewer);
    const revoke = (who: Person, organization_id: number) =>
      dashboard.call(who, 'revokeAccess', { path: { organization_id, access_id: token.access_id } });
    expect((await revoke(other.owner, other.id)).statusCode).toBe(404);
    expect((await revoke(team.member, team.id)).statusCode).toBe(403);
    expect(await api(token)).toBe(200);
    expect((await revoke(team.owner, team.id)).statusCode).toBe(204);
    expect(await api(token)).toBe('token_revoked');
    expect(await grantsOf(team.viewer)).toEqual([]);
  });

  it.each([
    ['sign-out', async () => dashboard.call(team.member, 'endSession')],
    [
      'the end of the session in another browser',
      async () => dashboard.call(await dashboard.signInAgain(team.member), 'endOtherSessions'),
    ],
  ])('follows %s, with no other session', async (_, end) => {
    const [ended, lasting] = [await tokenOf(team.member), await tokenOf(team.owner)];
    await end();
    expect([await api(ended), await api(lasting)]).toEqual(['token_revoked', 200]);
    expect((await accessOf(team.owner)).map(({ access_id }) => access_id)).toEqual([lasting.access_id]);
  });

  it('is remembered until the token has expired, on nodes whose clocks differ by up to an hour', async () => {
    const token = await tokenOf(team.member);
    await dashboard.call(team.member, 'endSession');
    const { expires_at } = await dashboard.store.db
      .selectFrom('revocations')
      .select('expires_at')
      .where('organization_id', '=', 0)
      .orderBy('transaction_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - dashboard.clock.now.getTime()).toBe((token.expires_in + 3600) * 1000);
  });
});
