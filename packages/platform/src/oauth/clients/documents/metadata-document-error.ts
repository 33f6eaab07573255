/** The metadata document of a client cannot be used. */
export class MetadataDocumentError extends Error {
  override name = 'MetadataDocumentError';

  /** @param reason continues a sentence that starts with "the metadata document"; without anything that the document contains */
  constructor(reason: string) {
    super(`the metadata document ${reason}`);
  }
}
