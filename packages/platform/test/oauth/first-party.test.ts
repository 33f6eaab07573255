import { firstPartyApplications } from '@worklane/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAccessTokens, listGrants } from '../../src/oauth/tokens/list-access.ts';
import { revokeGrant } from '../../src/oauth/tokens/revoke-tokens.ts';
import { type Browser, locationOf } from './http-browser.ts';
import {
  approve,
  authorizeUrl,
  type Changes,
  callApi,
  newPkce,
  ownTokenForm,
  postRevocation,
  postToken,
} from './oauth-requests.ts';
import { OAuthServer, type TestPerson } from './oauth-server.ts';

const client = { clientId: 'worklane-cli' };
const { scopes } = firstPartyApplications['worklane-cli'];
const client_id = client.clientId;

let server: OAuthServer;
let organizationId: number;
let person: TestPerson;
let browser: Browser;

beforeAll(async () => {
  server = await OAuthServer.open();
});
afterAll(() => server.close());
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

const tokensOf = async () => (await signIn('http://127.0.0.1:51004/callback')).tokens.body;
const refresh = (refresh_token: string) => postToken(server, { grant_type: 'refresh_token', client_id, refresh_token });
const api = (token: string) => callApi(server, organizationId, token);
const query = () => ({ organizationId, now: new Date(), limit: 10 });
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

  it.each([
    'http://127.0.0.1:51004/',
    'http://127.0.0.1:51004/callback/x',
    'http://127.0.0.1:51004/callback?x=1',
    'http://127.0.0.1:51004/callback#x',
    'https://127.0.0.1:51004/callback',
    'http://localhost:51004/callback',
    'http://127.0.0.2:51004/callback',
    'http://127.0.0.1:51004@evil.example/callback',
    'http://127.0.0.1:51004.evil.example/callback',
    'http://127.0.0.1:99999/callback',
    'http://127.0.0.1:/callback',
    'http://evil.example/callback',
    'https://evil.example:443/callback',
  ])('is not redirected to %s', async (redirectUri) => {
    const { status, headers } = await authorize(request(redirectUri).url);
    expect([status, headers.get('location')]).toEqual([400, null]);
  });

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

  it('is named on the consent page as an application of Worklane', async () => {
    const consent = locationOf(await browser.get(request('http://127.0.0.1:51004/callback').url));
    const page = await (await browser.get(consent)).text();
    expect(page).toContain('<h1>Allow Worklane CLI access?</h1>');
    expect(page).toContain('Worklane CLI is an application of Worklane that runs on your computer.');
  });

  it('refreshes its tokens, and a replayed refresh token revokes the grant', async () => {
    const first = await tokensOf();
    const replaced = await refresh(first.refresh_token);
    const second = await refresh(replaced.body.refresh_token);
    expect(second.status).toBe(200);
    expect((await refresh(first.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    expect(await api(second.body.access_token)).toBe('token_revoked');
  });

  it('revokes its grant with the refresh token', async () => {
    const { access_token, refresh_token } = await tokensOf();
    expect((await postRevocation(server, { client_id, token: refresh_token })).status).toBe(200);
    expect(await api(access_token)).toBe('token_revoked');
    expect(await listGrants(server.store.db, query())).toEqual([]);
  });

  it('is listed by its name in the organizations that granted access, and only there', async () => {
    await tokensOf();
    const named = { clientId: 'worklane-cli', applicationName: 'Worklane CLI' };
    const { db } = server.store;
    expect(await listGrants(db, query())).toMatchObject([{ ...named, accountEmail: person.email }]);
    await db.deleteFrom('oauth_artifacts').where('account_id', '=', person.accountId).execute();
    expect(await listAccessTokens(db, query())).toMatchObject([{ ...named, memberEmail: person.email }]);
    const other = { ...query(), organizationId: await server.organization('Pine') };
    expect([...(await listGrants(db, other)), ...(await listAccessTokens(db, other))]).toEqual([]);
  });

  it('keeps the access of other grants when an owner revokes one', async () => {
    const [revoked, kept] = [await tokensOf(), await tokensOf()];
    const { db } = server.store;
    const [, first] = await listGrants(db, query());
    const { revocation } = server.service.authorizationServer;
    await revokeGrant(revocation, organizationId, first?.grantId ?? '');
    expect([await api(revoked.access_token), await api(kept.access_token)]).toEqual(['token_revoked', 200]);
    expect((await refresh(revoked.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    expect(await listGrants(db, query())).toHaveLength(1);
  });
});
