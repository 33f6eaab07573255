import type { schemas } from '@worklane/contract/dashboard';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../src/identity/passwords.ts';
import { findFirstPartyClient } from '../../src/oauth/clients/client-repository.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { openDashboard, type Person, password, type Team } from './test-dashboard.ts';
import { addGrant } from './test-grant.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const next = 'paper lantern over water';

let team: Team;
let eva: Person;

const dashboard = await openDashboard();
keepOutOfLogs(password);
keepOutOfLogs(next);
beforeEach(async () => {
  team = await dashboard.team();
  eva = team.owner;
});

const isSignedIn = async (who: Person) => (await dashboard.call(who, 'getSession')).statusCode === 200;

const token = async (who: Person, { id } = team) =>
  (await dashboard.call(who, 'createSessionToken', { path: { organization_id: id } })).json<schemas.SessionToken>();

const callApi = ({ access_token }: schemas.SessionToken) => dashboard.api(access_token, team.id);

describe('replacePassword', () => {
  const replace = (body: object, who = eva) =>
    dashboard.call(who, 'replacePassword', { body, headers: { 'user-agent': chrome } });

  const storedPassword = async (): Promise<string | null | undefined> =>
    (
      await dashboard.store.db
        .selectFrom('accounts')
        .select('password_hash')
        .where('email', '=', eva.email)
        .executeTakeFirst()
    )?.password_hash;

  it('ends all other sessions with their tokens, and gives this one a new value', async () => {
    const phone = await dashboard.signInAgain(eva);
    const tokens = [await token(eva), await token(phone)];
    expect(await Promise.all(tokens.map((each) => callApi(each)))).toEqual([200, 200]);

    const response = await replace({ current_password: password, new_password: next });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await verifyPassword(next, await storedPassword())).toBe(true);
    expect(await Promise.all([eva, phone, team.member].map(isSignedIn))).toEqual([false, false, true]);
    expect(await Promise.all(tokens.map((each) => callApi(each)))).toEqual(['token_revoked', 'token_revoked']);

    const [cookie = ''] = String(response.headers['set-cookie']).split(';');
    const session = (await dashboard.call({ ...eva, cookie }, 'getSession')).json<schemas.Session>();
    expect(session).toMatchObject({ email: eva.email });
    expect(session.csrf_token).not.toBe(eva.csrf);
    const here = { ...eva, cookie, csrf: session.csrf_token };
    expect(await callApi(await token(here))).toBe(200);
    const { data } = (await dashboard.call(here, 'listAccountSessions')).json<schemas.AccountSessionList>();
    expect(data).toEqual([expect.objectContaining({ current: true, browser: 'Chrome 141' })]);
  });

  it('is recorded in every organization of the account, without the passwords', async () => {
    const other = await dashboard.team('Alder Street');
    await dashboard.join(other.id, eva, 'member');
    await replace({ current_password: password, new_password: next });
    for (const id of [team.id, other.id]) {
      const log = await dashboard.audited(id);
      expect(log).toEqual([
        {
          action: 'password.changed',
          actor: { type: 'member', member_id: expect.any(Number), name: expect.any(String), email: eva.email },
          target: null,
          origin: expect.objectContaining({ ip: '127.0.0.1', user_agent: chrome }),
          details: { ended_sessions: 0 },
        },
      ]);
      expect(JSON.stringify(log)).not.toMatch(/correct horse|paper lantern/);
    }
  });

  it.each([
    ['/current_password', 'not_allowed', { current_password: 'wrong', new_password: next }],
    ['/current_password', 'too_short', { current_password: '', new_password: next }],
    ['/new_password', 'too_short', { current_password: password, new_password: 'abcdefghijk' }],
    ['/new_password', 'required', { current_password: password }],
  ])('rejects %s with %s and changes nothing', async (pointer, code, body) => {
    const before = await storedPassword();
    const response = await replace(body);
    expect([response.statusCode, response.json().errors]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
    expect(await storedPassword()).toBe(before);
    expect(await isSignedIn(eva)).toBe(true);
    expect(await dashboard.audited(team.id)).toEqual([]);
  });

  it('limits wrong passwords like signing in, also with the right one', async () => {
    for (let count = 0; count < 5; count++) {
      expect((await replace({ current_password: `wrong ${count}`, new_password: next })).statusCode).toBe(422);
    }
    const response = await replace({ current_password: password, new_password: next });
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '1',
    ]);
    dashboard.clock.forward(1);
    expect((await replace({ current_password: password, new_password: next })).statusCode).toBe(204);
  });

  it('succeeds once when two requests change the password at the same time', async () => {
    const body = { current_password: password, new_password: next };
    const phone = await dashboard.signInAgain(eva);
    const responses = await Promise.all([replace(body), replace(body, phone)]);
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect([
      [204, 401],
      [204, 422],
    ]).toContainEqual(statuses);
  });
});

describe('sessions', () => {
  const list = async (who = eva) =>
    (await dashboard.call(who, 'listAccountSessions')).json<schemas.AccountSessionList>().data;
  const end = (session_id: string, who = eva) => dashboard.call(who, 'endAccountSession', { path: { session_id } });

  it('lists the own sessions, the current one first', async () => {
    dashboard.clock.forward(60);
    const phone = await dashboard.signInAgain(eva, { ip: '203.0.113.7', user_agent: chrome, request_id: 'req_1' });
    const createdAt = dashboard.clock.now.toISOString();
    expect(await list()).toEqual([
      expect.objectContaining({ current: true, browser: null, system: null, ip: null }),
      {
        session_id: await dashboard.sessionId(phone),
        current: false,
        browser: 'Chrome 141',
        system: 'Linux',
        ip: '203.0.113.7',
        created_at: createdAt,
        last_used_at: createdAt,
      },
    ]);
    expect((await list(phone)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('shows sessions that a node of the previous release has started', async () => {
    await dashboard.signInAgain(eva);
    await dashboard.store.db.updateTable('sessions').set({ ip: null, user_agent: null, last_used_at: null }).execute();
    expect(await list()).toEqual([
      expect.objectContaining({ current: true, last_used_at: null }),
      expect.objectContaining({ current: false, browser: null, last_used_at: null }),
    ]);
  });

  it('ends one of the own sessions with its tokens', async () => {
    const [phone, tablet] = [await dashboard.signInAgain(eva), await dashboard.signInAgain(eva)];
    const issued = await token(phone);
    const id = await dashboard.sessionId(phone);
    expect((await end(id)).statusCode).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(eva)]).toEqual([false, true, true]);
    expect(await callApi(issued)).toBe('token_revoked');
    expect((await end(id)).statusCode).toBe(404);
    expect(await dashboard.audited(team.id)).toEqual([
      expect.objectContaining({ action: 'session.ended', target: { type: 'session', id } }),
    ]);
  });

  it('ends all sessions but the current one', async () => {
    const phones = [await dashboard.signInAgain(eva), await dashboard.signInAgain(eva)];
    const issued = await token(phones[0] ?? eva);
    expect((await dashboard.call(eva, 'endOtherSessions')).statusCode).toBe(204);
    expect(await Promise.all([...phones, eva, team.member].map(isSignedIn))).toEqual([false, false, true, true]);
    expect(await callApi(issued)).toBe('token_revoked');
    expect(await dashboard.audited(team.id)).toHaveLength(2);
  });

  it('neither lists nor ends a session of another person', async () => {
    const id = await dashboard.sessionId(team.member);
    expect((await list()).map(({ session_id }) => session_id)).not.toContain(id);
    expect((await end(id)).statusCode).toBe(404);
    expect(await isSignedIn(team.member)).toBe(true);
  });

  it('does not show the key of a session or its cookie', async () => {
    const keys = await dashboard.store.db.selectFrom('sessions').select('id_hash').execute();
    const text = JSON.stringify(await list());
    for (const { id_hash } of keys) expect(text).not.toContain(id_hash.slice(0, 16));
    expect(text).not.toContain(eva.cookie.split('=')[1]);
  });
});

describe('grants', () => {
  const list = async (who: Person) =>
    (await dashboard.call(who, 'listAccountGrants')).json<schemas.AccountGrantList>().data;
  const revoke = (grant_id: string, who = eva) => dashboard.call(who, 'revokeAccountGrant', { path: { grant_id } });

  const cli = 'worklane-cli';
  let other: Team;
  let client_id: string;

  beforeEach(async () => {
    other = await dashboard.team('Alder Street');
    const body = {
      name: 'Night report',
      type: 'public',
      redirect_uris: ['https://reports.example/'],
      scopes: ['tasks.read'],
    };
    const path = { organization_id: other.id };
    const created = await dashboard.call(other.owner, 'createApplication', { path, body });
    client_id = created.json<schemas.Application>().client_id;
  });

  it('lists what a person has granted in all organizations, newest first', async () => {
    await dashboard.join(other.id, eva, 'member');
    await addGrant(dashboard, eva, { organizationId: team.id, client_id });
    dashboard.clock.forward(5);
    await addGrant(dashboard, eva, { organizationId: other.id, client_id: cli });
    expect(findFirstPartyClient(cli)).toBeDefined();
    const common = {
      grant_id: expect.any(String),
      scopes: ['tasks.read', 'contacts.read'],
      last_used_at: expect.any(String),
    };
    expect(await list(eva)).toEqual([
      {
        ...common,
        client_id: cli,
        application_name: findFirstPartyClient(cli)?.name,
        application_owner: null,
        application_host: null,
        organization_id: other.id,
        organization_name: 'Alder Street',
        granted_at: dashboard.clock.now.toISOString(),
      },
      expect.objectContaining({
        application_name: 'Night report',
        application_owner: 'Alder Street',
        application_host: null,
        organization_id: team.id,
        organization_name: 'Harbour & Pine',
      }),
    ]);
  });

  it('lists a grant without a refresh token until its access token expires or is revoked', async () => {
    const access_id = await addGrant(dashboard, eva, { organizationId: team.id, client_id, refreshable: false });
    expect(await list(eva)).toMatchObject([{ grant_id: access_id }]);
    const path = { organization_id: team.id, access_id: `token-of-${access_id}` };
    expect((await dashboard.call(team.owner, 'revokeAccess', { path })).statusCode).toBe(204);
    expect(await list(eva)).toEqual([]);
  });

  it('lists neither expired grants, nor those of organizations that the person has left', async () => {
    await addGrant(dashboard, eva, { organizationId: team.id, client_id, refreshable: false });
    dashboard.clock.forward(3600);
    await dashboard.join(other.id, eva, 'member');
    await addGrant(dashboard, eva, { organizationId: other.id, client_id });
    expect(await list(eva)).toHaveLength(1);
    const members = dashboard.store.db.deleteFrom('records').where('organization_id', '=', other.id);
    await members.where('external_id', '=', eva.email).execute();
    expect(await list(eva)).toEqual([]);
  });

  it('revokes a grant with its tokens and records it in the organization', async () => {
    await dashboard.join(other.id, eva, 'member');
    const grantId = await addGrant(dashboard, eva, { organizationId: team.id, client_id });
    const kept = await addGrant(dashboard, eva, { organizationId: other.id, client_id });
    expect((await revoke(grantId)).statusCode).toBe(204);
    expect((await list(eva)).map(({ grant_id }) => grant_id)).toEqual([kept]);
    const { db } = dashboard.store;
    const revoked = await db
      .selectFrom('revocations')
      .select('organization_id')
      .where('revoked', '=', grantId)
      .execute();
    expect(revoked).toEqual([{ organization_id: team.id }]);
    const left = await db.selectFrom('oauth_artifacts').select('model').where('grant_id', '=', grantId).execute();
    expect(left).toEqual([]);
    expect(await dashboard.audited(team.id)).toEqual([
      expect.objectContaining({
        action: 'access.revoked',
        actor: { type: 'member', member_id: expect.any(Number), name: expect.any(String), email: eva.email },
        target: { type: 'access', id: grantId, name: 'Night report' },
        details: { kind: 'grant', client_id },
      }),
    ]);
    expect((await dashboard.audited(other.id)).filter(({ action }) => action === 'access.revoked')).toEqual([]);
    expect((await revoke(grantId)).statusCode).toBe(404);
  });

  it('neither lists nor revokes a grant of another person, not even for an owner', async () => {
    const grantId = await addGrant(dashboard, team.member, { organizationId: team.id, client_id });
    expect(await list(eva)).toEqual([]);
    expect((await revoke(grantId)).statusCode).toBe(404);
    expect(await list(team.member)).toHaveLength(1);
    expect((await revoke(grantId, team.member)).statusCode).toBe(204);
  });
});
