import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../src/admin/commands.ts';
import { reencrypt } from '../../src/admin/reencrypt.ts';
import { parseCommandLine } from '../../src/admin/run-command.ts';
import { setPassword } from '../../src/identity/accounts.ts';
import {
  providerSecrets,
  refreshTokenId,
  refuseOtherSignIn,
  secretId,
} from '../../src/identity/identity-providers/identity-providers.ts';
import { provisionPerson } from '../../src/identity/identity-providers/provision-person.ts';
import { createInvitation } from '../../src/identity/invitations/invitations.ts';
import { listMemberships } from '../../src/identity/memberships.ts';
import { openTestStore } from '../environment/test-store.ts';
import { checkAccounts } from './check-accounts.ts';
import { type Claims, clientId, clientSecret, OpenIdProvider } from './openid-provider.ts';
import { formOf, TestBrowser } from './test-browser.ts';
import { addAccount, addOrganization, eva, openNode, secret, TestClock } from './test-node.ts';

const baseUrl = 'http://127.0.0.1:4000';
const clock = new TestClock();
const evaThere: Claims = { name: eva.name, email: eva.email, email_verified: true, groups: ['staff'] };
let browser: TestBrowser;
let harbour: number;
const log: string[] = [];

async function admin(...argv: string[]) {
  const line = parseCommandLine(argv);
  const terminal = { readLine: async () => clientSecret, workingFolder: '/', userName: 'olga' };
  const dependencies = { ...node.commandDependencies(terminal), secret: async () => secret };
  if (!line) throw new Error(`${commands.length} commands, and none of these`);
  return line.command.run(dependencies, line.values);
}

const setDomain = (domain: string, ...options: string[]) =>
  admin(
    ...['oidc', 'set', '--name', 'acme', '--issuer', idp.issuer, '--client-id', clientId, '--domain', domain],
    ...(options.length > 0 ? options : ['--join', `${harbour}:member`]),
  );

const set = (...options: string[]) => setDomain('example.com', ...options);

const store = await openTestStore();
const node = await openNode({ store, clock, log, env: { WEBHOOK_LOOPBACK_HTTP: 'true', BASE_URL: baseUrl } });
const toService = async (url: unknown, { body }: RequestInit) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = new URL(String(url)).pathname;
  const response = await node.app.inject({ method: 'POST', url: path, headers, payload: String(body) });
  return new Response(response.body, { status: response.statusCode });
};
const idp = await OpenIdProvider.start({ baseUrl, name: 'acme', fetch: toService as never });
beforeEach(async () => {
  clock.forward(3600);
  idp.current = 'eva';
  idp.intercept = async () => undefined;
  idp.people.clear();
  idp.people.set('eva', evaThere);
  harbour = (await addOrganization(store, clock, 'Harbour & Pine', 'owner')).organization_id;
  await set();
  browser = new TestBrowser(node);
});
afterEach(async () => {
  await store.db.deleteFrom('accounts').execute();
  await store.db.deleteFrom('identity_providers').execute();
});

/** Begins at the sign-in page. */
async function begin(on = browser, page = '/sign-in?return_to=/account', email = eva.email) {
  return on.post('/sign-in/providers', { ...formOf(await on.get(page)), email });
}

async function signIn(on = browser, page?: string, email?: string) {
  const { headers } = await begin(on, page, email);
  return on.get(await idp.follow(String(headers.location)));
}

const isSignedIn = async (on = browser) => (await on.get('/account')).statusCode === 200;

async function entries() {
  const log = store.db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'details'])
    .where('organization_id', '=', harbour);
  return (await log.orderBy('id').execute()).map(({ action, actor, details }) => ({ action, actor, details }));
}
const actions = async () => (await entries()).map(({ action }) => action);

const check = (nodeSecret = secret) => checkAccounts(store, clock.read, nodeSecret);

const membershipsOf = async (email: string, organization = harbour) =>
  (await listMemberships(store.db, email)).filter(({ organizationId }) => organizationId === organization);

const memberOf = async (email: string, organization = harbour) =>
  (await membershipsOf(email, organization)).map(({ role }) => role);

const mia: Claims = { name: 'Mia Berg', email: 'mia@example.com', email_verified: true, groups: ['staff', 'admins'] };

/** Signs in Mia, who becomes a member by it. */
async function signInMia(claims: Claims = {}) {
  browser = new TestBrowser(node);
  idp.current = 'mia';
  idp.people.set('mia', { ...mia, ...claims });
  return signIn(browser, undefined, 'mia@example.com');
}

/** Signs in Mia, and returns whether the access tokens of Mia as a member are still those of the current version. */
async function signInWithTokens() {
  await signInMia();
  return hasTokensOf('mia@example.com');
}

async function hasTokensOf(email: string) {
  const [membership] = await membershipsOf(email);
  return async () => (await membershipsOf(email))[0]?.memberVersion === membership?.memberVersion;
}

describe('single sign-on', () => {
  it('signs in a person of the domain, who becomes a member', async () => {
    const response = await signInMia();
    expect([response.statusCode, response.headers.location]).toEqual([303, '/account']);
    expect([await isSignedIn(), await memberOf('mia@example.com')]).toEqual([true, ['member']]);
    expect(await entries()).toEqual([
      { action: 'identity_provider.set', actor: { type: 'operator', name: 'olga' }, details: expect.anything() },
      ...(['member.joined', 'sign_in.succeeded'] as const).map((action) => ({
        action,
        actor: expect.objectContaining({ type: 'member', email: 'mia@example.com' }),
        details: expect.objectContaining({ identity_provider: 'acme' }),
      })),
    ]);
  });

  it.each<[string, Claims]>([
    ['an unverified address', { email_verified: false }],
    ['an address that is verified as text only', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['an address of another domain', { email: 'mia@example.org' }],
    ['an address below the domain', { email: 'mia@sub.example.com' }],
    ['an address with two domains', { email: 'mia@example.com@example.org' }],
  ])('signs in nobody with %s', async (_, claims) => {
    expect((await signInMia(claims)).statusCode).toBe(403);
    expect([await isSignedIn(), await actions()]).toEqual([false, ['identity_provider.set']]);
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  it('gives nobody an account whom no rule gives an organization', async () => {
    await set('--join', `${harbour}:owner:directors`);
    expect((await signInMia()).body).toContain('no organization');
    expect(await store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  it('gives the highest role of the groups, changes it with them, and ends it without one', async () => {
    await set('--join', `${harbour}:viewer:staff`, '--join', `${harbour}:owner:admins`);
    await signInMia();
    expect(await memberOf('mia@example.com')).toEqual(['owner']);
    await signInMia({ groups: 'staff' });
    expect(await memberOf('mia@example.com')).toEqual(['viewer']);
    await signInMia({ groups: [] });
    expect(await memberOf('mia@example.com')).toEqual([]);
    expect(await actions()).toEqual(expect.arrayContaining(['member.joined', 'member.role_changed', 'member.removed']));
  });

  it('keeps the last owner of an organization', async () => {
    await signIn();
    expect(await memberOf(eva.email)).toEqual(['owner']);
  });

  it('takes the account from whoever had it before', async () => {
    await admin('oidc', 'remove', '--name', 'acme');
    await addAccount(store, clock);
    const attacker = new TestBrowser(node);
    await attacker.signIn(eva);
    const hasTokens = await hasTokensOf(eva.email);
    expect(await isSignedIn(attacker)).toBe(true);
    await set();
    expect([await isSignedIn(attacker), await hasTokens()]).toEqual([false, false]);
    await signIn();
    const response = await attacker.signIn(eva);
    expect(response.headers.location).toContain(idp.issuer);
    await admin('oidc', 'remove', '--name', 'acme');
    expect((await attacker.signIn(eva)).statusCode).toBe(422);
    expect(await isSignedIn()).toBe(false);
  });

  it('is the only way to sign in for people of the domain', async () => {
    await signIn();
    await setPassword({ db: store.db, clock: clock.read }, eva.email, eva.name, eva.password);
    expect((await new TestBrowser(node).signIn(eva)).headers.location).toContain(idp.issuer);
    const { account_id } = await store.db.selectFrom('accounts').select('account_id').executeTakeFirstOrThrow();
    await expect(refuseOtherSignIn(store.db, account_id)).rejects.toMatchObject({ code: 'session_missing' });
  });

  it('refuses the address of a person who has left to another one, and records it', async () => {
    await signIn();
    idp.people.set('new eva', evaThere);
    idp.current = 'new eva';
    expect((await signIn(new TestBrowser(node))).statusCode).toBe(403);
    const reason = expect.stringContaining('has changed');
    expect((await entries()).at(-1)).toMatchObject({
      ...{ action: 'sign_in.failed', actor: { type: 'anonymous' } },
      details: { identity_provider: 'acme', reason },
    });
  });

  it('signs in a person with a new address after an operator has unlinked the old one', async () => {
    await signIn();
    const hasTokens = await hasTokensOf(eva.email);
    idp.people.set('eva', { ...evaThere, email: 'eva.berg@example.com' });
    const other = new TestBrowser(node);
    expect((await signIn(other)).body).toContain(`admin oidc unlink --email ${eva.email}`);
    await admin('oidc', 'unlink', '--email', eva.email);
    expect([await isSignedIn(), await hasTokens()]).toEqual([false, false]);
    expect((await entries()).at(-1)).toMatchObject({
      ...{ action: 'access.revoked', actor: { type: 'operator', name: 'olga' } },
      details: { kind: 'account', identity_provider: 'acme' },
    });
    await signIn(other);
    expect([await isSignedIn(other), await memberOf('eva.berg@example.com')]).toEqual([true, ['member']]);
    await expect(admin('oidc', 'unlink', '--email', eva.email)).rejects.toThrow('has not signed in');
  });

  it('tells a person who cancels the sign-in, and logs no warning', async () => {
    const { searchParams } = new URL(String((await begin()).headers.location));
    const [state, iss] = [String(searchParams.get('state')), idp.issuer];
    const query = new URLSearchParams({ error: 'access_denied', state, iss });
    const lines = log.length;
    const response = await browser.get(`/sign-in/providers/acme/callback?${query}`);
    expect([response.statusCode, response.body]).toEqual([403, expect.stringContaining('You canceled the sign-in')]);
    expect(log.slice(lines).join()).not.toContain('unexpected response');
  });

  it('refuses a sign-in in progress when the issuer changes', async () => {
    idp.intercept = async (path) => {
      if (path === '/me') await set('--issuer', 'https://other.example', '--join', `${harbour}:member`);
      return undefined;
    };
    expect((await signIn()).statusCode).toBe(403);
    expect([await isSignedIn(), await store.db.selectFrom('accounts').selectAll().execute()]).toEqual([false, []]);
  });

  it.each([
    ['has a jwks_uri', { jwks_uri: undefined }],
    ['has its issuer', { issuer: 'https://other.example' }],
  ])('needs a provider whose metadata %s', async (_, changed) => {
    const metadata = await (await fetch(`${idp.issuer}/.well-known/openid-configuration`)).json();
    const body = { ...metadata, ...changed };
    idp.intercept = async (path) => (path.startsWith('/.well-known/') ? { status: 200, body } : undefined);
    expect((await begin()).statusCode).toBe(503);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['with its nonce', {}, 303],
    ['for another client', { aud: 'other' }, 403],
    ['of another sign-in', { nonce: 'x' }, 403],
    ['that has expired', { exp: 1 }, 403],
  ])('gets an ID token %s', async (_, changed, status) => {
    const location = new URL(String((await begin()).headers.location));
    const callback = await idp.follow(location.href);
    const claims = { events: undefined, nonce: location.searchParams.get('nonce'), ...changed };
    const responses: Record<string, object> = {
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: await idp.logoutToken(claims) },
      '/me': { sub: 'eva', ...idp.people.get('eva') },
    };
    idp.intercept = async (path) => responses[path] && { status: 200, body: responses[path] };
    expect([(await browser.get(callback)).statusCode, await isSignedIn()]).toEqual([status, status === 303]);
  });

  it('accepts a response once, in the browser that asked for it, and for ten minutes', async () => {
    const callback = await idp.follow(String((await begin()).headers.location));
    expect((await new TestBrowser(node).get(callback)).statusCode).toBe(403);
    const other = new TestBrowser(node);
    await begin(other);
    expect((await other.get(callback)).statusCode).toBe(403);
    expect((await browser.get(callback.replace(/state=[^&]*/, 'state=x'))).statusCode).toBe(403);
    expect((await browser.get(callback)).statusCode).toBe(303);
    expect((await browser.get(callback)).statusCode).toBe(403);
    const late = await idp.follow(String((await begin(other)).headers.location));
    clock.forward(601);
    expect((await other.get(late)).statusCode).toBe(403);
  });

  it('sends PKCE, state and nonce, and needs the form', async () => {
    const { searchParams } = new URL(String((await begin()).headers.location));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ client_id: clientId, response_type: 'code', code_challenge_method: 'S256', login_hint: eva.email },
      ...Object.fromEntries(
        ['state', 'nonce', 'code_challenge'].map((name) => [name, expect.stringMatching(/^.{43}$/)]),
      ),
    });
    expect((await browser.post('/sign-in/providers', { email: eva.email, csrf: 'x' })).statusCode).toBe(403);
    expect((await begin(browser, '/sign-in', 'eva@example.org')).statusCode).toBe(422);
  });

  it('asks for a sign-in at the provider when a recent one is needed', async () => {
    const maxAge = async (page: string) =>
      new URL(String((await begin(browser, page)).headers.location)).searchParams.get('max_age');
    expect(await maxAge('/sign-in')).toBe('2592000');
    expect(await maxAge('/sign-in?again=1')).toBe('0');
  });

  it('counts a second factor that the provider asked for', async () => {
    const factor = async () => {
      await signIn(new TestBrowser(node));
      const sessions = store.db.selectFrom('sessions').select('second_factor').orderBy('last_used_at', 'desc');
      clock.forward(1);
      return (await sessions.executeTakeFirstOrThrow()).second_factor;
    };
    expect(await factor()).toBe(false);
    idp.people.set('eva', { ...evaThere, amr: ['pwd', 'mfa'] });
    expect(await factor()).toBe(true);
  });

  it('is offered on the sign-in page only if there is a provider', async () => {
    expect((await browser.get('/sign-in')).body).toContain('Use single sign-on');
    await admin('oidc', 'remove', '--name', 'acme');
    expect((await browser.get('/sign-in')).body).not.toContain('single sign-on');
  });

  it('sends requests to public addresses only', async () => {
    const strict = await openNode({ store, clock, log, env: { BASE_URL: baseUrl } });
    const response = await begin(new TestBrowser(strict));
    expect(response.statusCode).toBe(503);
    const logout = await new TestBrowser(strict).post('/sign-in/providers/acme/logout', { logout_token: 'x' });
    expect(logout.statusCode).toBe(503);
  });
});

it('knows nobody of another issuer by the same subject', async () => {
  await signInMia();
  await set('--issuer', 'https://other.example', '--join', `${harbour}:member`);
  expect(await isSignedIn()).toBe(false);
  expect(await store.db.selectFrom('identity_provider_accounts').selectAll().execute()).toEqual([]);
});

it('keeps secrets and refresh tokens when the secret of the service changes', async () => {
  await signInMia();
  const next = 'the next secret of the service, 32 bytes';
  expect(await reencrypt(store.db, `${next}\n${secret}`)).toBeGreaterThanOrEqual(2);
  // The node, which has the former secret alone, may have renewed a refresh token since.
  const failures = await check(`${next}\n${secret}`);
  expect([failures, await isSignedIn()]).toEqual([[], true]);
  await reencrypt(store.db, `${secret}\n${next}`);
});

describe('removal at the provider', () => {
  it('ends sessions and tokens of a person who has left', async () => {
    const hasTokens = await signInWithTokens();
    expect(await check()).toEqual([]);
    expect([await isSignedIn(), await hasTokens()]).toEqual([true, true]);
    idp.people.delete('mia');
    expect(await check()).toEqual([]);
    expect([await isSignedIn(), await hasTokens()]).toEqual([false, false]);
    const before = (await actions()).length;
    await check();
    expect((await actions()).length).toBe(before);
  });

  it('takes the role of a person who has left the group', async () => {
    await set('--join', `${harbour}:member:staff`);
    await signInMia();
    idp.people.set('mia', { ...mia, groups: [] });
    await check();
    expect(await memberOf('mia@example.com')).toEqual([]);
  });

  it.each([
    [
      'a wrong client secret',
      async () => ({ client_secret: await providerSecrets(secret).encrypt(secretId('acme'), 'x') }),
    ],
    ['a wrong client ID', async () => ({ client_id: 'x' })],
  ])('ends nothing with %s', async (_, change) => {
    const hasTokens = await signInWithTokens();
    const values: { client_id?: string; client_secret?: string } = await change();
    await store.db.updateTable('identity_providers').set(values).execute();
    expect(await check()).toHaveLength(1);
    expect([await isSignedIn(), await hasTokens()]).toEqual([true, true]);
  });

  it('ends nothing if a response to a refresh token has no claims', async () => {
    const hasTokens = await signInWithTokens();
    const metadata = await (await fetch(`${idp.issuer}/.well-known/openid-configuration`)).json();
    const bodies = {
      '/.well-known/openid-configuration': { ...metadata, userinfo_endpoint: undefined },
      '/token': { access_token: 'x', token_type: 'Bearer' },
    };
    idp.intercept = async (path) => ({ status: 200, body: bodies[path as keyof typeof bodies] });
    expect(await check()).toEqual([]);
    expect([await isSignedIn(), await hasTokens(), await memberOf('mia@example.com')]).toEqual([
      true,
      true,
      ['member'],
    ]);
  });

  it('ends sessions and tokens when the userinfo endpoint responds with 401', async () => {
    const hasTokens = await signInWithTokens();
    idp.intercept = async (path) => {
      if (path === '/me') idp.people.delete('mia');
      return undefined;
    };
    expect(await check()).toEqual([]);
    expect([await isSignedIn(), await hasTokens()]).toEqual([false, false]);
  });

  it('keeps a rotated refresh token when the userinfo endpoint fails', async () => {
    const hasTokens = await signInWithTokens();
    idp.intercept = async (path) => (path === '/me' ? { status: 503, body: {} } : undefined);
    expect(await check()).toHaveLength(1);
    idp.intercept = async () => undefined;
    expect(await check()).toEqual([]);
    expect([await isSignedIn(), await hasTokens()]).toEqual([true, true]);
  });

  it('skips the other people of a provider that does not respond, and checks those of another one', async () => {
    await set('--join', `${harbour}:member:staff`);
    await signInMia();
    idp.people.set('mia', { ...mia, groups: [] });
    const provider = 'dead';
    const acme = await store.db.selectFrom('identity_providers').selectAll().executeTakeFirstOrThrow();
    const client_secret = await providerSecrets(secret).encrypt(secretId(provider), 'x');
    const values = { ...acme, name: provider, issuer: 'http://127.0.0.1:1', joins: '[]', client_secret };
    await store.db.insertInto('identity_providers').values(values).execute();
    const checked_at = new Date(0).toISOString();
    for (const subject of Array.from({ length: 40 }, (_, index) => `person${index}`)) {
      const account = { email: `${subject}@example.org`, name: subject, password_hash: null, created_at: checked_at };
      const inserted = store.db.insertInto('accounts').values(account).returning('account_id');
      const { account_id } = await inserted.executeTakeFirstOrThrow();
      const refresh_token = await providerSecrets(secret).encrypt(refreshTokenId(provider, subject), 'x');
      await store.db
        .insertInto('identity_provider_accounts')
        .values({ account_id, provider, subject, refresh_token, checked_at })
        .execute();
    }
    expect((await check()).length).toBeLessThan(20);
    expect(await memberOf('mia@example.com')).toEqual([]);
  });

  it('ends nothing if the provider does not respond', async () => {
    const hasTokens = await signInWithTokens();
    await store.db.updateTable('identity_providers').set({ issuer: 'http://127.0.0.1:1' }).execute();
    expect(await check()).toHaveLength(1);
    expect([await isSignedIn(), await hasTokens()]).toEqual([true, true]);
  });

  it('ends one session or all of them by back-channel logout', async () => {
    const hasTokens = await signInWithTokens();
    const second = new TestBrowser(node);
    await signIn(second, undefined, 'mia@example.com');
    const sessions = store.db
      .selectFrom('sessions')
      .select('provider_session')
      .orderBy('created_at')
      .orderBy('id_hash');
    const ids = (await sessions.execute()).map((session) => session.provider_session);
    expect(new Set(ids).size).toBe(2);
    await idp.logOut('mia', String(ids[0]));
    expect([await isSignedIn(), await isSignedIn(second)].toSorted()).toEqual([false, true]);
    await idp.logOut('mia', 'unknown');
    expect([await isSignedIn(), await isSignedIn(second)].toSorted()).toEqual([false, true]);
    const logout = await browser.post('/sign-in/providers/acme/logout', {
      logout_token: await idp.logoutToken({ sub: 'mia' }),
    });
    expect(logout.statusCode).toBe(200);
    expect([await isSignedIn(), await isSignedIn(second), await hasTokens()]).toEqual([false, false, true]);
  });

  it('ends tokens by back-channel logout if the provider issues no refresh tokens', async () => {
    const hasTokens = await signInWithTokens();
    await store.db.updateTable('identity_provider_accounts').set({ refresh_token: null }).execute();
    await browser.post('/sign-in/providers/acme/logout', { logout_token: await idp.logoutToken({ sub: 'mia' }) });
    expect([await isSignedIn(), await hasTokens()]).toEqual([false, false]);
  });

  it('accepts logout tokens of an issuer that an operator has typed with a slash at the end', async () => {
    await set('--issuer', `${idp.issuer}/`, '--join', `${harbour}:member`);
    await signIn();
    const logout_token = await idp.logoutToken();
    const response = await browser.post('/sign-in/providers/acme/logout', { logout_token });
    expect([response.statusCode, await isSignedIn()]).toEqual([200, false]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another client', { aud: 'other' }],
    ['that is old', { iat: 1 }],
    ['without an event', { events: {} }],
    ['with a nonce, as ID tokens have', { nonce: 'x' }],
    ['without an ID', { jti: undefined }],
    ['of nobody', { sub: undefined }],
  ])('refuses a logout token %s', async (_, changed) => {
    await signIn();
    const logout_token = await idp.logoutToken(changed);
    const response = await browser.post('/sign-in/providers/acme/logout', { logout_token });
    expect([response.statusCode, await isSignedIn()]).toEqual([400, true]);
    const other = await browser.post('/sign-in/providers/other/logout', { logout_token: await idp.logoutToken() });
    expect(other.statusCode).toBe(400);
  });

  it('refuses a logout token with an algorithm that the provider does not name', async () => {
    await signIn();
    const logout_token = await idp.logoutToken({}, 'PS256');
    const response = await browser.post('/sign-in/providers/acme/logout', { logout_token });
    expect([response.statusCode, await isSignedIn()]).toEqual([400, true]);
  });
});

describe('admin oidc', () => {
  it.each([
    ['a name', ['--name', 'A b']],
    ['an issuer', ['--issuer', 'login.example.com']],
    ['a role', ['--join', '1:boss']],
    ['an organization', ['--join', '99999:member']],
    ['a domain', ['--domain', 'localhost']],
  ])('refuses %s that is not valid', async (_, options) => {
    await expect(set(...['--join', `${harbour}:member`], ...options)).rejects.toThrow();
  });

  it('takes several domains and organizations', async () => {
    const { organization_id: other } = await addOrganization(store, clock, 'Alder Street', 'owner');
    const joins = [`${harbour}:member`, `${other}:viewer:staff`];
    await set('--domain', 'example.org', ...joins.flatMap((join) => ['--join', join]));
    const { text, data } = await admin('oidc', 'show');
    expect(data).toMatchObject([{ domains: ['example.com', 'example.org'] }]);
    for (const join of joins) expect(text).toContain(join);
  });

  it('shows providers without their secrets', async () => {
    const { text, data } = await admin('oidc', 'show');
    expect(text).toContain(`${harbour}:member`);
    expect(JSON.stringify(data)).not.toContain(clientSecret);
    expect(data).toMatchObject([{ name: 'acme', domains: ['example.com'], issuer: idp.issuer }]);
    const stored = await store.db.selectFrom('identity_providers').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
  });

  it.each([
    ['a domain is dropped', () => setDomain('example.org')],
    ['the provider is removed', () => admin('oidc', 'remove', '--name', 'acme')],
  ])('ends sessions and tokens when %s', async (_, change) => {
    const hasTokens = await signInWithTokens();
    await change();
    expect([await isSignedIn(), await hasTokens()]).toEqual([false, false]);
    expect(await store.db.selectFrom('identity_provider_accounts').selectAll().execute()).toEqual([]);
  });

  it('waits for a sign-in in progress, so that it does not outlast a dropped domain', async () => {
    await signInMia();
    let dropped: Promise<unknown> | undefined;
    await store.db.transaction().execute(async (db) => {
      const person = {
        ...{ subject: 'mia', email: 'mia@example.com', name: 'Mia Berg', groups: [] },
        secondFactor: false,
      };
      const at = { sessionId: null, authenticatedAt: clock.now };
      const provider = { name: 'acme', issuer: idp.issuer };
      const accountId = await provisionPerson({ db, clock: clock.read }, provider, { ...person, ...at });
      dropped = setDomain('example.org');
      await setTimeout(200);
      const session = { id_hash: 'x', account_id: accountId, created_at: clock.now.toISOString() };
      await db
        .insertInto('sessions')
        .values({ ...session, expires_at: clock.now.toISOString() })
        .execute();
    });
    await dropped;
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('ends the memberships of an organization that is dropped, except that of the last owner', async () => {
    const { organization_id: pine } = await addOrganization(store, clock, 'Pine', 'owner');
    await set('--join', `${harbour}:member`, '--join', `${pine}:member`);
    await signIn();
    await signInMia();
    expect(await memberOf('mia@example.com', pine)).toEqual(['member']);
    await set();
    expect([await memberOf('mia@example.com', pine), await memberOf('mia@example.com')]).toEqual([[], ['member']]);
    expect(await memberOf(eva.email, pine)).toEqual(['owner']);
    const audit = store.db.selectFrom('audit_log').select('actor').where('action', '=', 'member.removed');
    expect(await audit.where('organization_id', '=', pine).execute()).toEqual([
      { actor: { type: 'operator', name: 'olga' } },
    ]);
  });

  it('records the client and who joins an organization, without the secret', async () => {
    await set('--join', `${harbour}:member`, '--join', `${harbour}:owner:admins`, '--groups-claim', 'roles');
    const { details } = (await entries()).at(-1) ?? {};
    expect(details).toEqual({
      ...{ identity_provider: 'acme', issuer: idp.issuer, client_id: clientId, domains: ['example.com'] },
      ...{ groups_claim: 'roles', joins: [`${harbour}:member`, `${harbour}:owner:admins`] },
    });
  });

  it('gives a domain to one provider', async () => {
    await expect(
      set('--name', 'other', '--issuer', 'https://other.example', '--join', `${harbour}:member`),
    ).rejects.toThrow();
  });
});

it('lets a person of the provider accept an invitation of another organization without a password', async () => {
  await signInMia();
  const { organization_id: other, id } = await addOrganization(store, clock, 'Pine', 'owner');
  const inviting = { db: store.db, clock: clock.read, baseUrl };
  const action = {
    member: { memberId: id, name: eva.name, email: eva.email },
    origin: { ip: '203.0.113.7', user_agent: null, request_id: 'req_1' },
  };
  const invited = { email: 'mia@example.com', role: 'viewer' } as const;
  const { pathname } = new URL((await createInvitation(inviting, other, invited, action)).link);
  const stranger = new TestBrowser(node);
  const form = { ...formOf(await stranger.get(pathname)), name: 'Mia', password: 'correct horse battery' };
  expect((await stranger.post(pathname, form)).statusCode).toBe(422);
  expect((await browser.get(pathname)).body).not.toContain('type="password"');
  const joined = await browser.post(pathname, formOf(await browser.get(pathname)));
  expect(joined.headers.location).toBe(`/dashboard/${other}`);
  expect(await isSignedIn()).toBe(true);
});
