import { describe, expect, test, vi } from 'vitest';
import { Refusal, SharedPool } from '../../src/http/shared-pools.ts';
import { Browser, locationOf } from './http-browser.ts';
import { authorizeUrl, type Changes, expectDocumented } from './oauth-requests.ts';
import { OAuthServer, redirectUri } from './oauth-server.ts';

const server = await OAuthServer.open();
const organizationId = await server.organization('Harbour');
const application = await server.application(organizationId, {
  redirectUris: [redirectUri, `${redirectUri}?tenant=7`, 'http://127.0.0.1:8123/cb', 'com.example.app:/callback'],
});

const send = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.baseUrl}${url}`, { redirect: 'manual', headers });
  const text = await response.text();
  expectDocumented('authorize', response, text);
  return { response, text };
};

/** Returns the target and the parameters of an error redirect. */
const errorRedirect = async (url: string) => {
  const { response } = await send(url);
  expect(response.status).toBe(303);
  const location = new URL(locationOf(response));
  return { to: location.href.split('?')[0], ...Object.fromEntries(location.searchParams) };
};

test('each authorization request that is stored takes a place of its address and its application', async () => {
  const take = vi.spyOn(SharedPool.prototype, 'take');
  await send(authorizeUrl(application));
  await send(authorizeUrl(application, { scope: 'deals.write' }));
  expect(take.mock.calls).toEqual([[{ address: '127.0.0.1', principal: application.clientId }]]);
  take.mockImplementation(() => {
    throw new Refusal({ pool: 'authorization_requests', limit: 'share' }, 'rate_limited', 'Try again later.');
  });
  const { response, text } = await send(authorizeUrl(application), { accept: 'application/json' });
  expect([response.status, JSON.parse(text).code]).toEqual([429, 'rate_limited']);
  take.mockRestore();
});

describe('the authorization endpoint does not redirect', () => {
  test.each<[string, Changes]>([
    ['another query', { redirect_uri: `${redirectUri}?tenant=8` }],
    ['a client ID with NUL', { client_id: 'app\0' }],
    ['no client, redirect URI and state', { client_id: undefined, redirect_uri: undefined, state: undefined }],
  ])('with %s', async (_what, changes) => {
    const { response } = await send(authorizeUrl(application, changes), { accept: 'application/json' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test.each(['client_id', 'redirect_uri'])('with a repeated %s', async (name) => {
    const { response } = await send(`${authorizeUrl(application)}&${name}=x`);
    expect(response.status).toBe(400);
  });

  test('but shows an error page that cannot be framed', async () => {
    const url = authorizeUrl(application, { redirect_uri: 'https://evil.example/' });
    const { response, text } = await send(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(response.status).toBe(400);
    expect(text).toContain('redirect_uri does not match');
    expect(text).not.toContain('evil.example');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

describe('a redirect URI', () => {
  test('may contain characters that need no encoding in a query', async () => {
    const redirect_uri = `${redirectUri}?tenant=7`;
    const url = authorizeUrl(application, { redirect_uri, scope: undefined });
    const plain = url.replace(encodeURIComponent(redirect_uri), redirect_uri.replace('=', '%3D'));
    expect(plain.split('?')).toHaveLength(3);
    expect(await errorRedirect(plain)).toMatchObject({ to: redirectUri, tenant: '7', state: expect.any(String) });
  });

  test.each(['http://127.0.0.1:8123/cb', 'com.example.app:/callback'])(
    '%s is accepted as registered',
    async (redirect_uri) => {
      const { response } = await send(authorizeUrl(application, { redirect_uri }));
      expect(locationOf(response)).toMatch(/^\/oauth\/consent\//);
      expect(await errorRedirect(authorizeUrl(application, { redirect_uri, scope: undefined }))).toMatchObject({
        to: redirect_uri,
      });
    },
  );
});

test('the authorization endpoint ignores unknown parameters', async () => {
  const unknown = {
    ...{
      prompt: 'none',
      response_mode: 'form_post',
      request: 'e30.e30.',
      request_uri: 'https://x.example',
      nonce: 'n',
    },
    ...{ claims: '{}', max_age: '0', id_token_hint: 'x', registration: '{}' },
  };
  const { response } = await send(authorizeUrl(application, unknown));
  expect(locationOf(response)).toMatch(/^\/oauth\/consent\//);
});

test('host headers of a request do not change URLs or cookies', async () => {
  const browser = new Browser(server.baseUrl);
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' };
  const interactions = server.store.db.selectFrom('oauth_artifacts').selectAll().where('model', '=', 'Interaction');
  const others = new Set((await interactions.execute()).map(({ id_hash }) => id_hash));
  const started = await browser.get(authorizeUrl(application), headers);
  const ours = (await interactions.execute()).find(({ id_hash }) => !others.has(id_hash));
  expect(ours?.payload.returnTo).toMatch(new RegExp(`^${server.baseUrl}/oauth/authorize/`));
  expect(JSON.stringify(ours)).not.toContain('evil.example');
  expect(locationOf(started)).toMatch(/^\/oauth\/consent\//);
});

test('cookies are HttpOnly, SameSite and signed', async () => {
  const browser = new Browser(server.baseUrl);
  await browser.get(authorizeUrl(application));
  expect(browser.received.length).toBe(4);
  for (const cookie of browser.received) {
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
    expect(cookie).toMatch(/path=\/oauth\/(consent|authorize)\//);
    expect(cookie).not.toMatch(/secure/i);
  }
  expect(browser.received.filter((cookie) => /^\w+\.sig=/.test(cookie))).toHaveLength(2);
});

test('cookies are Secure, which their names require, with an https base URL', async () => {
  const { store } = server;
  const secure = await OAuthServer.open({ store, env: { BASE_URL: 'https://worklane.example' } });
  const browser = new Browser(secure.listensOn);
  await browser.get(authorizeUrl(application));
  expect(browser.received).toHaveLength(4);
  for (const cookie of browser.received) expect(cookie).toMatch(/^__Secure-worklane_.*; secure/i);
});

test('the authorization endpoint allows no preflight request', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' };
  const preflight = await fetch(`${server.baseUrl}/oauth/authorize`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test('the authorization endpoint accepts HEAD', async () => {
  const { status, headers } = await fetch(server.baseUrl + authorizeUrl(application), {
    method: 'HEAD',
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([303, expect.stringMatching(/^\/oauth\/consent\//)]);
});

test('the endpoints of OpenID Connect do not exist', async () => {
  const paths = ['/.well-known/openid-configuration', '/session/end', '/session/end/confirm', '/me', '/jwks', '/reg'];
  for (const path of paths) expect((await fetch(server.baseUrl + path)).status, path).toBe(404);
});
