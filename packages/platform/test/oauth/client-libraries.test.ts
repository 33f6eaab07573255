import * as oauth from 'oauth4webapi';
import { AuthorizationCode, ClientCredentials } from 'simple-oauth2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './http-browser.ts';
import { approve, callApi, newPkce, newState } from './oauth-requests.ts';
import { OAuthServer, redirectUri, type TestApplication } from './oauth-server.ts';

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

const scope = 'tasks.read';
const api = (token: string) => callApi(server, organizationId, token);
const insecure = { [oauth.allowInsecureRequests]: true };

describe('oauth4webapi', () => {
  const discover = async () => {
    const issuer = new URL(server.baseUrl);
    const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    return oauth.processDiscoveryResponse(issuer, response);
  };

  it.each<[string, () => TestApplication, (secret: string) => oauth.ClientAuth]>([
    ['Basic', () => application, oauth.ClientSecretBasic],
    ['post', () => application, oauth.ClientSecretPost],
    ['no secret', () => withoutSecret, oauth.None],
  ])('supports authorization code with PKCE, refresh and revocation with %s', async (_how, one, authentication) => {
    const as = await discover();
    const { clientId, clientSecret } = one();
    const client = { client_id: clientId };
    const auth = authentication(clientSecret);
    const state = oauth.generateRandomState();
    const verifier = oauth.generateRandomCodeVerifier();
    const url = new URL(as.authorization_endpoint ?? '');
    url.search = String(
      new URLSearchParams({
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope, state },
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    );
    const callback = oauth.validateAuthResponse(as, client, await approve(browser, url.href, organizationId), state);
    const exchanged = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      callback,
      redirectUri,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, exchanged);
    expect(await api(tokens.access_token)).toBe(200);

    const refreshed = await oauth.refreshTokenGrantRequest(as, client, auth, tokens.refresh_token ?? '', insecure);
    const next = await oauth.processRefreshTokenResponse(as, client, refreshed);
    expect(next.organization_id).toBe(organizationId);

    const revoked = await oauth.revocationRequest(as, client, auth, next.refresh_token ?? '', insecure);
    await oauth.processRevocationResponse(revoked);
    expect(await api(next.access_token)).toBe('token_revoked');
  });

  it('validates an access token as RFC 9068 JWT with the published keys', async () => {
    const as = await discover();
    const client = { client_id: ownApplication.clientId };
    const parameters = new URLSearchParams({ scope, organization_id: String(organizationId) });
    const auth = oauth.ClientSecretBasic(ownApplication.clientSecret);
    const response = await oauth.clientCredentialsGrantRequest(as, client, auth, parameters, insecure);
    const { access_token } = await oauth.processClientCredentialsResponse(as, client, response);
    const request = new Request(`${server.baseUrl}/api`, { headers: { authorization: `Bearer ${access_token}` } });
    const claims = await oauth.validateJwtAccessToken(as, request, server.baseUrl, insecure);
    expect(claims).toMatchObject({ client_id: ownApplication.clientId, organization_id: organizationId, scope });
  });
});

describe('simple-oauth2', () => {
  const module = ({ clientId: id, clientSecret: secret }: TestApplication, authorizationMethod: 'header' | 'body') => ({
    client: { id, secret },
    auth: { tokenHost: server.baseUrl, tokenPath: '/oauth/token', revokePath: '/oauth/revoke' },
    options: { authorizationMethod },
  });

  it.each(['header', 'body'] as const)('supports all three grants with the secret in the %s', async (method) => {
    const client = new AuthorizationCode(module(application, method));
    const { verifier, challenge } = newPkce();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const url = client.authorizeURL({ redirect_uri: redirectUri, scope, state: newState(), ...pkce });
    const code = (await approve(browser, url, organizationId)).searchParams.get('code') ?? '';
    const exchange = { code, redirect_uri: redirectUri, code_verifier: verifier };
    const tokens = await client.getToken(exchange);
    expect(await api(String(tokens.token.access_token))).toBe(200);
    const next = await tokens.refresh();
    expect(await api(String(next.token.access_token))).toBe(200);
    await next.revokeAll();
    expect(await api(String(next.token.access_token))).toBe('token_revoked');

    const own = new ClientCredentials(module(ownApplication, method));
    const request = { scope, organization_id: organizationId };
    const ownTokens = await own.getToken(request);
    expect(await api(String(ownTokens.token.access_token))).toBe(200);
  });
});
