import { type Role, roles } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, changeMemberRole, removeMember } from '../../src/identity/members.ts';
import { listAccessTokens, listGrants } from '../../src/oauth/tokens/list-access.ts';
import { hiddenField, locationOf } from './http-browser.ts';
import { authorizeUrl, callApi, newCode, postToken, refreshForm } from './oauth-requests.ts';
import { OAuthServer, type TestApplication, type TestPerson } from './oauth-server.ts';

const requested = ['tasks.read', 'tasks.write', 'webhooks.read', 'webhooks.write'];
const scope = requested.join(' ');
const typedRoles = Object.keys(roles) as Role[];
const within = (role: Role) => requested.filter((each) => (roles[role].scopes as readonly string[]).includes(each));

let harbour: number;
let application: TestApplication;
let person: TestPerson;
let memberId: number;

const server = await OAuthServer.open();
beforeEach(async () => {
  harbour = await server.organization('Harbour');
  await server.person([harbour, 'owner']);
  application = await server.application(harbour, { scopes: requested });
});

async function join(role: Role): Promise<void> {
  person = await server.person([harbour, role]);
  memberId = person.members.get(harbour) ?? 0;
}

/** Returns the response to the exchange of a code that the person has granted. */
async function grant(asked = scope) {
  const { form } = await newCode(await server.browserOf(person), application, harbour, asked);
  return (await postToken(server, form)).body;
}

const refresh = (refresh_token: string, changes = {}) =>
  postToken(server, { ...refreshForm(application, refresh_token), ...changes });
const query = () => ({ organizationId: harbour, now: new Date(), limit: 10 });
const api = (token: string) => callApi(server, harbour, token);

/** Opens the consent page for an authorization request. */
async function openConsent(of: TestPerson, asked = scope) {
  const browser = await server.browserOf(of);
  const path = locationOf(await browser.get(authorizeUrl(application, { scope: asked })));
  const html = await (await browser.get(path)).text();
  const decide = (form: Record<string, string>) => browser.post(path, { csrf: hiddenField(html, 'csrf'), ...form });
  return { html, decide };
}

describe('a grant', () => {
  it.each(typedRoles)('has no other scopes than the role %s includes, and the response states them', async (role) => {
    await join(role);
    const tokens = await grant();
    expect(tokens.scope.split(' ')).toEqual(within(role));
    expect(decodeJwt(tokens.access_token)).toMatchObject({ scope: tokens.scope, member_version: 1 });
    expect((await listGrants(server.store.db, query()))[0]?.scopes).toEqual(within(role));
  });

  it('is not wider if a client refreshes it with a scope that the role did not include', async () => {
    await join('viewer');
    const { refresh_token } = await grant();
    const rejected = await refresh(refresh_token, { scope: 'tasks.read tasks.write' });
    expect([rejected.status, rejected.body.error]).toEqual([400, 'invalid_scope']);
    expect(rejected.body.error_description).toBe('the user did not grant tasks.write');
    expect((await refresh(refresh_token)).body.scope).toBe('tasks.read webhooks.read');
  });
});

describe('a change of the role', () => {
  it('revokes tokens at once, and a refresh returns the scopes of the new role', async () => {
    await join('owner');
    const first = await grant();
    expect(await api(first.access_token)).toBe(200);
    await changeMemberRole(server.members, harbour, memberId, 'viewer');
    await waitFor(async () => expect(await api(first.access_token)).toBe('token_revoked'));
    const second = (await refresh(first.refresh_token)).body;
    expect(second.scope.split(' ')).toEqual(within('viewer'));
    expect(decodeJwt(second.access_token)).toMatchObject({ scope: second.scope, member_version: 2 });
    expect(await api(second.access_token)).toBe(200);
    await changeMemberRole(server.members, harbour, memberId, 'owner');
    expect((await refresh(second.refresh_token)).body.scope).toBe(scope);
  });

  it('rejects a refresh without any scope left, which works again after another change', async () => {
    await join('owner');
    const { refresh_token } = await grant('tasks.write webhooks.write');
    await changeMemberRole(server.members, harbour, memberId, 'viewer');
    for (const _again of [1, 2]) {
      const rejected = await refresh(refresh_token);
      expect([rejected.status, rejected.body.error]).toEqual([400, 'invalid_scope']);
      expect(rejected.body.error_description).toContain('tasks.write webhooks.write');
    }
    await changeMemberRole(server.members, harbour, memberId, 'member');
    expect((await refresh(refresh_token)).body.scope).toBe('tasks.write');
  });

  it('narrows a refresh with scopes', async () => {
    await join('owner');
    const { refresh_token } = await grant();
    await changeMemberRole(server.members, harbour, memberId, 'viewer');
    const none = await refresh(refresh_token, { scope: 'tasks.write' });
    expect([none.status, none.body.error]).toEqual([400, 'invalid_scope']);
    expect((await refresh(refresh_token, { scope: 'tasks.read tasks.write' })).body.scope).toBe('tasks.read');
  });

  it('limits a code that was not redeemed yet', async () => {
    await join('owner');
    const { form } = await newCode(await server.browserOf(person), application, harbour, scope);
    await changeMemberRole(server.members, harbour, memberId, 'viewer');
    expect((await postToken(server, form)).body.scope.split(' ')).toEqual(within('viewer'));
  });

  it('removes the tokens from the list of valid access, and keeps the grant with what is left of it', async () => {
    await join('owner');
    await grant();
    await changeMemberRole(server.members, harbour, memberId, 'viewer');
    expect(await listAccessTokens(server.store.db, query())).toEqual([]);
    expect((await listGrants(server.store.db, query())).map(({ scopes }) => scopes)).toEqual([within('viewer')]);
  });
});

describe('removing a member', () => {
  it('revokes tokens and grants, and adding the person again does not restore them', async () => {
    await join('member');
    const { access_token, refresh_token } = await grant();
    await removeMember(server.members, harbour, memberId);
    await waitFor(async () => expect(await api(access_token)).toBe('token_revoked'));
    expect(await listGrants(server.store.db, query())).toEqual([]);
    expect(await listAccessTokens(server.store.db, query())).toEqual([]);
    const added = await addMember(server.members, harbour, { name: 'Eva Lind', email: person.email, role: 'owner' });
    expect(added.id).toBe(memberId);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect(await api(access_token)).toBe('token_revoked');
    const tokens = await grant();
    expect(tokens.scope).toBe(scope);
    expect(await api(tokens.access_token)).toBe(200);
  });

  it('offers the organization on no consent page', async () => {
    await join('member');
    await removeMember(server.members, harbour, memberId);
    const { html, decide } = await openConsent(person);
    expect(html).toContain('You are not a member of an organization');
    expect((await decide({ decision: 'approve', organization_id: String(harbour) })).status).toBe(422);
  });
});

describe('the consent page', () => {
  it('states what the role does not include', async () => {
    await join('viewer');
    const { html } = await openConsent(person);
    const [permissions = '', excluded = ''] = html.split('Not included in the Viewer role');
    expect(permissions).toContain('Read webhooks, their logs and the event types');
    expect(permissions).not.toContain('Register');
    expect(excluded).toContain('Your role in Harbour');
    expect(excluded).toContain('Create, update and delete');
    expect(excluded).toContain('Register, update, test and delete');
  });

  it('grants what the role in the chosen organization includes', async () => {
    const quay = await server.organization('Quay');
    person = await server.person([harbour, 'viewer'], [quay, 'owner']);
    const { html } = await openConsent(person);
    expect(html).toContain('Not included in the Viewer role');
    expect(html).not.toContain('Not included in the Owner role');
    for (const [organizationId, expected] of [[harbour, within('viewer')] as const, [quay, requested] as const]) {
      const { form } = await newCode(await server.browserOf(person), application, organizationId, scope);
      expect((await postToken(server, form)).body.scope.split(' ')).toEqual(expected);
    }
  });

  it('does not allow access to an organization in which the role includes nothing', async () => {
    const quay = await server.organization('Quay');
    person = await server.person([harbour, 'viewer'], [quay, 'member']);
    const { html, decide } = await openConsent(person, 'tasks.write');
    expect(html).toMatch(new RegExp(`value="${harbour}"[^>]* disabled`));
    expect(html).not.toMatch(new RegExp(`value="${quay}"[^>]* disabled`));
    const rejected = await decide({ decision: 'approve', organization_id: String(harbour) });
    expect(rejected.status).toBe(422);
    expect(await rejected.text()).toContain('Your role in Harbour includes none of the requested permissions.');
    expect((await decide({ decision: 'approve', organization_id: String(quay) })).status).toBe(303);
  });

  it('only offers to deny access if no role includes anything', async () => {
    await join('viewer');
    const { html, decide } = await openConsent(person, 'tasks.write webhooks.write');
    expect(html).toContain('Your role does not allow this');
    expect(html).not.toContain('value="approve"');
    expect(html).toContain('value="deny"');
    expect((await decide({ decision: 'approve', organization_id: String(harbour) })).status).toBe(422);
    expect(await listGrants(server.store.db, query())).toEqual([]);
  });
});
