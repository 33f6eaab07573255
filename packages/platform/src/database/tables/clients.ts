import type { Json, Timestamp } from './columns.ts';

export interface ApplicationTables {
  applications: ApplicationsTable;
  application_secrets: ApplicationSecretsTable;
}

/** Applications that get tokens, each owned by an organization. */
export interface ApplicationsTable {
  organization_id: number;
  /** Unique over all organizations. */
  client_id: string;
  name: string;
  /** Public ones act for members of any organization that grants it; private ones for their own organization. */
  type: 'public' | 'private';
  redirect_uris: Json<string[]>;
  /** Those that it may ask for. */
  scopes: Json<string[]>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The secrets of an application: none for one that runs where it cannot keep any, two while one is replaced. */
export interface ApplicationSecretsTable {
  organization_id: number;
  client_id: string;
  /** SHA-256 of the secret, which has 256 random bits, so that nothing slower is needed. */
  hash: string;
  created_at: Timestamp;
  /** When it stops to be accepted; null for the current one. */
  expires_at: Timestamp | null;
}
