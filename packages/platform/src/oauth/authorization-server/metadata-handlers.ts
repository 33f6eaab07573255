import { operations, scopes } from '@worklane/contract';
import type { Handlers } from '@worklane/server';

const authenticationMethods = ['client_secret_basic', 'client_secret_post', 'none'];

/** Tells client libraries where everything is (RFC 8414). */
export const metadataHandlers = (issuer: string) =>
  ({
    getAuthorizationServerMetadata: () => ({
      status: 200,
      body: {
        issuer,
        authorization_endpoint: issuer + operations.authorize.path,
        token_endpoint: issuer + operations.createToken.path,
        revocation_endpoint: issuer + operations.revokeToken.path,
        jwks_uri: issuer + operations.getJsonWebKeySet.path,
        scopes_supported: Object.keys(scopes),
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
        token_endpoint_auth_methods_supported: authenticationMethods,
        revocation_endpoint_auth_methods_supported: authenticationMethods,
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
    }),
  }) satisfies Partial<Handlers>;
