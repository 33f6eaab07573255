import { scopes } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import type { Connection } from '../../../database/store.ts';
import { documentUrl } from '../../tokens/access-token.ts';
import type { RegisteredClient } from '../client-repository.ts';
import { nameViolations } from '../client-validation.ts';
import { documentRedirectUris } from '../redirect-uri.ts';

/** The metadata document of a client cannot be used. */
export class MetadataDocumentError extends Error {
  override name = 'MetadataDocumentError';

  /** @param reason continues a sentence that starts with "the metadata document"; without anything that the document contains */
  constructor(reason: string) {
    super(`the metadata document ${reason}`);
  }
}

/** The grants that such a client can use: it has no secret, so it acts for members only. */
const grantTypes = ['authorization_code', 'refresh_token'];

/**
 * Returns the client that a metadata document describes. What the document has besides is ignored, as are unsupported
 * grants and redirect URLs, as long as others remain: one document is read by many authorization servers.
 * @throws MetadataDocumentError
 */
export function readDocument(url: URL, text: string): RegisteredClient {
  const document = parse(text);
  if (document.client_id !== url.href) throw new MetadataDocumentError('has a client_id that differs from its URL');
  const { token_endpoint_auth_method: method = 'none' } = document;
  if (method !== 'none') throw new MetadataDocumentError('must have the token_endpoint_auth_method none');
  if ('client_secret' in document || 'client_secret_expires_at' in document) {
    throw new MetadataDocumentError('must not have a client_secret');
  }
  const { response_types: responseTypes = ['code'] } = document;
  if (!strings(responseTypes).includes('code')) throw new MetadataDocumentError('must have the response_type code');
  return {
    owner: null,
    document: { host: url.host, grantTypes: readGrantTypes(document) },
    clientId: url.href,
    name: readName(document),
    type: 'public',
    redirectUris: readRedirectUris(document),
    // The role of the member and the consent limit them.
    scopes: Object.keys(scopes),
    secretHashes: [],
  };
}

type Document = Readonly<Record<string, unknown>>;

function parse(text: string): Document {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new MetadataDocumentError('is not valid JSON');
  }
  if (isObject(document)) return document as Document;
  throw new MetadataDocumentError('is not a JSON object');
}

function readName({ client_name: name }: Document): string {
  if (typeof name !== 'string') throw new MetadataDocumentError('has no client_name');
  const [violation] = nameViolations({ name });
  if (violation) throw new MetadataDocumentError(`has an invalid client_name: it ${violation.detail}`);
  return name;
}

/** Without grant_types a client has the first alone (RFC 7591, section 2). */
function readGrantTypes({ grant_types: given = grantTypes.slice(0, 1) }: Document): string[] {
  const supported = grantTypes.filter((each) => strings(given).includes(each));
  if (supported.includes('authorization_code')) return supported;
  throw new MetadataDocumentError('must have the grant_type authorization_code');
}

function readRedirectUris({ redirect_uris: given }: Document): string[] {
  const uris = documentRedirectUris(strings(given));
  if (uris.length > 0) return uris;
  throw new MetadataDocumentError('has no supported redirect_uris: https, or http with a loopback host');
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

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
