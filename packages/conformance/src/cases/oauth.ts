import { type firstPartyApplications, operations, type schemas, scopes } from '@worklane/contract';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import {
  applicationGrant,
  clientsOf,
  expectOAuthError,
  expectTokens,
  expectUsable,
  OAuthClient,
  refresh,
  serverMetadata,
} from '../oauth/access-token.ts';
import { authorization, grantedScope } from '../oauth/authorization-code.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';
import { ifImplemented } from './records/record-cases.ts';

const needs = ['oauth'] as const;

/** What each grant returns, how long its codes and tokens can be used, and the metadata that describe the server. */
export const oauth: CasesOf = ({ id }, { credentials }) => {
  const { authorize, createToken, revokeToken, getAuthorizationServerMetadata: metadata } = operations;
  if (id === metadata.id) return [describesServer];
  if (id === authorize.id) return [scenario('redirects with a code, the state and the issuer', needs, redirects)];
  if (credentials.client_id === undefined) return [];
  if (id === createToken.id) return [...clientCredentials, ...authorizationCode, ...refreshToken];
  return id === revokeToken.id ? revocation : [];
};

const redirects = async (scene: Scene) => void (await authorization(scene));

/** A public client of every implementation. */
const firstParty: keyof typeof firstPartyApplications = 'worklane-cli';

const every = Object.keys(scopes).join(' ');

/** RFC 6749, section 4.4. */
const clientCredentials = ['tasks.read', 'shifts.write contacts.read', 'tasks.read tasks.read', every].map((scope) =>
  scenario(
    `issues a token of the application with ${scope === every ? 'every scope' : scope.replace(' ', ' and ')}`,
    needs,
    async (scene) => {
      const { client, form } = applicationGrant(scene);
      const { organization_id } = scene.target.credentials;
      const { client_id } = client.credentials;
      const grant = { client_id, organization_id, scope: [...new Set(scope.split(' '))].join(' ') };
      const ids = new Set<string>();
      for (const isBasic of [false, true]) {
        const tokens = await client.tokens({ ...form, scope }, { isBasic });
        ids.add((await expectTokens(scene, tokens, grant)).jti);
        await expectUsable(scene.session, tokens.access_token);
      }
      expectThat(ids.size === 2, 'expected each token to have an ID of its own');
    },
  ),
);

/** RFC 6749, section 4.1, and RFC 9700, section 2.1.1. */
const authorizationCode = [
  scenario('exchanges a code once', needs, async (scene) => {
    const { client, form, grant, challenge } = await authorization(scene);
    // A challenge that is compared with the verifier as it is protects nobody (RFC 7636, section 7.2).
    await client.rejects({ ...form, code_verifier: challenge }, 'invalid_grant');
    const tokens = await client.tokens(form);
    await expectTokens(scene, tokens, grant);
    await expectUsable(scene.session, tokens.access_token);
    await client.rejects(form, 'invalid_grant');
    await client.expectRevoked(tokens);
  }),
  scenario('names the member as the author, for whom the application acts', needs, async (scene) => {
    const { client, form, grant } = await authorization(scene, { scope: 'tasks.read tasks.write' });
    const tokens = await client.tokens(form);
    const { sub } = await expectTokens(scene, tokens, grant);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const { createTask, deleteTask, listTaskHistory } = operations;
    const { json } = await scene.session.request(createTask, { headers, body: '{"title":"Plane oak panels"}' });
    const { id, created_by, updated_by } = json as schemas.Task;
    const { data } = (await scene.session.request(listTaskHistory, { id })).json as schemas.TaskHistory;
    const member = { type: 'application', client_id: grant.client_id, member_id: Number(sub) };
    expectEqual('the authors', [created_by, updated_by, data[0]?.actor], [member, member, member]);
    expectStatus(await scene.session.request(deleteTask, { id, headers }), 204);
  }),
  scenario('exchanges a code without a challenge only without a verifier', needs, async (scene) => {
    // A client without a secret must use PKCE.
    if (scene.target.credentials.public?.client_secret === undefined) return;
    const without = { code_challenge: undefined, code_challenge_method: undefined };
    const rejected = await authorization(scene, without);
    await rejected.client.rejects(rejected.form, 'invalid_grant');
    const { client, form, grant } = await authorization(scene, without);
    await expectTokens(scene, await client.tokens({ ...form, code_verifier: undefined }, { isBasic: true }), grant);
  }),
];

/** RFC 6749, section 6, and RFC 9700, section 4.14.2. */
const refreshToken = [
  scenario('refreshes tokens, and returns the same ones to a repeated request', needs, async (scene) => {
    const { client, form, grant } = await authorization(scene);
    const first = await client.tokens(form);
    const claims = await expectTokens(scene, first, grant);
    const second = await client.tokens(refresh(first), { isBasic: true });
    const refreshed = await expectTokens(scene, second, grant);
    expectEqual('the member', refreshed.sub, claims.sub);
    expectThat(refreshed.jti !== claims.jti, 'expected a token with an ID of its own');
    expectThat(second.refresh_token !== first.refresh_token, 'expected another refresh token');
    await expectUsable(scene.session, second.access_token);
    const repeated = await Promise.all([1, 2].map(() => client.tokens(refresh(first))));
    for (const again of repeated) {
      expectEqual('the repeated refresh_token', again.refresh_token, second.refresh_token);
      expectEqual('the repeated access_token', again.access_token, second.access_token);
      expectThat(again.expires_in <= second.expires_in, 'expected the time until the access token expires');
    }
    await expectUsable(scene.session, second.access_token);
    await client.tokens(refresh(second));
  }),
  scenario('revokes the grant when a refresh token is used after its successor', needs, async (scene) => {
    const { client, form } = await authorization(scene);
    const first = await client.tokens(form);
    const third = await client.tokens(refresh(await client.tokens(refresh(first))));
    await client.rejects(refresh(first), 'invalid_grant');
    await client.expectRevoked(third);
  }),
  scenario('rejects the code and the refresh token of another application', needs, async (scene) => {
    const other = new OAuthClient(scene.session, { client_id: firstParty });
    await other.rejects((await authorization(scene)).form, 'invalid_grant');
    const { client, form } = await authorization(scene);
    await other.rejects(refresh(await client.tokens(form)), 'invalid_grant');
  }),
  scenario('refreshes some of the scopes, and rejects further ones', needs, async (scene) => {
    const { client, form, grant } = await authorization(scene);
    const tokens = await client.tokens(form);
    await client.rejects({ ...refresh(tokens), scope: `${grantedScope} projects.read` }, 'invalid_scope');
    const narrower = await client.tokens({ ...refresh(tokens), scope: 'tasks.read' });
    await expectTokens(scene, narrower, { ...grant, scope: 'tasks.read' });
    await expectAccess(scene, narrower.access_token);
    // The scope of the grant stays.
    await expectTokens(scene, await client.tokens(refresh(narrower)), grant);
  }),
];

/** Expects a token to read tasks of its organization, and nothing else. */
async function expectAccess({ session, target }: Scene, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { listTasks, listContacts, createTask } = operations;
  expectStatus(await session.request(listTasks, { headers }), 200);
  expectError(await session.request(listContacts, { headers }), 403, 'insufficient_scope');
  expectError(await session.request(createTask, { headers, body: '{"title":"-"}' }), 403, 'insufficient_scope');
  const path = listTasks.path.replace('{organization_id}', String(target.credentials.organization_id + 1));
  const ofOther = await session.send(listTasks, {
    method: 'GET',
    path,
    headers: { ...headers, accept: 'application/json' },
  });
  expectError(ofOther, 403, 'wrong_organization');
}

const clientAuthentication = ['client_secret_basic', 'client_secret_post', 'none'];

const { authorize, createToken, revokeToken, getJsonWebKeySet } = operations;

const describesServer = scenario('describes the endpoints and what they support', needs, async ({ session }) => {
  const { client_id_metadata_document_supported: _, ...others } = await serverMetadata(session);
  // Not every server binds tokens to keys.
  const { dpop_signing_alg_values_supported: __, ...given } = others;
  const { issuer } = given;
  expectThat(URL.canParse(issuer) && !issuer.endsWith('/'), `expected the base URL as the issuer, got ${issuer}`);
  // RFC 8414, section 2.
  expectEqual('the metadata', given, {
    issuer,
    authorization_endpoint: issuer + authorize.path,
    token_endpoint: issuer + createToken.path,
    revocation_endpoint: issuer + revokeToken.path,
    jwks_uri: issuer + getJsonWebKeySet.path,
    scopes_supported: Object.keys(scopes),
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    token_endpoint_auth_methods_supported: clientAuthentication,
    revocation_endpoint_auth_methods_supported: clientAuthentication,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
});

/** Returns a new token of the first client. */
export async function newToken(scene: Scene) {
  const { client, form } = applicationGrant(scene);
  return { client, token: (await client.tokens(form)).access_token };
}

/** A revocation takes effect at once, for the tokens of the client alone (RFC 7009, section 2). */
const revocation = [
  scenario('revokes an access token at once, and no other', needs, async (scene) => {
    const { session } = scene;
    const { client, token } = await newToken(scene);
    const other = await newToken(scene);
    await expectUsable(session, token);
    for (let time = 0; time < 2; time++) {
      // A hint may be wrong (RFC 7009, section 2.1).
      expectStatus(await client.revoke(token, {}, 'refresh_token'), 200);
      await expectUsable(session, token, 'token_revoked');
    }
    await expectUsable(session, other.token);
    expectStatus(await client.revoke(other.token, { isBasic: true }), 200);
    await expectUsable(session, other.token, 'token_revoked');
  }),
  scenario('rejects the token of another client', needs, async (scene) => {
    const { session, target } = scene;
    const { token } = await newToken(scene);
    const [, another] = clientsOf(target.credentials);
    if (!another) throw new MissingPrerequisite('the credentials contain one client only');
    const other = new OAuthClient(session, another);
    expectOAuthError(await other.revoke(token), 'invalid_request');
    await expectUsable(session, token);
    await ifImplemented(async () => {
      const { client, form } = await authorization(scene);
      const tokens = await client.tokens(form);
      expectOAuthError(await other.revoke(tokens.refresh_token ?? ''), 'invalid_request');
      await client.tokens(refresh(tokens));
    });
  }),
  scenario('revokes a refresh token with the tokens of its grant', needs, async (scene) => {
    const { client, form } = await authorization(scene);
    const tokens = await client.tokens(form);
    expectStatus(await client.revoke(tokens.refresh_token ?? '', {}, 'access_token'), 200);
    await client.expectRevoked(tokens);
  }),
];
