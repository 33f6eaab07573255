import { firstPartyApplications } from '@worklane/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, locationOf } from './http-browser.ts';
import { approve, authorizeUrl, type Changes, callApi, newPkce, ownTokenForm, postToken } from './oauth-requests.ts';
import { OAuthServer, type TestPerson } from './oauth-server.ts';

const client = { clientId: 'worklane-cli' };
const { scopes } = firstPartyApplications['worklane-cli'];
const client_id = client.clientId;

let organizationId: number;
let person: TestPerson;
let browser: Browser;

const server = await OAuthServer.open();
beforeEach(async () => {
  organizationId = await server.organization('Harbour');
  person = await server.person([organizationId, 'owner']);
  browser = await server.browserOf(person);
});

const request = (redirect_uri: string, changes: Changes = {}) => {
  const { verifier, challenge } = newPkce();
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  const url = authorizeUrl(client, { ...pkce, redirect_uri, scope: scopes.join(' '), ...changes });
  return { url, verifier };
};

/** Returns the response to the exchange of the code that a redirect URL receives. */
async function signIn(redirect_uri: string) {
  const { url, verifier } = request(redirect_uri);
  const redirected = await approve(browser, url, organizationId);
  const code = redirected.searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier: verifier };
  return { redirected, form, tokens: await postToken(server, form) };
}

const api = (token: string) => callApi(server, organizationId, token);
const authorize = (url: string) => fetch(server.baseUrl + url, { redirect: 'manual' });

it('an application without redirect URIs is no client of the authorization server', async () => {
  const docs = { client_id: 'worklane-docs' };
  const { status, headers } = await authorize(request('http://127.0.0.1:51004/callback', docs).url);
  expect([status, headers.get('location')]).toEqual([400, null]);
  for (const form of [
    { ...docs, grant_type: 'refresh_token', refresh_token: 'any' },
    { ...docs, grant_type: 'authorization_code', code: 'any', redirect_uri: 'http://127.0.0.1/', code_verifier: 'any' },
    { ...ownTokenForm({ organizationId, ...client, clientSecret: '' }), ...docs },
  ]) {
    expect((await postToken(server, form)).body).toMatchObject({ error: 'invalid_client' });
  }
});

describe('a first-party application', () => {
  it.each(['http://127.0.0.1:51004/callback', 'http://[::1]:8080/callback', 'http://127.0.0.1/callback'])(
    'gets tokens with every scope at %s',
    async (redirectUri) => {
      const { redirected, tokens } = await signIn(redirectUri);
      expect(redirected.href.split('?')[0]).toBe(redirectUri);
      expect(tokens).toMatchObject({ status: 200, body: { organization_id: organizationId, scope: scopes.join(' ') } });
      expect(await api(tokens.body.access_token)).toBe(200);
    },
  );

  it('must exchange a code with the port to which it was sent', async () => {
    const { url, verifier } = request('http://127.0.0.1:51004/callback');
    const code = (await approve(browser, url, organizationId)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', client_id, code, code_verifier: verifier };
    const other = await postToken(server, { ...form, redirect_uri: 'http://127.0.0.1:51005/callback' });
    expect(other.body).toMatchObject({ error: 'invalid_grant' });
  });

  it('must use PKCE, and has no secret and no grant without a member', async () => {
    const { url } = request('http://127.0.0.1:51004/callback', {
      code_challenge: undefined,
      code_challenge_method: undefined,
    });
    expect(new URL(locationOf(await authorize(url))).searchParams.get('error')).toBe('invalid_request');
    const own = ownTokenForm({ organizationId, ...client, clientSecret: '' });
    expect((await postToken(server, own)).body).toMatchObject({ error: 'unauthorized_client' });
    expect((await postToken(server, { ...own, client_secret: 'wls_any' })).body).toMatchObject({
      error: 'invalid_client',
    });
  });
});
