import type { Role } from '@worklane/contract';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface IdentityTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  invitations: InvitationsTable;
  password_reset_links: PasswordResetLinksTable;
  used_links: UsedLinksTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  identity_providers: IdentityProvidersTable;
  identity_provider_domains: IdentityProviderDomainsTable;
  identity_provider_accounts: IdentityProviderAccountsTable;
  support_accesses: SupportAccessesTable;
}

/**
 * Accounts of people who sign in. An account belongs to each organization with a member of the same email address, which is
 * the external_id of the member, in lower case.
 */
export interface AccountsTable {
  account_id: Generated<number>;
  /** In lower case. */
  email: string;
  name: string;
  /** Null until a password is set. */
  password_hash: string | null;
  created_at: Timestamp;
  last_sign_in_at: Timestamp | null;
}

/** Sessions of signed-in browsers. */
export interface SessionsTable {
  /** SHA-256 of the cookie value. */
  id_hash: string;
  account_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** `User-Agent` of the sign-in; null if unknown. */
  user_agent: string | null;
  /** The address that signed in; null if unknown. */
  ip: string | null;
  /** To the minute; null if unknown. */
  last_used_at: Timestamp | null;
  /** Whether the account signed in with a second factor or a passkey. */
  second_factor: Generated<boolean>;
  /** Whether the password was correct, and the code of the authenticator app is still missing. */
  pending: Generated<boolean>;
  /** The claim `sid` of the identity provider that signed in the account. */
  provider_session: string | null;
}

/** Failed sign-in attempts, to throttle guessing. */
export interface SignInAttemptsTable {
  /** HMAC of the account, network or browser, because people mistype passwords as email addresses. */
  key: string;
  attempts: number;
  /** Earlier attempts are rejected. */
  next_at: Timestamp;
  /** When the count is reset. */
  expires_at: Timestamp;
}

/** Pending invitations to an organization, at most one for each address. */
export interface InvitationsTable {
  organization_id: number;
  invitation_id: Generated<number>;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** In lower case. */
  email: string;
  /** The suggested name of the person. */
  name: string | null;
  role: string;
  /** Member ID of the owner who invited the person; null if an operator did. */
  invited_by: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Links with which a person sets a password, at most one for each address. */
export interface PasswordResetLinksTable {
  /** In lower case. */
  email: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  name: string;
  /** Address of the owner who created the link, in lower case; null if an operator did. */
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Links that were used within the last minutes. */
export interface UsedLinksTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** SHA-256 of the CSRF token of the form. */
  form_hash: string;
  /** In lower case. */
  email: string;
  /** Null for a link with which a password was set. */
  organization_id: number | null;
  expires_at: Timestamp;
}

/** Authenticator apps, at most one for each account (RFC 6238). */
export interface AuthenticatorAppsTable {
  account_id: number;
  /** Encrypted. */
  secret: string;
  /** The time step of the last accepted code: earlier ones are refused. */
  last_step: number;
  added_at: Timestamp;
}

/** Unused codes for people who have lost their authenticator app. */
export interface RecoveryCodesTable {
  account_id: number;
  /** HMAC of the code. */
  code_hash: string;
}

/** Passkeys of accounts (Web Authentication, section 4: public key credentials). */
export interface PasskeysTable {
  credential_id: string;
  account_id: number;
  /** COSE key, base64url. */
  public_key: string;
  sign_count: number;
  name: string;
  added_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Who becomes a member of an organization: everybody whom the provider signs in, or a group of them. */
export interface JoinRule {
  readonly organizationId: number;
  readonly role: Role;
  readonly group?: string;
}

/** OpenID providers that an operator has set (OpenID Connect Core 1.0). */
export interface IdentityProvidersTable {
  name: string;
  issuer: string;
  client_id: string;
  /** Encrypted. */
  client_secret: string;
  groups_claim: string;
  joins: Json<readonly JoinRule[]>;
  created_at: Timestamp;
}

/** The domains whose addresses sign in with a provider, and in no other way. */
export interface IdentityProviderDomainsTable {
  /** In lower case. */
  domain: string;
  provider: string;
}

/** The accounts that have signed in with a provider. */
export interface IdentityProviderAccountsTable {
  account_id: number;
  provider: string;
  /** The claim `sub`. */
  subject: string;
  /** Encrypted; null if the provider issues none, and after it has refused it. */
  refresh_token: string | null;
  /** When the provider last confirmed the person. */
  checked_at: Timestamp;
}

/** The access of an operator to an organization, at most one for each. Its account has no other use, and no password. */
export interface SupportAccessesTable {
  organization_id: number;
  account_id: number;
  member_id: number;
  /** Of the person. */
  name: string;
  reason: string;
  /** SHA-256 of the token in the link; null once it was used. */
  token_hash: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}
