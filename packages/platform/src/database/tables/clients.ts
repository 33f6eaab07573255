import type { Json, Timestamp } from './columns.ts';

export interface ClientTables {
  applications: ApplicationsTable;
  application_secrets: ApplicationSecretsTable;
}

/** OAuth clients, each owned by an organization. */
export interface ApplicationsTable {
  organization_id: number;
  /** Unique across all organizations. */
  client_id: string;
  name: string;
  /** Public clients act for members of any organization that grants access, private ones for their own organization. */
  type: 'public' | 'private';
  redirect_uris: Json<string[]>;
  /** The scopes that it may request. */
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
