import type { schemas, settings } from '@worklane/contract/dashboard';
import type { Generated } from 'kysely';
import type { Json, SettingColumns, Timestamp } from './columns.ts';

export interface OAuthTables {
  signing_keys: SigningKeysTable;
  revocations: RevocationsTable;
  oauth_artifacts: OAuthArtifactsTable;
  access_tokens: AccessTokensTable;
}

/** The keys that sign access tokens. */
export interface SigningKeysTable {
  kid: string;
  /** JSON Web Key (RFC 7517). */
  public_key: Json;
  /** JSON Web Key, encrypted as a compact JWE (RFC 7516). */
  private_key: string;
  created_at: Timestamp;
  /** Since when its signatures are rejected. */
  retired_at: Timestamp | null;
}

/** Revoked tokens, grants and clients that have not expired. */
export interface RevocationsTable {
  organization_id: number;
  /** The ID of an access token, a grant or a client: all tokens issued from it are rejected. */
  revoked: string;
  expires_at: Timestamp;
  transaction_id: Generated<string>;
}

/** Artifacts of the authorization server: codes, refresh tokens, grants, interactions, sessions. */
export interface OAuthArtifactsTable {
  /** The model in oidc-provider: `AuthorizationCode`, `RefreshToken`, `Grant`, `Interaction`. */
  model: string;
  /** SHA-256 of its ID, so that a reader of the table cannot use it. */
  id_hash: string;
  payload: Json;
  grant_id: string | null;
  /** Only of grants. */
  organization_id: number | null;
  client_id: string | null;
  account_id: number | null;
  created_at: Timestamp;
  consumed_at: Timestamp | null;
  expires_at: Timestamp;
}

/** The last use of an access token from an address. */
export interface TokenAddress {
  readonly ip: string;
  readonly user_agent: string | null;
  /** To the minute. */
  readonly at: string;
}

/** Access tokens issued to clients, which their owners can list and revoke. */
export interface AccessTokensTable {
  organization_id: number;
  jti: string;
  client_id: string;
  grant_id: string | null;
  /** The member that the token acts for. */
  subject: string | null;
  /** Space-separated. */
  scope: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Chosen for a generated token. */
  name: string | null;
  /** To the minute; null until the first use. */
  last_used_at: Timestamp | null;
  /** The last five addresses, newest first; null until the first use. */
  used_from: Json<readonly TokenAddress[]> | null;
}

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
