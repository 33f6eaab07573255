import type { OperationId } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/store.ts';
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts';
import type { Sessions } from '../../identity/sessions.ts';
import type { FindDestination } from '../../identity/sign-in-routes.ts';
import type { DocumentFetcher } from '../clients/documents/fetch-document.ts';
import { MetadataDocuments } from '../clients/documents/metadata-documents.ts';
import {
  createClientTokenIssuer,
  createRecordingTokenIssuer,
  type IssueClientToken,
} from '../tokens/issue-access-token.ts';
import { createSharedTokenIssuer } from '../tokens/issue-shared-token.ts';
import type { ProofNonces } from '../tokens/proof-nonces.ts';
import type { RevocationList } from '../tokens/revocation-list.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { authorizationEndpoint } from './authorization-endpoint.ts';
import { ConsentRequests } from './consent-requests.ts';
import { createProvider } from './provider.ts';
import { tokenEndpoints } from './token-endpoints.ts';

export interface AuthorizationServerOptions {
  db: Connection;
  clock: () => Date;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** The issuer and the audience. */
  baseUrl: string;
  accessTokenSeconds: number;
  /** Returns a lifetime, unless that of the organization is shorter. */
  tokenSeconds: (organizationId: number, seconds: number) => number;
  keys: SigningKeys;
  revocations: RevocationList;
  nonces: ProofNonces;
  sessions: Sessions;
  /** Fetches the metadata documents of clients that are not registered. */
  documentFetcher: DocumentFetcher;
  /** The setting CLIENT_METADATA_HOSTS. */
  clientMetadataHosts: readonly string[];
}

/** The operations with routes here instead of handlers. */
export const authorizationServerOperations = [
  'authorize',
  'createToken',
  'revokeToken',
] as const satisfies OperationId[];

export type AuthorizationServerOperation = (typeof authorizationServerOperations)[number];

export interface AuthorizationServer {
  issueClientToken: IssueClientToken;
  revocation: RevocationDependencies;
  /** Returns the application that waits for its user to sign in and to continue to a path. */
  findDestination: FindDestination;
  routes(app: FastifyInstance, limits: RateLimits): void;
}

/**
 * Creates the authorization server (RFC 6749): its endpoints and the consent page.
 * @throws Error when the patches of oidc-provider do not fit the installed version
 */
export async function createAuthorizationServer(options: AuthorizationServerOptions): Promise<AuthorizationServer> {
  const { db, clock, revocations, accessTokenSeconds, documentFetcher: fetcher, clientMetadataHosts } = options;
  const issueToken = createRecordingTokenIssuer(options);
  const issueClientToken = createClientTokenIssuer(issueToken, accessTokenSeconds);
  const revoke: RevocationList['revoke'] = (revocation) => revocations.revoke(revocation);
  const documents = new MetadataDocuments({ db, clock, fetcher, allowedHosts: clientMetadataHosts });
  const { provider, callProvider } = await createProvider({
    ...options,
    revoke,
    issueToken,
    issueOwnToken: createClientTokenIssuer(createSharedTokenIssuer(options), accessTokenSeconds),
    documents,
  });
  const consentRequests = new ConsentRequests({ provider, db, clock, documents });
  return {
    issueClientToken,
    revocation: { db, clock, revoke },
    findDestination: (path) => consentRequests.findDestination(path),
    routes(app, limits) {
      app.register(authorizationEndpoint, { ...options, callProvider, consentRequests, limits });
      app.register(tokenEndpoints, { ...options, callProvider, revoke });
    },
  };
}
