/** Returns whether an application is described by a metadata document, whose URL is its client ID. It belongs to no organization. */
export const hasMetadataDocument = (clientId: string): boolean => clientId.startsWith('https://');
