import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core.ts';
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts';
import type { Sessions } from '../../identity/sessions.ts';
import { AddressPolicy } from '../../outbound/address-policy.ts';
import { createDocumentFetcher } from '../clients/documents/fetch-document.ts';
import type { Tokens } from '../tokens/open-tokens.ts';
import { createAuthorizationServer } from './authorization-server.ts';
import { createMcpAccess } from './mcp-access.ts';
import { protectedResourceRoutes } from './protected-resource.ts';
import { metadataHandlers } from './server-metadata.ts';

/** Opens the authorization server and the access to the MCP server. @param ca the certificates of WEBHOOK_CA_FILE */
export async function openAuthorizationServer(
  { store, secret, clock, settings, controls }: Core,
  { keys, revocations, proofs, issueToken, verification }: Tokens,
  sessions: Sessions,
  ca: Parameters<typeof createDocumentFetcher>[0]['ca'],
) {
  const { baseUrl, accessTokenSeconds, clientMetadataHosts, webhookLoopbackHttp: loopbackHttp } = settings;
  // Without the networks that webhooks may reach: everybody can make the service fetch a document.
  const documentFetcher = createDocumentFetcher({ addressPolicy: new AddressPolicy([], { loopbackHttp }), ca });
  const server = await createAuthorizationServer({
    ...{ db: store.db, clock, secret, baseUrl, accessTokenSeconds, clientMetadataHosts },
    tokenSeconds: (organizationId, seconds) => controls.tokenSeconds(organizationId, seconds),
    ...{ keys, revocations, nonces: proofs.nonces, sessions, documentFetcher },
  });
  return {
    handlers: metadataHandlers(baseUrl, keys, settings),
    routes(app: FastifyInstance, limits: RateLimits) {
      server.routes(app, limits);
      protectedResourceRoutes(app, settings);
    },
    stop: () => documentFetcher.close(),
    server,
    mcpAccess: createMcpAccess({ ...verification, proofs, issueToken }),
  };
}
