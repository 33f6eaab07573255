import { operations, scopes } from '@worklane/contract';
import type { Handlers } from '@worklane/server';
import type { Settings } from '../../config/settings.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { proofAlgorithms } from '../tokens/verify-proof.ts';

const authenticationMethods = ['client_secret_basic', 'client_secret_post', 'none'];

/** Publishes the endpoints (RFC 8414) and the public keys (RFC 7517) for client libraries. */
export const metadataHandlers = (
  issuer: string,
  keys: Pick<SigningKeys, 'published'>,
  { clientMetadataHosts }: Pick<Settings, 'clientMetadataHosts'>,
) =>
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
        dpop_signing_alg_values_supported: [...proofAlgorithms],
        authorization_response_iss_parameter_supported: true,
        ...(clientMetadataHosts.length > 0 && { client_id_metadata_document_supported: true }),
      },
    }),
    getJsonWebKeySet: () => ({ status: 200, body: { keys: [...keys.published] } }),
  }) satisfies Partial<Handlers>;
