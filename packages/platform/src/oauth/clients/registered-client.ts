/** A client as the authorization server needs it. */
export interface RegisteredClient {
  /** Null for an application of Worklane itself, which no organization owns. */
  owner: ClientOwner | null;
  clientId: string;
  name: string;
  /** Public clients act for members (authorization code), private ones for themselves (client credentials). */
  type: 'public' | 'private';
  redirectUris: string[];
  scopes: string[];
  /** The hashes of the valid secrets; empty for a public client without a secret. */
  secretHashes: string[];
}

/** The organization that owns a client. */
export interface ClientOwner {
  organizationId: number;
  organizationName: string;
}
