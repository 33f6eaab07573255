import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

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
  /** Since when nothing it signed is accepted. */
  retired_at: Timestamp | null;
}

/** What is refused although it has not expired. */
export interface RevocationsTable {
  organization_id: number;
  /** The id of an access token, of a grant or of an application: all tokens that come from it are refused. */
  revoked: string;
  expires_at: Timestamp;
  transaction_id: Generated<string>;
}

/** What the authorization server remembers: codes, refresh tokens, grants, interactions, sessions. */
export interface OAuthArtifactsTable {
  /** Its model in oidc-provider: `AuthorizationCode`, `RefreshToken`, `Grant`, `Interaction`. */
  model: string;
  /** SHA-256 of its id: who reads the table cannot use what it lists. */
  id_hash: string;
  payload: Json;
  grant_id: string | null;
  /** Of grants: who granted what to whom. */
  organization_id: number | null;
  client_id: string | null;
  account_id: number | null;
  created_at: Timestamp;
  consumed_at: Timestamp | null;
  expires_at: Timestamp;
}

/** The access tokens that were issued to applications, so that their owners see and revoke them. */
export interface AccessTokensTable {
  organization_id: number;
  jti: string;
  client_id: string;
  grant_id: string | null;
  /** The member it acts for. */
  subject: string | null;
  /** Separated by spaces. */
  scope: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** To the minute; null while it has not been used. */
  last_used_at: Timestamp | null;
}
