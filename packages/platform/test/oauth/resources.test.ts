import { scopes as catalogue } from '@worklane/contract';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { type McpPath, mcpPaths, mcpScopes } from '../../src/oauth/tokens/resources.ts';
import { locationOf } from './http-browser.ts';
import {
  authorizeUrl,
  bearerRequest,
  type Changes,
  callApi,
  newCode,
  ownTokenForm,
  postToken,
  refreshForm,
} from './oauth-requests.ts';
import { OAuthServer } from './oauth-server.ts';

// Resource indicators (RFC 8707): tokens for the API and tokens for the MCP server.

const server = await OAuthServer.open();
const mcp = `${server.baseUrl}/mcp`;
const organizationId = await server.organization('Harbour');
const browser = await server.browserOf(await server.person(organizationId));
const application = await server.application(organizationId);
const ownApplication = await server.application(organizationId, { type: 'private' });

const authenticate = async (token: string, path: McpPath = '/mcp') =>
  server.service.mcpAccess.authenticate(path, bearerRequest(path, token));
const codeFor = (resource?: string) =>
  newCode(browser, application, organizationId, 'tasks.read tasks.write', resource);
const tokensFor = async (resource?: string) => (await postToken(server, (await codeFor(resource)).form)).body;

/** Returns the error parameter of the redirect of an authorization request. */
async function redirectError(query: string): Promise<string | null> {
  const response = await browser.get(`${authorizeUrl(application)}&${query}`);
  return new URL(locationOf(response), server.baseUrl).searchParams.get('error');
}

const wrong = ['https://other.example', '/mcp', 'mcp', 'urn:x', ' ', '%20http://x'];
const wrongHere = () => [`${mcp}/x`, `${mcp}?x=1`, `${mcp}#x`, `${mcp}//`, `${server.baseUrl}/api`, `${mcp} `];

describe('the resource of an authorization request', () => {
  it('is the API by default', async () => {
    const { access_token } = await tokensFor();
    expect(decodeJwt(access_token)).toMatchObject({ aud: server.baseUrl, iss: server.baseUrl });
    expect(await callApi(server, organizationId, access_token)).toBe(200);
  });

  it('is the audience of the tokens, which no other resource accepts', async () => {
    const { access_token, refresh_token } = await tokensFor(mcp);
    expect(decodeJwt(access_token).aud).toBe(mcp);
    expect(await callApi(server, organizationId, access_token)).toBe('token_invalid');
    expect(await authenticate(access_token)).toMatchObject({ organizationId, clientId: application.clientId });
    const ofApi = await tokensFor(server.baseUrl);
    await expect(authenticate(ofApi.access_token)).rejects.toMatchObject({
      code: 'token_invalid',
      detail: `The access token is not intended for ${mcp}.`,
    });
    const refreshed = await postToken(server, refreshForm(application, refresh_token));
    expect(decodeJwt(refreshed.body.access_token).aud).toBe(mcp);
  });

  it('is not the read-only endpoint with a scope that changes something', async () => {
    const resource = `${mcp}/read-only`;
    const scope = 'tasks.read tasks.write';
    const url = authorizeUrl(application, { scope, resource });
    const { searchParams } = new URL(locationOf(await browser.get(url)));
    const error = 'invalid_scope';
    const error_description = 'the resource does not accept tasks.write';
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, error_description });
    const { status, body } = await postToken(server, ownTokenForm(ownApplication, { scope, resource }));
    expect([status, body]).toEqual([400, { error, error_description }]);
  });

  it.each(mcpPaths)('grants the scopes that the application shares with %s, if there are some', async (path) => {
    const resource = server.baseUrl + path;
    const scope = mcpScopes[path].join(' ');
    const shared = ['tasks.read', 'tasks.write', 'contacts.read'].filter((each) => mcpScopes[path].includes(each));
    const consent = await (
      await browser.get(locationOf(await browser.get(authorizeUrl(application, { scope, resource }))))
    ).text();
    expect(consent).toContain('Contacts');
    expect(consent).not.toContain('Deals');
    const { form } = await newCode(browser, application, organizationId, scope, resource);
    const { status, body } = await postToken(server, { ...form, resource });
    expect([status, body.scope]).toEqual([200, shared.join(' ')]);
    const own = await postToken(server, ownTokenForm(ownApplication, { scope, resource }));
    expect([own.status, own.body.scope]).toEqual([200, shared.join(' ')]);
    for (const rejected of ['deals.read', 'tasks.read tasks.edit']) {
      const { searchParams } = new URL(
        locationOf(await browser.get(authorizeUrl(application, { scope: rejected, resource }))),
      );
      expect(searchParams.get('error'), rejected).toBe('invalid_scope');
      expect((await postToken(server, ownTokenForm(ownApplication, { scope: rejected, resource }))).status).toBe(400);
    }
  });

  it('is invalid_target if it is another URL, or given more than once', async () => {
    for (const each of [...wrong, ...wrongHere()]) {
      expect(await redirectError(`${new URLSearchParams({ resource: each })}`), each).toBe('invalid_target');
    }
    expect(await redirectError(`resource=${mcp}&resource=${server.baseUrl}`)).toBe('invalid_target');
    expect(await redirectError(`resource=${mcp}&resource=${mcp}`)).toBe('invalid_target');
    expect(await redirectError('resource=')).toBeNull();
  });
});

describe.each<[string, (changes: Changes) => Promise<Changes>]>([
  ['authorization_code', async (changes) => ({ ...(await codeFor(mcp)).form, ...changes })],
  [
    'refresh_token',
    async (changes) => ({
      ...refreshForm(application, (await tokensFor(mcp)).refresh_token),
      ...changes,
    }),
  ],
  ['client_credentials', async (changes) => ownTokenForm(ownApplication, changes)],
])('the resource of a token request with %s', (grantType, formWith) => {
  it('is invalid_target if it is another URL, which does not use up the code or the refresh token', async () => {
    const form = await formWith({});
    const others = grantType === 'client_credentials' ? [] : [server.baseUrl];
    for (const resource of [...wrong, ...wrongHere(), ...others]) {
      const { status, body } = await postToken(server, { ...form, resource });
      expect([resource, status, body.error]).toEqual([resource, 400, 'invalid_target']);
    }
    const twice = `${new URLSearchParams(form as Record<string, string>)}&resource=${mcp}&resource=${mcp}`;
    expect((await postToken(server, twice)).body.error).toBe('invalid_target');
    const { status, body } = await postToken(server, { ...form, resource: mcp });
    expect([status, decodeJwt(body.access_token).aud]).toEqual([200, mcp]);
  });
});

describe('a token for the MCP server, exchanged for one for the API', () => {
  const exchange = async (token: string) => server.service.mcpAccess.exchangeToken(await authenticate(token));

  it('calls the API for the same member and client, names the MCP server, and expires within a minute', async () => {
    const { access_token } = await tokensFor(mcp);
    const exchanged = await exchange(access_token);
    const [before, after] = [decodeJwt(access_token), decodeJwt(exchanged)];
    const { jti, sub, client_id, organization_id, member_version, gid, scope } = before;
    expect(after).toEqual({
      ...{ jti, sub, client_id, organization_id, member_version, gid, scope },
      ...{ iss: server.baseUrl, aud: server.baseUrl, act: { sub: mcp } },
      iat: expect.any(Number),
      exp: Number(after.iat) + 60,
    });
    expect(await callApi(server, organizationId, exchanged)).toBe(200);
    const other = await server.organization('Other');
    expect(await callApi(server, other, exchanged)).toBe('wrong_organization');
    await expect(authenticate(exchanged)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe.each(mcpPaths)('the metadata of %s', (path) => {
  const url = () => `${server.baseUrl}/.well-known/oauth-protected-resource${path}`;
  const scopes = Object.keys(catalogue)
    .filter((scope) => !scope.startsWith('webhooks.'))
    .filter((scope) => path === '/mcp' || scope.endsWith('.read'));

  it('names the resource, the authorization server and the scopes of the tools', async () => {
    const response = await fetch(url());
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toEqual({
      resource: server.baseUrl + path,
      authorization_servers: [server.baseUrl],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
      dpop_signing_alg_values_supported: ['ES256', 'Ed25519', 'EdDSA'],
      resource_name: path === '/mcp' ? 'Worklane' : 'Worklane (read-only)',
      resource_documentation: `${server.baseUrl}/docs/agents`,
    });
  });

  it('is named in the challenge, with the scopes of the tools', () => {
    const challenge = server.service.mcpAccess.challenge;
    const metadata = `resource_metadata="${url()}"`;
    const scope = `scope="${scopes.join(' ')}"`;
    expect(challenge(path)).toBe(`Bearer ${metadata}, ${scope}`);
    expect(challenge(path, { error: 'invalid_token', description: 'The access token "x" expired\\.' })).toBe(
      `Bearer ${metadata}, error="invalid_token", error_description="The access token 'x' expired?.", ${scope}`,
    );
  });
});
