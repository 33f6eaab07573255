import { operations, scopes } from '@worklane/contract';
import { oauthErrorDescription } from '@worklane/contract/requests';
import type { Handlers } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import { type McpPath, mcpPath, mcpPaths, mcpResource, mcpScopes } from '../tokens/resources.ts';
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

/** RFC 9728, section 3.1: the path of the resource follows the well-known one. */
const metadataPath = (path: McpPath): string => `/.well-known/oauth-protected-resource${path}`;

/** The page of the documentation about agents. */
const documentationPath = '/docs/agents';

const cacheSeconds = 3600;

/** Serves the metadata of the endpoints of the MCP server (RFC 9728), from which clients learn where to sign in. */
export function protectedResourceRoutes(app: FastifyInstance, { baseUrl }: { baseUrl: string }): void {
  for (const path of mcpPaths) {
    const metadata = {
      resource: mcpResource(baseUrl, path),
      authorization_servers: [baseUrl],
      scopes_supported: mcpScopes[path],
      bearer_methods_supported: ['header'],
      dpop_signing_alg_values_supported: proofAlgorithms,
      resource_name: path === mcpPath ? 'Worklane' : 'Worklane (read-only)',
      resource_documentation: baseUrl + documentationPath,
    };
    app.get(metadataPath(path), async (_request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': `public, max-age=${cacheSeconds}` })
        .send(metadata),
    );
  }
}

/** Why the MCP server rejects a token (RFC 6750, section 3.1). */
export interface TokenRejection {
  error: 'invalid_token' | 'insufficient_scope';
  description: string;
}

/**
 * Returns the value of `WWW-Authenticate` for a response of an endpoint of the MCP server.
 * @param rejection absent for a request without a token
 */
export function mcpChallenge(baseUrl: string, path: McpPath, rejection?: TokenRejection): string {
  const parameters = {
    resource_metadata: baseUrl + metadataPath(path),
    ...(rejection && { error: rejection.error, error_description: oauthErrorDescription(rejection.description) }),
    scope: mcpScopes[path].join(' '),
  };
  const list = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${list.join(', ')}`;
}
