import type { Connection } from '../../../database/store.ts';
import { documentUrl } from '../../tokens/document-client-id.ts';
import type { RegisteredClient } from '../registered-client.ts';
import { MetadataDocumentError } from './metadata-document-error.ts';
import { readDocument } from './read-document.ts';

/** A client with the time until which its document need not be fetched again. */
export interface DocumentClient {
  client: RegisteredClient;
  /** The document. */
  text: string;
  freshUntil: Date;
}

/** Returns the client that a member has granted access, as its document described it then. */
export async function findDocumentClient(db: Connection, clientId: string): Promise<DocumentClient | undefined> {
  const url = documentUrl(clientId);
  if (!url) return undefined;
  const row = await db
    .selectFrom('client_documents')
    .select(['document', 'fresh_until'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) return undefined;
  try {
    return { client: readDocument(url, row.document), text: row.document, freshUntil: new Date(row.fresh_until) };
  } catch (error) {
    // The rules for documents can change between releases.
    if (error instanceof MetadataDocumentError) return undefined;
    throw error;
  }
}

/** Stores a client that a member grants access, or what has changed in its document. */
export async function storeDocumentClient(
  db: Connection,
  { client, text, freshUntil }: DocumentClient,
  now: Date,
): Promise<void> {
  const values = {
    name: client.name,
    document: text,
    fresh_until: freshUntil.toISOString(),
    granted_at: now.toISOString(),
  };
  await db
    .insertInto('client_documents')
    .values({ client_id: client.clientId, ...values })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(values))
    .execute();
}
