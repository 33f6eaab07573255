import { oauthErrorDescription } from '@worklane/contract/requests';
import type { FastifyInstance } from 'fastify';
import { type McpPath, mcpPath, mcpPaths, mcpResource, mcpScopes } from '../tokens/resources.ts';
import { proofAlgorithms } from '../tokens/verify-proof.ts';

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
