import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { purgeExpiredTokens, purgeUnusedDocuments } from '../../src/oauth/tokens/open-tokens.ts';
import { DocumentHost } from './document-host.ts';
import { Browser, hiddenField, locationOf } from './http-browser.ts';
import {
  approve,
  authorizeUrl,
  bearerRequest,
  type Changes,
  callApi,
  expectDocumented,
  newCode,
  newPkce,
  newTokens,
  postRevocation,
  postToken,
  refreshForm,
  submitConsent,
} from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

// Clients that are not registered: their ID is the URL of a Client ID Metadata Document.

const host = await DocumentHost.listen();
const server = await OAuthServer.open({ env: host.env });
const organizationId = await server.organization('Harbour');
const browser = await server.browserOf(await server.person([organizationId, 'owner']));
const mcp = `${server.baseUrl}/mcp`;

const client = (clientId: string): TestApplication => ({ organizationId, clientId, clientSecret: '' });
const requestUrl = (clientId: string, changes: Changes = {}) =>
  authorizeUrl({ clientId }, { code_challenge: newPkce().challenge, code_challenge_method: 'S256', ...changes });

/** Returns the error of an authorization request that is not redirected; undefined for one with a consent page. */
async function rejection(
  clientId: string,
  changes: Changes = {},
  at: Pick<OAuthServer, 'baseUrl'> = server,
): Promise<unknown> {
  const response = await fetch(at.baseUrl + requestUrl(clientId, changes), { redirect: 'manual' });
  const text = await response.text();
  expectDocumented('authorize', response, text);
  if (response.status === 400) return JSON.parse(text);
  expect(locationOf(response)).toMatch(/^\/oauth\/consent\//);
  return undefined;
}

const invalid = (reason: string) => ({
  error: 'invalid_client',
  error_description: expect.stringMatching(new RegExp(`^the metadata document ${reason}`)),
});

async function consentPageOf(clientId: string, changes: Changes = {}): Promise<string> {
  const { text } = await openConsent(clientId, changes);
  return text;
}

async function openConsent(clientId: string, changes: Changes = {}) {
  const path = locationOf(await browser.get(requestUrl(clientId, changes)));
  return { path, text: await (await browser.get(path)).text() };
}

describe('a client with a metadata document', () => {
  it('gets tokens for the MCP server with PKCE, and refreshes them', async () => {
    const application = client(host.publish());
    const { form } = await newCode(browser, application, organizationId, 'tasks.read', mcp);
    const { status, body } = await postToken(server, { ...form, resource: mcp });
    expect([status, body.expires_in]).toEqual([200, 3600]);
    const claims = decodeJwt(body.access_token);
    expect(claims).toMatchObject({ aud: mcp, client_id: application.clientId, scope: 'tasks.read' });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(await server.service.mcpAccess.authenticate('/mcp', bearerRequest('/mcp', body.access_token))).toMatchObject(
      {
        organizationId,
      },
    );
    expect(await callApi(server, organizationId, body.access_token)).toBe('token_invalid');
    const refreshed = await postToken(server, { ...refreshForm(application, body.refresh_token), resource: mcp });
    expect(decodeJwt(refreshed.body.access_token).aud).toBe(mcp);
  });

  it('loses its access when it is not used for 30 days', async () => {
    const application = client(host.publish());
    await newTokens(server, browser, application, organizationId);
    const { expires_at, created_at } = await server.store.db
      .selectFrom('oauth_artifacts')
      .select(['expires_at', 'created_at'])
      .where('model', '=', 'RefreshToken')
      .where('client_id', '=', application.clientId)
      .executeTakeFirstOrThrow();
    expect(Math.round((Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000)).toBe(30);
  });

  it('gets no refresh token without the grant type refresh_token, which is not the default', async () => {
    const application = client(host.publish({ grant_types: undefined }));
    const { body } = await postToken(server, (await newCode(browser, application, organizationId)).form);
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('gets an error instead of a redirect before a member has decided, so that no link leads from here to any URL', async () => {
    const clientId = host.publish();
    for (const [changes, error] of [
      [{ scope: 'unknown' }, 'invalid_scope'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ resource: 'https://other.example' }, 'invalid_target'],
      [{ state: 'short' }, 'invalid_request'],
    ] as const) {
      expect(await rejection(clientId, changes)).toEqual({ error, error_description: expect.any(String) });
    }
    const page = await browser.get(requestUrl(clientId, { scope: 'unknown' }), { accept: 'text/html' });
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    expect(await page.text()).toContain('unknown scope: unknown');
    const denied = await submitConsent(browser, requestUrl(clientId), { decision: 'deny' });
    expect(denied.href).toContain('https://app.example/callback?error=access_denied');
  });

  it('can omit state, since PKCE protects it too', async () => {
    const { verifier, challenge } = newPkce();
    const clientId = host.publish();
    const url = requestUrl(clientId, { state: undefined, code_challenge: challenge });
    const { searchParams } = await approve(browser, url, organizationId);
    expect([...searchParams.keys()].toSorted()).toEqual(['code', 'iss']);
    const { status } = await postToken(server, {
      ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: 'https://app.example/callback' },
      ...{ code: searchParams.get('code') ?? '', code_verifier: verifier },
    });
    expect(status).toBe(200);
  });

  it('can omit scope, and requests the scopes of its endpoint of the MCP server then', async () => {
    const clientId = host.publish();
    const all = await consentPageOf(clientId, { scope: undefined, resource: mcp });
    expect(all).toMatch(/<dt>Tasks<\/dt><dd>Read; create, [\w ]+<\/dd>/);
    expect(all).not.toContain('<dt>Webhooks</dt>');
    const readOnly = await consentPageOf(clientId, { scope: undefined, resource: `${mcp}/read-only` });
    expect(readOnly).toContain('<dt>Tasks</dt><dd>Read</dd>');
    expect(readOnly).toContain('for AI agents');
    expect(await rejection(clientId, { scope: undefined })).toMatchObject({ error_description: 'scope is required' });
  });

  it('has no secret, and no client credentials', async () => {
    const application = client(host.publish());
    await newTokens(server, browser, application, organizationId);
    const form = { client_id: application.clientId, scope: 'tasks.read', organization_id: String(organizationId) };
    const { body } = await postToken(server, { grant_type: 'client_credentials', ...form });
    expect(body.error).toBe('unauthorized_client');
    const withSecret = await postToken(server, { ...refreshForm(application, 'x'), client_secret: 'wls_any' });
    expect(withSecret.body.error).toBe('invalid_client');
  });

  it('may not redirect to a URI that its document does not have', async () => {
    expect(await rejection(host.publish(), { redirect_uri: 'http://localhost:51234/other' })).toEqual({
      error: 'invalid_request',
      error_description: 'redirect_uri does not match a redirect URL of the application',
    });
  });

  it('has its document fetched once for concurrent requests, and again only when it is not fresh', async () => {
    const url = host.publish();
    const before = host.requests.length;
    await Promise.all(Array.from({ length: 10 }, () => rejection(url)));
    await rejection(url);
    expect(host.requests.length - before).toBe(1);
  });
});

describe('a metadata document is rejected', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['with another client_id', { client_id: 'https://localhost/other.json' }, 'has a client_id that differs'],
    ['without a client_id', { client_id: undefined }, 'has a client_id that differs'],
    ['without a client_name', { client_name: undefined }, 'has no client_name'],
    ['with a client_name of two lines', { client_name: 'Compass\nAgent' }, 'has an invalid client_name: it must'],
    ['with a client_name that is reversed', { client_name: 'Compass \u202eAgent' }, 'has an invalid client_name'],
    ['with a long client_name', { client_name: 'x'.repeat(101) }, 'has an invalid client_name'],
    ['without redirect_uris', { redirect_uris: undefined }, 'has no supported redirect_uris'],
    ['with http on another host', { redirect_uris: ['http://app.example/callback'] }, 'has no supported redirect_uris'],
    [
      'with a script',
      { redirect_uris: ['javascript://x/%0aalert(1)', 'data:,x', 'file:///etc/x'] },
      'has no supported',
    ],
    ['with a secret', { client_secret: 'x' }, 'must not have a client_secret'],
    ['with the expiry of a secret', { client_secret_expires_at: 0 }, 'must not have a client_secret'],
    [
      'with client_secret_basic',
      { token_endpoint_auth_method: 'client_secret_basic' },
      'must have the token_endpoint_auth',
    ],
    [
      'with private_key_jwt',
      { token_endpoint_auth_method: 'private_key_jwt' },
      'must have the token_endpoint_auth_method',
    ],
    ['without the code grant', { grant_types: ['client_credentials'] }, 'must have the grant_type authorization_code'],
    ['for another response type', { response_types: ['token'] }, 'must have the response_type code'],
  ])('%s', async (_what, changes, reason) => {
    expect(await rejection(host.publish(changes))).toEqual(invalid(reason));
  });

  it.each<[string, Parameters<DocumentHost['serve']>[0], string]>([
    [
      'with a redirect',
      (to) => to.writeHead(302, { location: host.publish(), 'content-type': 'application/json' }).end('{}'),
      'was not found: .* 302',
    ],
    [
      'with a status other than 200',
      (to) => to.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
      'was not found: .* 404',
    ],
    [
      'with another type',
      (to) => to.writeHead(200, { 'content-type': 'text/html' }).end('{}'),
      'must have the content',
    ],
    [
      'that is not JSON',
      (to) => to.writeHead(200, { 'content-type': 'application/json' }).end('{'),
      'is not valid JSON',
    ],
    [
      'that is a list',
      (to) => to.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
      'is not a JSON obj',
    ],
    ['of a host that closes the connection', (to) => to.socket?.destroy(), 'could not be fetched'],
  ])('%s', async (_what, respond, reason) => {
    expect(await rejection(host.serve(respond))).toEqual(invalid(reason));
  });

  it('with more than 5 KiB, with or without a Content-Length', async () => {
    const text = JSON.stringify({ padding: 'x'.repeat(5200) });
    const type = { 'content-type': 'application/json' };
    const whole = host.serve((to) => to.writeHead(200, { ...type, 'content-length': text.length }).end(text));
    const chunked = host.serve((to) => {
      to.writeHead(200, type);
      const timer = setInterval(() => to.write(text), 5);
      to.on('close', () => clearInterval(timer));
    });
    for (const url of [whole, chunked]) expect(await rejection(url)).toEqual(invalid('has more than 5 KiB'));
  });

  it.each([
    'https://localhost',
    'https://LOCALHOST/client.json',
    'https://localhost/a/../client.json',
    'https://localhost/client.json#x',
    'https://user@localhost/client.json',
    `https://localhost/${'x'.repeat(255)}`,
  ])('with the URL %s', async (url) => {
    expect(await rejection(url)).toEqual(invalid('must have a normalized https URL'));
  });

  it('with http', async () => {
    expect(await rejection(host.url('/client.json').replace('https', 'http'))).toMatchObject({
      error_description: 'client_id is unknown',
    });
  });
});

describe('without the setting for development', async () => {
  const { WEBHOOK_CA_FILE = '' } = host.env;
  // Everybody can make the service fetch a document, so the networks of webhooks are not allowed.
  const guarded = await OAuthServer.open({ env: { WEBHOOK_CA_FILE, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' } });

  it('no document is fetched from an address that is not public', async () => {
    const before = host.requests.length;
    const path = new URL(host.publish()).pathname;
    for (const each of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      'app.localhost',
      '10.0.0.1',
      '169.254.169.254',
      '[fd00::1]',
    ]) {
      expect(await rejection(host.url(path, each), {}, guarded), each).toEqual(
        invalid('is on a host without a public address'),
      );
    }
    expect(host.requests.length).toBe(before);
  });
});

describe('the setting CLIENT_METADATA_HOSTS', () => {
  async function open(hosts: string): Promise<OAuthServer> {
    return OAuthServer.open({ env: { ...host.env, CLIENT_METADATA_HOSTS: hosts }, store: server.store });
  }
  const metadataOf = async ({ baseUrl }: OAuthServer) =>
    (await (await fetch(`${baseUrl}/.well-known/oauth-authorization-server`)).json()) as object;

  it('allows named hosts only', async () => {
    const url = host.publish();
    const allowing = await open('app.example, localhost');
    expect(await rejection(url, {}, allowing)).toBeUndefined();
    expect(await metadataOf(allowing)).toMatchObject({ client_id_metadata_document_supported: true });
    const other = await open('app.example,*.localhost');
    const before = host.requests.length;
    expect(await rejection(url, {}, other)).toEqual(invalid('is on a host that this service does not allow'));
    expect(host.requests.length).toBe(before);
  });

  it('switches it off: such clients are unknown, and get no new tokens, but can revoke theirs', async () => {
    const application = client(host.publish());
    const { access_token, refresh_token } = await newTokens(server, browser, application, organizationId);
    const off = await open('off');
    expect(await rejection(application.clientId, {}, off)).toEqual({
      error: 'invalid_client',
      error_description: 'client_id is unknown',
    });
    expect(await metadataOf(off)).not.toHaveProperty('client_id_metadata_document_supported');
    const { status, body } = await postToken(off, refreshForm(application, refresh_token));
    expect([status, body.error]).toEqual([401, 'invalid_client']);
    const { clientId: client_id } = application;
    expect((await postRevocation(off, { client_id, token: refresh_token })).status).toBe(200);
    expect((await postToken(server, refreshForm(application, refresh_token))).body.error).toBe('invalid_grant');
    expect(await callApi(server, organizationId, access_token)).toBe('token_revoked');
  });
});

describe('while the host of the document is down', () => {
  it('a client refreshes and revokes its tokens, but cannot request access once its document is not fresh', async () => {
    const down = await DocumentHost.listen();
    const node = await OAuthServer.open({ env: down.env, store: server.store });
    /** Opens another node, which has no document in its cache. */
    const openNode = async () => {
      const opened = await OAuthServer.open({ env: { ...down.env, BASE_URL: node.baseUrl }, store: server.store });
      return { baseUrl: opened.listensOn };
    };
    const [url, unknown] = [down.publish(), down.publish()];
    const person = await node.browserOf(await node.person(organizationId));
    const { refresh_token } = await newTokens(node, person, client(url), organizationId);
    await down.stop();

    const other = await openNode();
    const refreshed = await postToken(other, refreshForm(client(url), refresh_token));
    expect(refreshed.status).toBe(200);
    expect(await rejection(unknown, {}, other)).toEqual(invalid('could not be fetched from its host'));
    expect(await rejection(url, {}, other)).toBeUndefined();

    await server.store.db
      .updateTable('client_documents')
      .set({ fresh_until: new Date(0).toISOString() })
      .where('client_id', '=', url)
      .execute();
    const later = await openNode();
    expect(await rejection(url, {}, later)).toEqual(invalid('could not be fetched from its host'));
    const token = refreshed.body.refresh_token;
    expect((await postRevocation(later, { client_id: url, token })).status).toBe(200);
    expect((await postToken(later, refreshForm(client(url), token))).body.error).toBe('invalid_grant');
  });
});

describe('the consent page of such a client', () => {
  it('names the host, says that it is not verified, and what an agent may do', async () => {
    const page = await consentPageOf(host.publish(), { resource: mcp, scope: 'tasks.read deals.write' });
    expect(page).toContain(`An application on <b>localhost:${host.port}</b> that calls itself Compass Agent`);
    expect(page).toContain('Worklane has not verified it.');
    expect(page).toContain('for AI agents');
    expect(page).toContain('<dt>Tasks</dt><dd>Read</dd>');
    expect(page).toContain('You will be redirected to <b>app.example</b>.');
    const onDevice = await consentPageOf(host.publish(), { redirect_uri: 'http://localhost:51234/callback' });
    expect(onDevice).toContain('Anything on this device can pose as Compass Agent');
    expect(onDevice).not.toContain('AI agents');
  });

  it('is limited by address, since each request can fetch the document', async () => {
    const env = { ...host.env, RATE_LIMIT_REQUESTS: '3', TRUST_PROXY: '127.0.0.1' };
    const limited = await OAuthServer.open({ env, store: server.store });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = [];
    for (let count = 0; count < 4; count++) {
      statuses.push((await fetch(`${limited.listensOn}/oauth/consent/unknown`, { headers })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('follows a sign-in page that names the host, too', async () => {
    const anonymous = new Browser(server.baseUrl);
    const consent = locationOf(await anonymous.get(requestUrl(host.publish())));
    const signIn = locationOf(await anonymous.get(consent));
    expect(signIn).toMatch(/^\/sign-in\?/);
    expect(await (await anonymous.get(signIn)).text()).toContain(
      `Sign in to continue to <b>Compass Agent on localhost:${host.port}</b> (app.example).`,
    );
  });

  it('is an error page when the document is no longer valid', async () => {
    let name: string | undefined = 'Compass Agent';
    const url = host.serve((to) => {
      const document = { client_id: url, client_name: name, redirect_uris: ['https://app.example/callback'] };
      to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
    });
    const { path, text } = await openConsent(url);
    name = undefined;
    const restarted = await OAuthServer.open({ env: { ...host.env, BASE_URL: server.baseUrl }, store: server.store });
    const cookie = Object.entries(browser.cookies(path)).map(([key, value]) => `${key}=${value}`);
    const form = { decision: 'approve', organization_id: String(organizationId), csrf: hiddenField(text, 'csrf') };
    const response = await fetch(restarted.listensOn + path, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The application cannot be identified');
  });
});

it('an unknown client with a document gets 401 from the token endpoint, without a request to its host', async () => {
  const url = host.publish();
  const before = host.requests.length;
  const { status, body } = await postToken(server, refreshForm(client(url), 'x'));
  expect([status, body]).toEqual([401, { error: 'invalid_client', error_description: 'client_id is unknown' }]);
  expect(host.requests.length).toBe(before);
});

it('the stored document of a client is purged a day after it was granted access last, if it has none', async () => {
  const [used, unused] = [client(host.publish()), client(host.publish())];
  await newTokens(server, browser, used, organizationId);
  const { refresh_token } = await newTokens(server, browser, unused, organizationId);
  await postRevocation(server, { client_id: unused.clientId, token: refresh_token });
  const stored = async () => {
    const rows = await server.store.db.selectFrom('client_documents').select('client_id').execute();
    return [used, unused].map(({ clientId }) => rows.some((row) => row.client_id === clientId));
  };
  await purgeUnusedDocuments(server.store.db, new Date());
  expect(await stored()).toEqual([true, true]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await purgeExpiredTokens(server.store.db, tomorrow);
  await purgeUnusedDocuments(server.store.db, tomorrow);
  expect(await stored()).toEqual([true, false]);
});
