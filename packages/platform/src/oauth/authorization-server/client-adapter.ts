import type { AdapterPayload, Client, ClientMetadata } from 'oidc-provider';
import { findClient, type RegisteredClient } from '../clients/client-repository.ts';
import { matchesClientSecret } from '../clients/create-client.ts';
import type { MetadataDocuments } from '../clients/documents/metadata-documents.ts';
import { MetadataDocumentError } from '../clients/documents/read-document.ts';
import { matchesDocumentRedirectUri, matchesRedirectUri } from '../clients/redirect-uri.ts';
import { isDocumentClientId } from '../tokens/access-token.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import { ArtifactAdapter } from './artifact-adapter.ts';
import { originOf } from './call-provider.ts';
import { errors, Provider, type ProviderPatches } from './oidc-provider-patches.ts';

/** Finds clients for oidc-provider. They are not cached, since other nodes and commands change them. */
export class ClientAdapter extends ArtifactAdapter {
  readonly #dependencies: RevocationDependencies;
  readonly #documents: MetadataDocuments;
  /** By request, each of which has one client. */
  readonly #foundByDocument = new WeakMap<object, Promise<RegisteredClient>>();

  constructor(dependencies: RevocationDependencies, documents: MetadataDocuments) {
    super('Client', dependencies);
    this.#dependencies = dependencies;
    this.#documents = documents;
  }

  override async find(clientId: string): Promise<AdapterPayload | undefined> {
    if (isDocumentClientId(clientId)) {
      const client = await this.#findByDocument(clientId);
      return client && clientMetadata(client);
    }
    const client = await this.#find(clientId);
    if (client?.type === 'private' && Provider.ctx?.oidc.route === 'authorization') throw privateClientError();
    if (client) return clientMetadata(client);
    return authenticatesClient() ? clientMetadata(unknownClient) : undefined;
  }

  /**
   * A document is fetched for authorization requests only. Everybody can send token requests, and a client keeps its access
   * while its host is unavailable; it can revoke its tokens even if its host is no longer allowed.
   */
  async #findByDocument(clientId: string): Promise<RegisteredClient | undefined> {
    if (authenticatesClient()) {
      const evenIfNotAllowed = Provider.ctx?.oidc.route === 'revocation';
      return this.#documents.findWithAccess(clientId, { evenIfNotAllowed });
    }
    if (!this.#documents.isEnabled) return undefined;
    const { ctx } = Provider;
    // After an error, the library looks for the client again: the host must not be asked twice.
    const found =
      (ctx && this.#foundByDocument.get(ctx)) ?? this.#documents.find(clientId, ctx && originOf(ctx.req)?.ip);
    if (ctx) this.#foundByDocument.set(ctx, found);
    return found.catch((error: unknown) => {
      throw error instanceof MetadataDocumentError ? new errors.InvalidClient(error.message) : error;
    });
  }

  async #find(clientId: string): Promise<RegisteredClient | undefined> {
    // PostgreSQL rejects this character in text.
    if (clientId.includes('\0')) return undefined;
    return findClient(this.#dependencies.db, clientId, this.#dependencies.clock());
  }
}

/** The authorization endpoint does not redirect errors that occur before it knows the client. */
const privateClientError = () =>
  new errors.UnauthorizedClient('the application is private; it gets tokens with grant_type=client_credentials');

/** Returns whether the request authenticates a client; the authorization endpoint reports an unknown client instead. */
const authenticatesClient = () => ['token', 'revocation'].includes(Provider.ctx?.oidc.route ?? '');

/** Authenticating an unknown client takes as long as authenticating one with a wrong secret. */
const unknownClient: RegisteredClient = {
  owner: null,
  clientId: 'unknown',
  name: '',
  type: 'private',
  redirectUris: [],
  scopes: [],
  secretHashes: [],
};

/** The metadata property that holds our client. */
export const extraClientMetadata = ['registeredClient'];

const clientMetadata = (client: RegisteredClient): ClientMetadata => ({
  client_id: client.clientId,
  redirect_uris: client.redirectUris,
  grant_types:
    client.document?.grantTypes ??
    (client.type === 'public' ? ['authorization_code', 'refresh_token'] : ['client_credentials']),
  response_types: client.type === 'public' ? ['code'] : [],
  // A secret is accepted in the header and in the form. A private client without a valid one cannot authenticate.
  ...(client.type === 'public' && client.secretHashes.length === 0
    ? { token_endpoint_auth_method: 'none' }
    : { token_endpoint_auth_method: 'client_secret_basic', client_secret: 'stored as a hash' }),
  registeredClient: client,
});

export const registeredClient = (client: Client): RegisteredClient =>
  (client as Client & { readonly registeredClient: RegisteredClient }).registeredClient;

export const clientPatches = {
  compareClientSecret: (client, secret) => matchesClientSecret(secret, registeredClient(client).secretHashes),
  isRedirectUriRegistered(client, uri) {
    const { redirectUris, document } = registeredClient(client);
    const matches = document ? matchesDocumentRedirectUri : matchesRedirectUri;
    return redirectUris.some((registered) => matches(registered, uri));
  },
  isGrantTypeAllowed(client, grantType) {
    if (client.grantTypes?.includes(grantType)) return true;
    // RFC 6749, section 5.2: unauthorized_client instead of the library's error.
    if (Provider.ctx?.oidc.params?.grant_type === grantType) {
      const { type } = registeredClient(client);
      throw new errors.UnauthorizedClient(`${type} applications cannot use the grant type ${grantType}`);
    }
    return false;
  },
} satisfies Partial<ProviderPatches>;
