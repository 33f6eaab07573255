import type { schemas } from '@worklane/contract/dashboard';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { fakeTextRecords } from '../environment/fake-text-records.ts';
import { checkAccounts } from '../identity/check-accounts.ts';
import { clientId, clientSecret, OpenIdProvider } from '../identity/openid-provider.ts';
import { formOf, TestBrowser } from '../identity/test-browser.ts';
import { secret } from '../identity/test-node.ts';
import { openDashboard, type Team, type TeamMember } from './test-dashboard.ts';

const baseUrl = 'http://127.0.0.1:4000';
/** Nobody else in the shared database has such an address. */
const domain = 'sso.example';
let team: Team;
let idp: OpenIdProvider;
let records: Record<string, string[][]>;

const dashboard = await openDashboard({ env: { WEBHOOK_LOOPBACK_HTTP: 'true', RATE_LIMIT_REQUESTS: '1000000' } });
const other = await dashboard.team('Alder Street');
const restoreRecords = fakeTextRecords((name) => records[name]);
afterAll(() => restoreRecords());
beforeEach(async () => {
  team = await dashboard.team();
  idp = await OpenIdProvider.start({ baseUrl, name: `organization-${team.id}` });
  records = { [`_worklane.${domain}`]: [['v=other'], splitInTwo((await settings()).domain_record)] };
});
afterEach(() => dashboard.store.db.deleteFrom('identity_providers').execute());

/** A long record comes in parts (RFC 7208, section 3.3). */
const splitInTwo = (text: string) => [text.slice(0, 10), text.slice(10)];

const wanted = (changed: object = {}) => ({
  ...{ issuer: idp.issuer, client_id: clientId, client_secret: clientSecret, domains: [domain] },
  joins: [{ role: 'member' }, { role: 'owner', group: 'admins' }],
  ...changed,
});

const call = (
  id: 'getIdentityProvider' | 'replaceIdentityProvider' | 'testIdentityProvider' | 'deleteIdentityProvider',
  body?: object,
  who: TeamMember = team.owner,
  of: Team = team,
) => dashboard.call(who, id, { path: { organization_id: of.id }, ...(body && { body }) });

const settings = async () => (await call('getIdentityProvider')).json<schemas.IdentityProviderSettings>();

const errorsOf = async (...parameters: Parameters<typeof call>) => {
  const response = await call(...parameters);
  const problem = response.json();
  return [
    response.statusCode,
    problem.errors?.map(({ pointer, detail }: { pointer: string; detail: string }) => [pointer, detail]),
  ];
};

const claimsOf = (subject: string, groups: string[]) => ({
  ...{ email: `${subject}@${domain}`, email_verified: true, name: subject, groups },
});

async function signIn(subject: string, groups: string[] = []): Promise<TestBrowser> {
  idp.current = subject;
  idp.people.set(subject, claimsOf(subject, groups));
  const browser = new TestBrowser(dashboard.node);
  await browser.get(await idp.follow(await begin(browser, subject)));
  return browser;
}

/** @returns the URL of the sign-in page of the provider */
async function begin(browser: TestBrowser, subject: string): Promise<string> {
  const form = formOf(await browser.get('/sign-in?return_to=/account'));
  const begun = await browser.post('/sign-in/providers', { ...form, email: `${subject}@${domain}` });
  return String(begun.headers.location);
}

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;

const entries = async () =>
  (await dashboard.audited(team.id))
    .filter(({ action }) => action.startsWith('identity_provider.'))
    .map(({ action, actor, details }) => ({ action, actor, details }));

it('signs people of a proved domain in, with the roles of their groups, until it is removed', async () => {
  expect((await settings()).provider).toBeNull();
  expect((await call('testIdentityProvider', wanted())).statusCode).toBe(204);
  expect((await settings()).provider).toBeNull();
  const stored = await call('replaceIdentityProvider', wanted());
  const { client_secret: _, ...shown } = wanted();
  expect(stored.json()).toMatchObject({
    redirect_uri: `${baseUrl}/sign-in/providers/organization-${team.id}/callback`,
    provider: { ...shown, groups_claim: 'groups' },
  });
  expect(stored.body).not.toContain(clientSecret);

  const [anna, ola] = [await signIn('anna'), await signIn('ola', ['admins'])];
  expect(await Promise.all([anna, ola].map(isSignedIn))).toEqual([true, true]);
  const members = await dashboard.call(team.owner, 'listOrganizationMembers', { path: { organization_id: team.id } });
  const roles = members.json<schemas.OrganizationMemberList>().data.map(({ email, role }) => [email, role]);
  expect(roles).toEqual(
    expect.arrayContaining([
      [`anna@${domain}`, 'member'],
      [`ola@${domain}`, 'owner'],
    ]),
  );

  expect((await call('deleteIdentityProvider')).statusCode).toBe(204);
  expect(await Promise.all([anna, ola].map(isSignedIn))).toEqual([false, false]);
  expect((await settings()).provider).toBeNull();
  expect((await call('deleteIdentityProvider')).statusCode).toBe(404);
  const actor = expect.objectContaining({ type: 'member', email: team.owner.email });
  expect(await entries()).toEqual([
    {
      action: 'identity_provider.set',
      actor,
      details: expect.objectContaining({ domains: [domain], joins: ['member', 'owner:admins'] }),
    },
    { action: 'identity_provider.removed', actor, details: expect.objectContaining({ issuer: idp.issuer }) },
  ]);
  expect(JSON.stringify(await entries())).not.toContain(clientSecret);
});

it.each<[string, () => Promise<object> | object, string]>([
  ['an issuer that is none', () => ({ issuer: 'http://127.0.0.1:1' }), '/issuer'],
  ['an issuer that is no URL of http', () => ({ issuer: 'data:text/plain,x' }), '/issuer'],
  ['another client', () => ({ client_id: 'other' }), '/client_id'],
  ['a wrong secret', () => ({ client_secret: 'wrong' }), '/client_id'],
  ['no secret, where the client has one', () => ({ client_secret: undefined }), '/client_id'],
  ['a domain without a record', () => ({ domains: [domain, 'another.example'] }), '/domains/1'],
  [
    'the record of another organization',
    async () => {
      const theirs = (await call('getIdentityProvider', undefined, other.owner, other)).json().domain_record;
      records[`_worklane.${domain}`] = [[theirs]];
      return {};
    },
    '/domains/0',
  ],
])('is neither tested nor stored with %s', async (_, change, pointer) => {
  const body = wanted(await change());
  for (const id of ['testIdentityProvider', 'replaceIdentityProvider'] as const) {
    expect(await errorsOf(id, body)).toEqual([422, [[pointer, expect.any(String)]]]);
  }
  expect((await settings()).provider).toBeNull();
  expect(await entries()).toEqual([]);
});

it('signs in nobody who has not entered an address of its domains', async () => {
  await call('replaceIdentityProvider', wanted());
  const browser = new TestBrowser(dashboard.node);
  const form = formOf(await browser.get('/sign-in'));
  for (const email of ['', 'anna@other.example']) {
    expect((await browser.post('/sign-in/providers', { ...form, email })).statusCode).toBe(422);
  }
});

it('cannot take the domain of another provider', async () => {
  await call('replaceIdentityProvider', wanted());
  records[`_worklane.${domain}`]?.push([
    (await call('getIdentityProvider', undefined, other.owner, other)).json().domain_record,
  ]);
  const taken = [['/domains/0', expect.stringContaining('another provider')]];
  expect(await errorsOf('replaceIdentityProvider', wanted(), other.owner, other)).toEqual([422, taken]);
});

it('keeps the secret that is not sent again, and sends it to no other issuer', async () => {
  await call('replaceIdentityProvider', wanted());
  const { client_secret: _, ...kept } = wanted({ joins: [{ role: 'viewer' }] });
  expect((await call('replaceIdentityProvider', kept)).json().provider.joins).toEqual([{ role: 'viewer' }]);
  await signIn('anna');
  const thief = await OpenIdProvider.start({ baseUrl, name: `organization-${team.id}` });
  const headers: (string | undefined)[] = [];
  thief.intercept = async (path, authorization) => {
    if (path === '/token') headers.push(authorization);
    return undefined;
  };
  expect((await call('testIdentityProvider', { ...kept, issuer: thief.issuer })).statusCode).toBe(422);
  expect(headers).toEqual([undefined]);
});

it('signs people in with oauth2-mock-server, and out when it refuses their refresh token', async () => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  server.issuer.url = `http://127.0.0.1:${server.address().port}`;
  // Its only person.
  const person = claimsOf('johndoe', ['admins']);
  server.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, person));
  const body = wanted({ issuer: server.issuer.url });
  expect((await call('replaceIdentityProvider', body)).statusCode).toBe(200);
  const browser = new TestBrowser(dashboard.node);
  const response = await fetch(await begin(browser, 'johndoe'), { redirect: 'manual' });
  const { pathname, search } = new URL(String(response.headers.get('location')));
  expect((await browser.get(pathname + search)).headers.location).toBe('/account');
  expect(await isSignedIn(browser)).toBe(true);

  const check = () => checkAccounts(dashboard.store, dashboard.clock.read, secret);
  expect([await check(), await isSignedIn(browser)]).toEqual([[], true]);
  server.service.on('beforeResponse', (refusal) =>
    Object.assign(refusal, { statusCode: 400, body: { error: 'invalid_grant' } }),
  );
  expect([await check(), await isSignedIn(browser)]).toEqual([[], false]);
  await server.stop();
});
