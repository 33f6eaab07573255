import { operations, type schemas, scopes } from '@worklane/contract';
import { expectEqual, expectThat } from '../mismatch.ts';
import { expectTokens } from '../oauth/access-token.ts';
import { type Authorization, authorization, grantedScope } from '../oauth/authorization-code.ts';
import { clientsOf, expectOAuthError, expectUsable, OAuthClient } from '../oauth/oauth-client.ts';
import { expectStatus } from '../world/expectations.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';

const needs = ['oauth'] as const;

/** What each grant returns, and how long its codes and tokens can be used. */
export const oauthGrants: CasesOf = ({ id }, { credentials }) =>
  id === operations.createToken.id && credentials.client_id !== undefined
    ? [...clientCredentials, ...authorizationCode, ...rejectedCodes, ...refreshToken]
    : [];

const every = Object.keys(scopes).join(' ');

/** RFC 6749, section 4.4. */
const clientCredentials = ['tasks.read', 'shifts.write contacts.read', 'tasks.read tasks.read', every].map((scope) =>
  scenario(
    `issues a token of the application with ${scope === every ? 'every scope' : scope.replace(' ', ' and ')}`,
    needs,
    async (scene) => {
      const { session, target } = scene;
      const { credentials } = target;
      const { organization_id } = credentials;
      const [first] = clientsOf(credentials);
      const form = { grant_type: 'client_credentials', organization_id: String(organization_id), scope };
      const client = new OAuthClient(session, first);
      const responses = [
        await client.post(operations.createToken, form),
        await client.postWithBasic(operations.createToken, form),
      ];
      const ids = new Set<string>();
      for (const response of responses) {
        expectStatus(response, 200);
        const tokens = response.json as schemas.TokenResponse;
        const distinct = [...new Set(scope.split(' '))].join(' ');
        const grant = { client_id: first.client_id, organization_id, scope: distinct };
        ids.add((await expectTokens(scene, tokens, grant)).jti);
        await expectUsable(session, tokens.access_token);
      }
      expectThat(ids.size === 2, 'expected each token to have an ID of its own');
    },
  ),
);

const exchange = ({ client, form, code_verifier }: Authorization) => client.tokens({ ...form, code_verifier });

const grantOf = ({ target }: Scene, { client }: Authorization, scope = grantedScope) => ({
  client_id: client.credentials.client_id,
  organization_id: target.credentials.organization_id,
  scope,
  ofMember: true,
});

/** RFC 6749, section 4.1, and RFC 9700, section 2.1.1. */
const authorizationCode = [
  scenario('exchanges a code once', needs, async (scene) => {
    const { session } = scene;
    const authorized = await authorization(scene);
    const { client, form, code_verifier } = authorized;
    const tokens = await exchange(authorized);
    await expectTokens(scene, tokens, grantOf(scene, authorized));
    await expectUsable(session, tokens.access_token);
    expectOAuthError(await client.post(operations.createToken, { ...form, code_verifier }), 'invalid_grant');
    await expectRevoked(scene, client, tokens);
  }),
];

/** What differs from the authorization request. */
const differences: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'an unknown code': { code: 'unknown' },
  'another redirect_uri': { redirect_uri: 'http://127.0.0.1:1/other' },
  'another code_verifier': { code_verifier: 'x'.repeat(43) },
  'a missing code_verifier': { code_verifier: undefined },
};

const rejectedCodes = [
  ...Object.entries(differences).map(([name, changes]) =>
    scenario(`rejects ${name}`, needs, async (scene) => {
      const { client, form, code_verifier } = await authorization(scene);
      const changed = Object.entries({ ...form, code_verifier, ...changes });
      const sent = Object.fromEntries(changed.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
      expectOAuthError(await client.post(operations.createToken, sent), 'invalid_grant');
    }),
  ),
  scenario('exchanges a code without a challenge only without a verifier', needs, async (scene) => {
    const { client_secret } = scene.target.credentials.public ?? {};
    // A client without a secret must use PKCE.
    if (client_secret === undefined) return;
    const without = { code_challenge: undefined, code_challenge_method: undefined };
    const rejected = await authorization(scene, without);
    const { client, form, code_verifier } = rejected;
    expectOAuthError(await client.post(operations.createToken, { ...form, code_verifier }), 'invalid_grant');
    const accepted = await authorization(scene, without);
    await expectTokens(scene, await client.tokens(accepted.form), grantOf(scene, accepted));
  }),
];

/** RFC 6749, section 6, and RFC 9700, section 4.14.2. */
const refreshToken = [
  scenario('refreshes tokens, and revokes the grant when a refresh token is used again', needs, async (scene) => {
    const { session } = scene;
    const authorized = await authorization(scene);
    const { client } = authorized;
    const first = await exchange(authorized);
    const claims = await expectTokens(scene, first, grantOf(scene, authorized));
    const second = await client.tokens(refresh(first));
    const refreshed = await expectTokens(scene, second, grantOf(scene, authorized));
    expectEqual('the member', refreshed.sub, claims.sub);
    expectThat(refreshed.jti !== claims.jti, 'expected a token with an ID of its own');
    expectThat(second.refresh_token !== first.refresh_token, 'expected another refresh token');
    await expectUsable(session, second.access_token);
    expectOAuthError(await client.post(operations.createToken, refresh(first)), 'invalid_grant');
    await expectRevoked(scene, client, second);
  }),
  scenario('refreshes some of the scopes, and rejects further ones', needs, async (scene) => {
    const authorized = await authorization(scene);
    const { client } = authorized;
    const tokens = await exchange(authorized);
    const wider = { ...refresh(tokens), scope: `${grantedScope} projects.read` };
    expectOAuthError(await client.post(operations.createToken, wider), 'invalid_scope');
    const narrower = await client.tokens({ ...refresh(tokens), scope: 'tasks.read' });
    await expectTokens(scene, narrower, grantOf(scene, authorized, 'tasks.read'));
    // The scope of the grant stays.
    await expectTokens(scene, await client.tokens(refresh(narrower)), grantOf(scene, authorized));
  }),
];

const refresh = ({ refresh_token = '' }: schemas.TokenResponse) => ({
  grant_type: 'refresh_token',
  refresh_token,
});

/** Expects that neither token of a grant works. */
export async function expectRevoked(
  { session }: Scene,
  client: OAuthClient,
  tokens: schemas.TokenResponse,
): Promise<void> {
  expectOAuthError(await client.post(operations.createToken, refresh(tokens)), 'invalid_grant');
  await expectUsable(session, tokens.access_token, 'token_revoked');
}
