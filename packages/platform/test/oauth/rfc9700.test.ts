import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, locationOf } from './http-browser.ts';
import {
  approve,
  authorizeUrl,
  type Changes,
  callApi,
  credentials,
  newCode,
  newPkce,
  newState,
  newTokens,
  ownTokenForm,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer, redirectUri, type TestApplication } from './oauth-server.ts';

/** RFC 9700, requirement by requirement. Those that do not apply stand with their reasons in decision 0015. */
const decision = new URL('../../../docs/decisions/0015-authorization-server.md', import.meta.url);

test('decision 0015 names the tests of this file', () => {
  const [, table = ''] = readFileSync(decision, 'utf8').split('| section | tests |');
  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const tests = readFileSync(import.meta.filename, 'utf8');
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(tests).toContain(name);
});

let server: OAuthServer;
let organizationId: number;
let browser: Browser;
let application: TestApplication;
let withoutSecret: TestApplication;
let ownApplication: TestApplication;

beforeAll(async () => {
  server = await OAuthServer.open();
  organizationId = await server.organization('Harbour');
  browser = await server.browserOf(await server.person(organizationId));
  application = await server.application(organizationId);
  withoutSecret = await server.application(organizationId, { withSecret: false });
  ownApplication = await server.application(organizationId, { type: 'private' });
});
afterAll(() => server.close());

const authorize = (one: TestApplication, changes: Changes = {}) =>
  fetch(server.baseUrl + authorizeUrl(one, changes), { redirect: 'manual' });
const errorOf = async (one: TestApplication, changes: Changes) =>
  new URL(locationOf(await authorize(one, changes))).searchParams.get('error');
const tokenError = async (form: Changes) => (await postToken(server, form)).body.error;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const consentPage = async () => browser.get(locationOf(await browser.get(authorizeUrl(application))));

describe('2.1 and 4.1: redirection', () => {
  test.each([
    `${redirectUri}/`,
    `${redirectUri}?x`,
    `${redirectUri}/../x`,
    redirectUri.toUpperCase(),
    `${redirectUri}%20`,
  ])('a redirect URL is compared as a text: %s is another one', async (redirect_uri) => {
    const { status, headers } = await authorize(application, { redirect_uri });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  test.each(['http://app.example/callback', 'http://127.0.0.1.evil.example/'])(
    '2.6: codes leave by https, or to this machine: %s cannot be registered',
    async (url) => {
      await expect(server.application(organizationId, { redirectUris: [url] })).rejects.toMatchObject({
        code: 'validation_failed',
      });
    },
  );

  test('4.11.2: the authorization server is no open redirector', async () => {
    for (const changes of [{ client_id: 'app_x' }, { redirect_uri: 'https://evil.example' }]) {
      const { status, headers } = await authorize(application, changes);
      expect([status, headers.get('location')]).toEqual([400, null]);
    }
  });

  test('4.11.2: no code leaves before the person was authenticated and asked', async () => {
    const { headers } = await authorize(application);
    expect(headers.get('location')).toMatch(/^\/oauth\/consent\//);
  });

  test('4.7: an authorization request without state is refused', async () => {
    expect(await errorOf(application, { state: undefined })).toBe('invalid_request');
  });

  test('4.4.2.1: the answer names its issuer, against mix-up', async () => {
    const location = await approve(browser, authorizeUrl(application), organizationId);
    expect(location.searchParams.get('iss')).toBe(server.baseUrl);
    const refused = new URL(locationOf(await authorize(application, { scope: 'deals.read' })));
    expect(refused.searchParams.get('iss')).toBe(server.baseUrl);
  });

  test('4.12: a browser is sent on with 303, so that no form is sent on', async () => {
    const started = await browser.get(authorizeUrl(application));
    expect(started.status).toBe(303);
    const page = await browser.get(locationOf(started));
    const csrf = /name="csrf" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const form = { csrf, decision: 'approve', organization_id: String(organizationId) };
    const answered = await browser.post(locationOf(started), form);
    expect(answered.status).toBe(303);
    expect((await browser.get(locationOf(answered))).status).toBe(303);
  });
});

describe('2.1.1, 4.5 and 4.8: codes', () => {
  test('PKCE is required of applications without a secret', async () => {
    expect(await errorOf(withoutSecret, {})).toBe('invalid_request');
  });

  test('a method that shows the verifier is refused', async () => {
    const plain = { code_challenge: newPkce().challenge, code_challenge_method: 'plain' };
    expect(await errorOf(application, plain)).toBe('invalid_request');
  });

  test('a challenge makes the verifier required', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect(await tokenError({ ...form, code_verifier: undefined })).toBe('invalid_grant');
    expect(await tokenError({ ...form, code_verifier: newPkce().verifier })).toBe('invalid_grant');
  });

  test('4.8: a verifier without a challenge is refused, against downgrade', async () => {
    const code = (await approve(browser, authorizeUrl(application), organizationId)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', ...credentials(application), code, redirect_uri: redirectUri };
    expect(await tokenError({ ...form, code_verifier: newPkce().verifier })).toBe('invalid_grant');
    expect((await postToken(server, form)).status).toBe(200);
  });

  test('4.5: a code is good for the application alone that it was given to', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect(await tokenError({ ...form, ...credentials(withoutSecret), client_secret: undefined })).toBe(
      'invalid_grant',
    );
  });

  test('a code is good once', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect((await postToken(server, form)).status).toBe(200);
    expect(await tokenError(form)).toBe('invalid_grant');
  });

  test('PKCE can be found in the metadata (2.6: RFC 8414)', async () => {
    const response = await fetch(`${server.baseUrl}/.well-known/oauth-authorization-server`);
    expect(await response.json()).toMatchObject({ code_challenge_methods_supported: ['S256'] });
  });
});

describe('2.1.2 and 2.4: grants that are not there', () => {
  test.each(['token', 'code token', 'id_token'])('no implicit grant: %s', async (response_type) => {
    expect(await errorOf(application, { response_type })).toBe('unsupported_response_type');
  });

  test('no password grant', async () => {
    const form = { grant_type: 'password', ...credentials(application), username: 'x', password: 'y' };
    expect(await tokenError(form)).toBe('unsupported_grant_type');
  });
});

describe('2.2.2 and 4.14: refresh tokens', () => {
  test('rotate, and one that comes again ends the family', async () => {
    const first = await newTokens(server, browser, withoutSecret, organizationId);
    const { body: second } = await postToken(server, refreshForm(withoutSecret, first.refresh_token));
    expect(await tokenError(refreshForm(withoutSecret, first.refresh_token))).toBe('invalid_grant');
    expect(await tokenError(refreshForm(withoutSecret, second.refresh_token))).toBe('invalid_grant');
    expect(await callApi(server, organizationId, second.access_token)).toBe('token_revoked');
  });

  test('are bound to the application, the scopes and the organization that were granted', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    expect(await tokenError(refreshForm(withoutSecret, refresh_token))).toBe('invalid_grant');
    const more = { ...refreshForm(application, refresh_token), scope: 'tasks.read tasks.write' };
    expect(await tokenError(more)).toBe('invalid_scope');
    const { body } = await postToken(server, { ...refreshForm(application, refresh_token), organization_id: '99' });
    expect(claimsOf(body.access_token).organization_id).toBe(organizationId);
  });

  test('end when they have not been used for long', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    await server.store.db
      .updateTable('oauth_artifacts')
      .set(({ ref }) => ({ payload: JSON.stringify({}), expires_at: ref('created_at') }))
      .where('model', '=', 'RefreshToken')
      .execute();
    expect(await tokenError(refreshForm(application, refresh_token))).toBe('invalid_grant');
  });
});

describe('2.3 and 4.9: what an access token may do', () => {
  test('it is for one audience, one organization and the scopes alone that were granted', async () => {
    const { access_token } = await newTokens(server, browser, application, organizationId);
    expect(claimsOf(access_token)).toMatchObject({
      aud: server.baseUrl,
      organization_id: organizationId,
      scope: 'tasks.read',
    });
    const url = `${server.baseUrl}/api/v1/${organizationId}/contacts`;
    const { status } = await fetch(url, { headers: { authorization: `Bearer ${access_token}` } });
    expect(status).toBe(403);
  });

  test('4.9.2: what is kept of codes and refresh tokens is no use to who reads it', async () => {
    const { code } = await newCode(browser, application, organizationId);
    const { access_token, refresh_token } = await newTokens(server, browser, application, organizationId);
    const rows = JSON.stringify([
      await server.store.db.selectFrom('oauth_artifacts').selectAll().execute(),
      await server.store.db.selectFrom('access_tokens').selectAll().execute(),
      await server.store.db.selectFrom('application_secrets').selectAll().execute(),
    ]);
    for (const each of [code, access_token, refresh_token, application.clientSecret]) expect(rows).not.toContain(each);
  });

  test('4.3.2: it is not taken from a query', async () => {
    const { access_token } = await newTokens(server, browser, application, organizationId);
    const { status } = await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks?access_token=${access_token}`);
    expect([400, 401]).toContain(status);
  });

  test('4.15: an application that acts for itself cannot be taken for a person', async () => {
    const { body } = await postToken(server, ownTokenForm(ownApplication));
    const { access_token } = await newTokens(server, browser, application, organizationId);
    expect(claimsOf(body.access_token).sub).toMatch(/^app_/);
    expect(claimsOf(access_token).sub).toMatch(/^\d+$/);
  });
});

describe('2.5: the authentication of applications', () => {
  test('it is enforced where there is a secret', async () => {
    expect(await tokenError({ ...ownTokenForm(ownApplication), client_secret: undefined })).toBe('invalid_client');
    expect(await tokenError({ ...ownTokenForm(ownApplication), client_secret: 'wrong' })).toBe('invalid_client');
  });
});

describe('2.6, 4.2, 4.13 and 4.16: browsers and proxies', () => {
  test('2.6: the authorization endpoint allows no cross-origin requests', async () => {
    const url = server.baseUrl + authorizeUrl(application);
    const { headers } = await fetch(url, { redirect: 'manual', headers: { origin: 'https://spa.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('4.2.4: the pages load nothing of others, and tell nobody where the browser was', async () => {
    const { headers } = await consentPage();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('4.16: the pages cannot be framed', async () => {
    const { headers } = await consentPage();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('4.13: headers of a proxy that nobody has named are not believed', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' };
    const url = authorizeUrl(application, { scope: 'deals.read', state: newState() });
    const location = new URL(locationOf(await browser.get(url, headers)));
    expect(location.searchParams.get('iss')).toBe(server.baseUrl);
    expect(locationOf(await browser.get(authorizeUrl(application), headers))).toMatch(/^\/oauth\/consent\//);
  });
});
