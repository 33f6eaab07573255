import type { OperationId } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core.ts';
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts';
import type { Sessions } from '../../identity/sessions.ts';
import { AddressPolicy } from '../../outbound/address-policy.ts';
import { createDocumentFetcher, MetadataDocuments } from '../clients/documents/metadata-documents.ts';
import {
  createClientTokenIssuer,
  createRecordingTokenIssuer,
  createSharedTokenIssuer,
} from '../tokens/issue-access-token.ts';
import type { Tokens } from '../tokens/open-tokens.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { authorizationEndpoint } from './authorization-endpoint.ts';
import { ConsentRequests } from './consent-requests.ts';
import { createMcpAccess } from './mcp-access.ts';
import { createProvider } from './provider.ts';
import { metadataHandlers, protectedResourceRoutes } from './server-metadata.ts';
import { tokenEndpoints } from './token-endpoints.ts';

/** The operations with routes here instead of handlers. */
export const authorizationServerOperations = [
  'authorize',
  'createToken',
  'revokeToken',
] as const satisfies OperationId[];

export type AuthorizationServerOperation = (typeof authorizationServerOperations)[number];

/**
 * Opens the authorization server (RFC 6749), and the access to the MCP server.
 * @param ca the certificates of WEBHOOK_CA_FILE
 * @throws Error when the patches of oidc-provider do not fit the installed version
 */
export async function openAuthorizationServer(
  { store, secret, clock, settings, controls }: Core,
  { keys, revocations, proofs, issueToken, verification }: Tokens,
  sessions: Sessions,
  ca: Parameters<typeof createDocumentFetcher>[0]['ca'],
) {
  const { db } = store;
  const {
    baseUrl,
    accessTokenSeconds,
    clientMetadataHosts: allowedHosts,
    webhookLoopbackHttp: loopbackHttp,
  } = settings;
  // Without the networks that webhooks may reach: everybody can make the service fetch a document.
  const fetcher = createDocumentFetcher({ addressPolicy: new AddressPolicy([], { loopbackHttp }), ca });
  const documents = new MetadataDocuments({ db, clock, fetcher, allowedHosts });
  const revocation: RevocationDependencies = { db, clock, revoke: (each) => revocations.revoke(each) };
  const issuing = { db, clock, keys, baseUrl };
  const recordingIssuer = createRecordingTokenIssuer(issuing);
  const { provider, callProvider } = await createProvider({
    ...{ ...revocation, baseUrl, secret, accessTokenSeconds, documents, nonces: proofs.nonces },
    tokenSeconds: (organizationId, seconds) => controls.tokenSeconds(organizationId, seconds),
    issueToken: recordingIssuer,
    issueOwnToken: createClientTokenIssuer(createSharedTokenIssuer(issuing), accessTokenSeconds),
  });
  const consentRequests = new ConsentRequests({ provider, db, clock, documents });
  return {
    handlers: metadataHandlers(baseUrl, keys, settings),
    routes(app: FastifyInstance, limits: RateLimits) {
      app.register(authorizationEndpoint, { db, sessions, baseUrl, callProvider, consentRequests, limits });
      app.register(tokenEndpoints, { ...revocation, keys, baseUrl, callProvider });
      protectedResourceRoutes(app, settings);
    },
    stop: () => fetcher.close(),
    issueClientToken: createClientTokenIssuer(recordingIssuer, accessTokenSeconds),
    revocation,
    /** Returns the application that waits for its user to sign in and to continue to a path. */
    findDestination: (path: string) => consentRequests.findDestination(path),
    mcpAccess: createMcpAccess({ ...verification, proofs, issueToken }),
  };
}
