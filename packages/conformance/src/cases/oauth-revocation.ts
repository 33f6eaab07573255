import { operations } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { authorization } from '../oauth/authorization-code.ts';
import { applicationGrant, clientsOf, expectOAuthError, expectUsable, OAuthClient } from '../oauth/oauth-client.ts';
import { expectStatus } from '../world/expectations.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';

const needs = ['oauth'] as const;

/** A revocation takes effect at once, for the tokens of the client alone (RFC 7009, section 2). */
export const oauthRevocation: CasesOf = ({ id }, { credentials }) =>
  id === operations.revokeToken.id && credentials.client_id !== undefined ? [...scenarios] : [];

/** Returns a new token of the first client. */
export async function newToken(scene: Scene) {
  const { client, form } = applicationGrant(scene);
  return { client, token: (await client.tokens(form)).access_token };
}

const scenarios = [
  scenario('revokes an access token at once, and no other', needs, async (scene) => {
    const { session } = scene;
    const { client, token } = await newToken(scene);
    const other = await newToken(scene);
    await expectUsable(session, token);
    for (let time = 0; time < 2; time++) {
      expectStatus(await client.revoke(token), 200);
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
    expectOAuthError(await new OAuthClient(session, another).revoke(token), 'invalid_request');
    await expectUsable(session, token);
  }),
  scenario('revokes a refresh token with the tokens of its grant', needs, async (scene) => {
    const { client, form } = await authorization(scene);
    const tokens = await client.tokens(form);
    expectStatus(await client.revoke(tokens.refresh_token ?? ''), 200);
    await client.expectRevoked(tokens);
  }),
];
