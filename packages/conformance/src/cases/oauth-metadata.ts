import { operations, scopes } from '@worklane/contract';
import { expectEqual, expectThat } from '../mismatch.ts';
import { serverMetadata } from '../oauth/access-token.ts';
import { authorization } from '../oauth/authorization-code.ts';
import { type CasesOf, scenario } from './case.ts';

const needs = ['oauth'] as const;

/** The metadata describes the server, and every redirect names it. */
export const oauthMetadata: CasesOf = ({ id }) =>
  scenarios.flatMap(([operation, scenario]) => (operation.id === id ? [scenario] : []));

const clientAuthentication = ['client_secret_basic', 'client_secret_post', 'none'];

const { authorize, createToken, revokeToken, getJsonWebKeySet, getAuthorizationServerMetadata } = operations;

const scenarios = [
  [
    getAuthorizationServerMetadata,
    scenario('describes the endpoints and what they support', needs, async ({ session }) => {
      const { client_id_metadata_document_supported: _, ...given } = await serverMetadata(session);
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
    }),
  ],
  [
    authorize,
    scenario('redirects with a code, the state and the issuer', needs, async (scene) => {
      await authorization(scene);
    }),
  ],
] as const;
