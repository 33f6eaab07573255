import type { schemas, settings } from '@worklane/contract/dashboard';
import type { Json, SettingColumns, Timestamp } from './columns.ts';

export interface ClientTables {
  applications: ApplicationsTable;
  application_secrets: ApplicationSecretsTable;
  client_documents: ClientDocumentsTable;
}

/** OAuth clients, each owned by an organization. The settings are those of the contract. */
export interface ApplicationsTable
  extends Omit<
    SettingColumns<schemas.Application, typeof settings.Application.initial>,
    'secrets' | 'max_token_seconds' | 'redirect_uris' | 'scopes' | 'created_at' | 'updated_at'
  > {
  redirect_uris: Json<string[]>;
  scopes: Json<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The secrets of a client: none if it cannot keep one confidential, two during a rotation. */
export interface ApplicationSecretsTable {
  organization_id: number;
  client_id: string;
  /** SHA-256 of the secret, which has 256 random bits and needs no slow hash. */
  hash: string;
  created_at: Timestamp;
  /** When it becomes invalid; null for the current one. */
  expires_at: Timestamp | null;
}

/** Clients without a registration that members have granted access, as their metadata documents described them then. */
export interface ClientDocumentsTable {
  /** The URL of the document. */
  client_id: string;
  name: string;
  /** As it was received. */
  document: string;
  /** Until when it need not be fetched again for an authorization request. */
  fresh_until: Timestamp;
  /** When a member granted access last. */
  granted_at: Timestamp;
}
