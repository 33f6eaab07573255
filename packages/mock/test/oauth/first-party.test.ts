import { firstPartyApplications } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { OAuthClient, pkcePair } from './oauth-client.ts';

const client_id = 'worklane-cli';
const scope = firstPartyApplications[client_id].scopes.join(' ');

let mock: RunningServer;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

/** Returns the response to the exchange of a new code. */
async function signIn(redirect_uri: string) {
  const { code_verifier, code_challenge } = pkcePair();
  const pkce = { code_challenge, code_challenge_method: 'S256' };
  const { code = '' } = await oauth.authorize({ client_id, redirect_uri, scope, ...pkce });
  return oauth.token({ grant_type: 'authorization_code', client_id, code, redirect_uri, code_verifier });
}

it('an application without redirect URIs is no client of the authorization server', async () => {
  const form = { grant_type: 'refresh_token', client_id: 'worklane-docs', refresh_token: 'any' };
  expect(await oauth.post('/oauth/token', form)).toMatchObject({ error: 'invalid_client' });
});

describe('a first-party application', () => {
  it.each(['http://127.0.0.1:51004/callback', 'http://[::1]:8080/callback', 'http://127.0.0.1/callback'])(
    'gets tokens with every scope at %s',
    async (redirectUri) => {
      const { access_token = '', ...response } = await signIn(redirectUri);
      expect(response).toMatchObject({ status: 200, scope, organization_id: 1042 });
      expect(await oauth.call(access_token)).toEqual([200, undefined]);
    },
  );

  it.each([
    'http://127.0.0.1:51004/',
    'http://127.0.0.1:51004/callback?x=1',
    'http://127.0.0.1:51004/callback#x',
    'https://127.0.0.1:51004/callback',
    'http://localhost:51004/callback',
    'http://127.0.0.1:51004@evil.example/callback',
    'http://127.0.0.1:99999/callback',
    'http://evil.example/callback',
  ])('is not redirected to %s', async (redirectUri) => {
    await expect(signIn(redirectUri)).rejects.toThrow('400: {"error":"invalid_request"');
  });
});
