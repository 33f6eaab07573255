import { scopes } from '@worklane/contract';
import type { FastifyInstance } from 'fastify';
import { mcpPath, mcpResource } from '../tokens/resources.ts';

/** RFC 9728, section 3.1: the path of the resource follows the well-known one. */
const metadataPath = `/.well-known/oauth-protected-resource${mcpPath}`;

/** The page of the documentation about agents. */
const documentationPath = '/docs/agents';

const cacheSeconds = 3600;

/** What a client needs at first. It requests more when a response says that a scope is missing. */
const readScopes = Object.keys(scopes).filter((scope) => scope.endsWith('.read'));

/** Serves the metadata of the MCP server (RFC 9728), from which its clients learn where to sign in. */
export function protectedResourceRoute(app: FastifyInstance, { baseUrl }: { baseUrl: string }): void {
  const metadata = {
    resource: mcpResource(baseUrl),
    authorization_servers: [baseUrl],
    scopes_supported: readScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Worklane',
    resource_documentation: baseUrl + documentationPath,
  };
  app.get(metadataPath, async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': `public, max-age=${cacheSeconds}` })
      .send(metadata),
  );
}

/** Why the MCP server rejects a token (RFC 6750, section 3.1). */
export interface TokenRejection {
  error: 'invalid_token' | 'insufficient_scope';
  description: string;
  /** The scopes that the request needs; by default those that a client needs at first. */
  scopes?: readonly string[];
}

/**
 * Returns the value of `WWW-Authenticate` for a response of the MCP server.
 * @param rejection absent for a request without a token
 */
export function mcpChallenge(baseUrl: string, rejection?: TokenRejection): string {
  const parameters = {
    resource_metadata: baseUrl + metadataPath,
    ...(rejection && { error: rejection.error, error_description: quotable(rejection.description) }),
    scope: (rejection?.scopes ?? readScopes).join(' '),
  };
  const list = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${list.join(', ')}`;
}

/** RFC 6750, section 3: `error_description` has no quotation marks, backslashes or characters beyond ASCII. */
const quotable = (text: string): string => text.replaceAll('"', "'").replace(/[^ !#-[\]-~]/g, '?');
