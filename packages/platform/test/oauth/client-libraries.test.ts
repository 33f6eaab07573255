import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './http-browser.ts';
import { approve, callApi } from './oauth-requests.ts';
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
