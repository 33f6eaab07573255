/** A client as the authorization server needs it. */
export interface RegisteredClient {
  /** Null for a client that no organization owns: an application of Worklane itself, or one with a metadata document. */
  owner: ClientOwner | null;
  /** Present for a client that is not registered, but described by a document on its own host. */
  document?: ClientDocument;
  clientId: string;
  name: string;
  /** Public clients act for members (authorization code), private ones for themselves (client credentials). */
  type: 'public' | 'private';
  redirectUris: string[];
  scopes: string[];
  /** The hashes of the valid secrets; empty for a public client without a secret. */
  secretHashes: string[];
}

/** What a client has instead of a registration. Nothing in the document is verified, except that its host serves it. */
export interface ClientDocument {
  /** With its port, unless it is the default one. */
  host: string;
  grantTypes: string[];
}

/** The organization that owns a client. */
export interface ClientOwner {
  organizationId: number;
  organizationName: string;
}

/** Returns the name of a client, with the host of its metadata document: anybody can describe an application by any name. */
export const labelOf = ({ name, document }: Pick<RegisteredClient, 'name' | 'document'>): string =>
  document ? `${name} on ${document.host}` : name;
