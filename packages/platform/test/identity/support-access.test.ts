import { hash } from 'node:crypto';
import { scopes } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { endExpiredSupportAccess } from '../../src/identity/support/support-access.ts';
import { openDashboard, type Person, type Team } from '../dashboard-api/test-dashboard.ts';

let team: Team;

const dashboard = await openDashboard({ env: { RATE_LIMIT_REQUESTS: '1000000' } });
beforeEach(async () => {
  team = await dashboard.team();
});

const open = (...options: string[]) =>
  dashboard.admin(
    ...['support', 'open', '--organization', String(team.id), '--name', 'Maja Berg', '--reason', 'Ticket 4711'],
    ...options,
  );

async function signIn(...options: string[]): Promise<Person> {
  const { person, status } = await dashboard.signInWithLink((await open(...options)).out);
  expect(status).toBe(303);
  return person;
}

const at = (more: object = {}) => ({ path: { organization_id: team.id, ...more } });

const tokenOf = async (person: Person) => (await dashboard.call(person, 'createSessionToken', at())).json();

const tasks = (token: string, method: 'GET' | 'POST' = 'GET', id = team.id) =>
  dashboard.node.app.inject({
    method,
    url: `/api/v1/${id}/tasks`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: { title: 'Order oak' } }),
  });

const sessionOf = async (person: Person) => (await dashboard.call(person, 'getSession')).json();

/** Returns what the owners of the organization read in its audit log, newest first. */
const audited = async () =>
  (await dashboard.call(team.owner, 'listAuditLog', at())).json().data.map((entry: Record<string, object>) => ({
    ...entry,
    id: undefined,
  }));

const supportMember = async () => {
  const { data } = (await dashboard.call(team.owner, 'listOrganizationMembers', at())).json();
  return data.find(({ name }: { name: string }) => name === 'Maja Berg (support)');
};

const expectEnded = async (person: Person, token: string) => {
  expect((await dashboard.call(person, 'getSession')).statusCode).toBe(401);
  await waitFor(async () => expect((await tasks(token)).statusCode).toBe(401));
  expect(await supportMember()).toMatchObject({ active: false });
  expect((await sessionOf(team.viewer)).organizations[0].support_access).toBeNull();
};

describe('support access', () => {
  it('is seen by everybody in the organization, and reads until it expires', async () => {
    const person = await signIn();
    const member = await supportMember();
    const expires_at = new Date(dashboard.clock.now.getTime() + 3_600_000).toISOString();
    expect(member).toMatchObject({ active: true, role: 'viewer', can_sign_in: false });
    for (const who of [team.owner, team.member, team.viewer, person]) {
      expect((await sessionOf(who)).organizations).toMatchObject([
        { support_access: { member_id: member.member_id, name: 'Maja Berg', reason: 'Ticket 4711', expires_at } },
      ]);
    }
    const target = { type: 'member', id: String(member.member_id), name: 'Maja Berg (support)' };
    expect((await audited()).slice(0, 2)).toMatchObject([
      { action: 'sign_in.succeeded', actor: { type: 'member', name: 'Maja Berg (support)' } },
      {
        action: 'support.opened',
        actor: { type: 'operator', name: 'maja' },
        target,
        details: { reason: 'Ticket 4711' },
      },
    ]);

    dashboard.clock.forward(3000);
    const { access_token, expires_in, scope } = await tokenOf(person);
    // A token does not outlive the access.
    expect(expires_in).toBe(600);
    expect(scope.split(' ').filter((each: string) => !each.endsWith('.read'))).toEqual([]);
    expect((await tasks(access_token)).statusCode).toBe(200);
    expect((await tasks(access_token, 'POST')).statusCode).toBe(403);

    dashboard.clock.forward(599);
    await endExpiredSupportAccess(dashboard.store.db, dashboard.clock.now);
    expect((await tasks(access_token)).statusCode).toBe(200);
    expect((await tokenOf(person)).expires_in).toBe(1);
    dashboard.clock.forward(1);
    expect((await dashboard.call(person, 'getSession')).statusCode).toBe(401);
    expect((await tasks(access_token)).statusCode).toBe(401);
    await endExpiredSupportAccess(dashboard.store.db, dashboard.clock.now);
    await expectEnded(person, access_token);
    expect((await audited())[0]).toMatchObject({ action: 'support.ended', actor: { type: 'service' }, target });
  });

  it('has a link that works once, until the access ends', async () => {
    const { out: link } = await open();
    expect((await dashboard.signInWithLink(link)).status).toBe(303);
    expect((await dashboard.signInWithLink(link)).status).toBe(404);
    const { out: replaced } = await open();
    const { out: second } = await open('--hours', '24');
    expect((await dashboard.signInWithLink(replaced)).status).toBe(404);
    dashboard.clock.forward(86_400);
    expect((await dashboard.signInWithLink(second)).status).toBe(404);
  });

  it('is not signed in by opening the link, nor by a form of another site', async () => {
    const { out: link } = await open();
    const { pathname: url } = new URL(link);
    await dashboard.node.app.inject({ method: 'GET', url });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const forged = await dashboard.node.app.inject({ method: 'POST', url, headers, payload: 'csrf=guess' });
    expect(forged.statusCode).toBe(403);
    expect((await dashboard.signInWithLink(link)).status).toBe(303);
  });

  it('ends at once by an owner, by the operator, and when an owner refuses it from now on', async () => {
    const person = await signIn('--write');
    const { access_token } = await tokenOf(person);
    const { member_id } = await supportMember();
    expect((await dashboard.call(team.owner, 'deleteOrganizationMember', at({ member_id }))).statusCode).toBe(204);
    await expectEnded(person, access_token);
    expect((await audited())[0]).toMatchObject({ action: 'support.ended', actor: { email: team.owner.email } });

    const second = await signIn();
    const token = await tokenOf(second);
    const ended = await dashboard.admin('support', 'end', '--organization', String(team.id));
    expect(ended.out).toBe('Ended the support access to Harbour & Pine.');
    await expectEnded(second, token.access_token);
    expect((await audited())[0]).toMatchObject({ action: 'support.ended', actor: { type: 'operator', name: 'maja' } });

    const third = await signIn();
    const last = await tokenOf(third);
    const body = { refuses_support: true };
    expect((await dashboard.call(team.owner, 'replaceOrganizationSettings', { ...at(), body })).json()).toMatchObject(
      body,
    );
    await expectEnded(third, last.access_token);
    expect((await audited()).slice(0, 2)).toMatchObject([{ action: 'support.refused' }, { action: 'support.ended' }]);
    expect(await open()).toMatchObject({ code: 2, err: expect.stringContaining('refuses support access') });
    expect((await dashboard.admin('support', 'list')).out).not.toMatch(new RegExp(`^${team.id} `, 'm'));
  });

  it('changes records only if the operator says so, with the name of the person', async () => {
    const person = await signIn('--write');
    const { access_token } = await tokenOf(person);
    const created = (await tasks(access_token, 'POST')).json();
    const url = `/api/v1/${team.id}/tasks/${created.id}/history`;
    const headers = { authorization: `Bearer ${access_token}` };
    const { data } = (await dashboard.node.app.inject({ method: 'GET', url, headers })).json();
    expect(data[0].actor).toEqual({ type: 'member', member_id: (await supportMember()).member_id });
  });

  it('gives access to no other organization', async () => {
    const person = await signIn('--write');
    const other = await dashboard.team('Alder Street');
    expect((await sessionOf(person)).organizations).toHaveLength(1);
    const { access_token } = await tokenOf(person);
    expect((await tasks(access_token, 'GET', other.id)).statusCode).toBe(403);
    expect((await dashboard.call(person, 'listApplications', { path: { organization_id: other.id } })).statusCode).toBe(
      404,
    );
    expect((await sessionOf(other.owner)).organizations).toMatchObject([{ support_access: null }]);
  });

  it('ignores the second factor that the organization requires, of which members need one as before', async () => {
    const organization = dashboard.store.db.updateTable('organizations').where('organization_id', '=', team.id);
    await organization.set({ requires_second_factor: true }).execute();
    const person = await signIn();
    expect((await dashboard.call(person, 'listApplications', at())).statusCode).toBe(200);
    expect((await dashboard.call(team.member, 'listApplications', at())).json().code).toBe('second_factor_required');
  });

  it('grants no application access, and has no pages of the account', async () => {
    const person = await signIn('--write');
    const headers = { cookie: person.cookie };
    for (const url of ['/account/security', '/sign-in']) {
      const page = await dashboard.node.app.inject({ method: 'GET', url, headers });
      expect(page.statusCode === 303 ? page.headers.location : page.body).toContain(
        page.statusCode === 303 ? '/sign-in' : 'type="password"',
      );
    }
    const authorize = new URLSearchParams({
      ...{
        client_id: 'worklane-cli',
        response_type: 'code',
        redirect_uri: 'http://127.0.0.1/callback',
        state: 'a-state-of-sixteen',
      },
      ...{ code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
      scope: Object.keys(scopes)[0] ?? '',
    });
    const consentOf = async ({ cookie }: Person) => {
      const send = (url: string, added = '') =>
        dashboard.node.app.inject({ method: 'GET', url, headers: { cookie: `${cookie}${added}` } });
      const { headers, cookies } = await send(`/oauth/authorize?${authorize}`);
      return send(String(headers.location), cookies.map(({ name, value }) => `; ${name}=${value}`).join(''));
    };
    expect((await consentOf(team.member)).body).toContain('Allow Worklane CLI access?');
    expect((await consentOf(person)).headers.location).toMatch(/^\/sign-in/);
  });

  it('is unknown to a node of an earlier release, which may remove the member alone', async () => {
    const { db } = dashboard.store;
    const { cookie } = await signIn();
    const id = hash('sha256', cookie.replace(/^.*?=/, ''), 'base64url');
    expect(await db.selectFrom('sessions').select('account_id').where('id_hash', '=', id).execute()).toEqual([]);
    const { member_id } = await supportMember();
    const document = sql<string>`document || '{"active": false}'`;
    const member = db.updateTable('records').where('organization_id', '=', team.id).where('id', '=', member_id);
    await member.set({ external_id: null, document }).execute();
    const second = await signIn();
    expect((await sessionOf(second)).organizations).toMatchObject([{ support_access: { name: 'Maja Berg' } }]);
  });

  it('gets neither a password nor another role', async () => {
    await open();
    const { member_id, email } = await supportMember();
    const changed = await dashboard.call(team.owner, 'updateOrganizationMember', {
      ...at({ member_id }),
      body: { role: 'owner' },
    });
    expect(changed.json()).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/role' }] });
    const password = await dashboard.admin('member', 'password', '--email', email, '--generate');
    expect(password).toMatchObject({ code: 1, err: 'email: is that of support access' });
  });

  it.each([
    ['more than a day', ['--hours', '25'], '--hours must be a whole number from 1 to 24'],
    ['no reason', ['--reason', ''], 'Missing option: --reason.'],
    ['a name of two lines', ['--name', 'Maja\nBerg'], 'name: must be one line'],
  ])('is refused for %s', async (_, options, message) => {
    expect((await open(...options)).err).toContain(message);
    expect(await supportMember()).toBeUndefined();
  });
});
