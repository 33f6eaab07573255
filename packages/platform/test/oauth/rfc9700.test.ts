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

/** The requirements of RFC 9700. Decision 0015 lists the tests, and why other requirements do not apply. */
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

describe('2.1 and 4.1: redirect URIs', () => {
  test.each([
    `${redirectUri}/`,
    `${redirectUri}?x`,
    `${redirectUri}/../x`,
    redirectUri.toUpperCase(),
    `${redirectUri}%20`,
  ])('redirect URIs are compared as strings: %s does not match', async (redirect_uri) => {
    const { status, headers } = await authorize(application, { redirect_uri });
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

  test.each(['http://app.example/callback', 'http://127.0.0.1.evil.example/'])(
    '2.6: redirect URIs must use https or a loopback host: %s is rejected',
    async (url) => {
      await expect(server.application(organizationId, { redirectUris: [url] })).rejects.toMatchObject({
        code: 'validation_failed',
      });
    },
  );

  test('4.11.2: the authorization server is not an open redirector', async () => {
    for (const changes of [{ client_id: 'app_x' }, { redirect_uri: 'https://evil.example' }]) {
      const { status, headers } = await authorize(application, changes);
      expect([status, headers.get('location')]).toEqual([400, null]);
    }
  });

  test('4.11.2: no code is issued before sign-in and consent', async () => {
    const { headers } = await authorize(application);
    expect(headers.get('location')).toMatch(/^\/oauth\/consent\//);
  });

  test('4.7: an authorization request without state is rejected', async () => {
    expect(await errorOf(application, { state: undefined })).toBe('invalid_request');
  });

  test('4.4.2.1: the authorization response contains the issuer', async () => {
    const location = await approve(browser, authorizeUrl(application), organizationId);
    expect(location.searchParams.get('iss')).toBe(server.baseUrl);
    const rejected = new URL(locationOf(await authorize(application, { scope: 'deals.read' })));
    expect(rejected.searchParams.get('iss')).toBe(server.baseUrl);
  });

  test('4.12: browsers are redirected with 303, so that forms are not resent', async () => {
    const started = await browser.get(authorizeUrl(application));
    expect(started.status).toBe(303);
    const page = await browser.get(locationOf(started));
    const csrf = /name="csrf" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const form = { csrf, decision: 'approve', organization_id: String(organizationId) };
    const submitted = await browser.post(locationOf(started), form);
    expect(submitted.status).toBe(303);
    expect((await browser.get(locationOf(submitted))).status).toBe(303);
  });
});

describe('2.1.1, 4.5 and 4.8: authorization codes', () => {
  test('PKCE is required for clients without a secret', async () => {
    expect(await errorOf(withoutSecret, {})).toBe('invalid_request');
  });

  test('the plain challenge method is rejected', async () => {
    const plain = { code_challenge: newPkce().challenge, code_challenge_method: 'plain' };
    expect(await errorOf(application, plain)).toBe('invalid_request');
  });

  test('the verifier is required if there was a challenge', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect(await tokenError({ ...form, code_verifier: undefined })).toBe('invalid_grant');
    expect(await tokenError({ ...form, code_verifier: newPkce().verifier })).toBe('invalid_grant');
  });

  test('4.8: a verifier without a challenge is rejected', async () => {
    const code = (await approve(browser, authorizeUrl(application), organizationId)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', ...credentials(application), code, redirect_uri: redirectUri };
    expect(await tokenError({ ...form, code_verifier: newPkce().verifier })).toBe('invalid_grant');
    expect((await postToken(server, form)).status).toBe(200);
  });

  test('4.5: a code is valid only for its client', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect(await tokenError({ ...form, ...credentials(withoutSecret), client_secret: undefined })).toBe(
      'invalid_grant',
    );
  });

  test('a code can be used only once', async () => {
    const { form } = await newCode(browser, application, organizationId);
    expect((await postToken(server, form)).status).toBe(200);
    expect(await tokenError(form)).toBe('invalid_grant');
  });

  test('the metadata announces PKCE (2.6: RFC 8414)', async () => {
    const response = await fetch(`${server.baseUrl}/.well-known/oauth-authorization-server`);
    expect(await response.json()).toMatchObject({ code_challenge_methods_supported: ['S256'] });
  });
});

describe('2.1.2 and 2.4: unsupported grants', () => {
  test.each(['token', 'code token', 'id_token'])('the implicit grant is not supported: %s', async (response_type) => {
    expect(await errorOf(application, { response_type })).toBe('unsupported_response_type');
  });

  test('the password grant is not supported', async () => {
    const form = { grant_type: 'password', ...credentials(application), username: 'x', password: 'y' };
    expect(await tokenError(form)).toBe('unsupported_grant_type');
  });
});

describe('2.2.2 and 4.14: refresh tokens', () => {
  test('are rotated, and reuse revokes the family', async () => {
    const first = await newTokens(server, browser, withoutSecret, organizationId);
    const { body: replaced } = await postToken(server, refreshForm(withoutSecret, first.refresh_token));
    const { body: second } = await postToken(server, refreshForm(withoutSecret, replaced.refresh_token));
    expect(await tokenError(refreshForm(withoutSecret, first.refresh_token))).toBe('invalid_grant');
    expect(await tokenError(refreshForm(withoutSecret, second.refresh_token))).toBe('invalid_grant');
    expect(await callApi(server, organizationId, second.access_token)).toBe('token_revoked');
  });

  test('are bound to the granted client, scopes and organization', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    expect(await tokenError(refreshForm(withoutSecret, refresh_token))).toBe('invalid_grant');
    const more = { ...refreshForm(application, refresh_token), scope: 'tasks.read tasks.write' };
    expect(await tokenError(more)).toBe('invalid_scope');
    const { body } = await postToken(server, { ...refreshForm(application, refresh_token), organization_id: '99' });
    expect(claimsOf(body.access_token).organization_id).toBe(organizationId);
  });

  test('expire when they are not used', async () => {
    const { refresh_token } = await newTokens(server, browser, application, organizationId);
    await server.store.db
      .updateTable('oauth_artifacts')
      .set(({ ref }) => ({ payload: JSON.stringify({}), expires_at: ref('created_at') }))
      .where('model', '=', 'RefreshToken')
      .execute();
    expect(await tokenError(refreshForm(application, refresh_token))).toBe('invalid_grant');
  });
});

describe('2.3 and 4.9: access tokens', () => {
  test('are restricted to one audience, one organization and the granted scopes', async () => {
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

  test('4.9.2: stored codes and refresh tokens are hashed', async () => {
    const { code } = await newCode(browser, application, organizationId);
    const { access_token, refresh_token } = await newTokens(server, browser, application, organizationId);
    const rows = JSON.stringify([
      await server.store.db.selectFrom('oauth_artifacts').selectAll().execute(),
      await server.store.db.selectFrom('access_tokens').selectAll().execute(),
      await server.store.db.selectFrom('application_secrets').selectAll().execute(),
    ]);
    for (const each of [code, access_token, refresh_token, application.clientSecret]) expect(rows).not.toContain(each);
  });

  test('4.3.2: are not accepted in a query', async () => {
    const { access_token } = await newTokens(server, browser, application, organizationId);
    const { status } = await fetch(`${server.baseUrl}/api/v1/${organizationId}/tasks?access_token=${access_token}`);
    expect([400, 401]).toContain(status);
  });

  test('4.15: the subject of a client cannot be confused with a member', async () => {
    const { body } = await postToken(server, ownTokenForm(ownApplication));
    const { access_token } = await newTokens(server, browser, application, organizationId);
    expect(claimsOf(body.access_token).sub).toMatch(/^app_/);
    expect(claimsOf(access_token).sub).toMatch(/^\d+$/);
  });
});

describe('2.5: client authentication', () => {
  test('is required for clients with a secret', async () => {
    expect(await tokenError({ ...ownTokenForm(ownApplication), client_secret: undefined })).toBe('invalid_client');
    expect(await tokenError({ ...ownTokenForm(ownApplication), client_secret: 'wrong' })).toBe('invalid_client');
  });
});

describe('2.6, 4.2, 4.13 and 4.16: browsers and proxies', () => {
  test('2.6: the authorization endpoint does not allow cross-origin requests', async () => {
    const url = server.baseUrl + authorizeUrl(application);
    const { headers } = await fetch(url, { redirect: 'manual', headers: { origin: 'https://spa.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('4.2.4: the pages load nothing from other origins and send no referrer', async () => {
    const { headers } = await consentPage();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('4.16: the pages cannot be framed', async () => {
    const { headers } = await consentPage();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('4.13: forwarded headers are trusted only from configured proxies', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' };
    const url = authorizeUrl(application, { scope: 'deals.read', state: newState() });
    const location = new URL(locationOf(await browser.get(url, headers)));
    expect(location.searchParams.get('iss')).toBe(server.baseUrl);
    expect(locationOf(await browser.get(authorizeUrl(application), headers))).toMatch(/^\/oauth\/consent\//);
  });
});
