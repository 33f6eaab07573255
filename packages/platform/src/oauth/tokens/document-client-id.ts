/** Returns whether a client ID is meant as the URL of a metadata document: IDs of registered clients have no colon. */
export const isDocumentClientId = (clientId: string): boolean => clientId.startsWith('https://');

/** The longest client ID in the contract. */
const maxLength = 255;

/**
 * Returns the URL of the metadata document that a client ID names, if it is one: https, with a path, without a fragment and
 * credentials (draft-ietf-oauth-client-id-metadata-document, section 3). Only the normalized form is accepted, so that a client has one ID.
 */
export function documentUrl(clientId: string): URL | undefined {
  if (!isDocumentClientId(clientId) || clientId.length > maxLength) return undefined;
  const url = URL.parse(clientId);
  if (url?.href !== clientId || clientId.includes('#') || url.username || url.password) return undefined;
  return url;
}

/** Returns the host of the metadata document of a client; null for a client that has none, which is registered. */
export const documentHost = (clientId: string): string | null => documentUrl(clientId)?.host ?? null;
