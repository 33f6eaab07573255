import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface IdentityTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
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
}

/** Sessions of signed-in browsers. */
export interface SessionsTable {
  /** SHA-256 of the cookie value. */
  id_hash: string;
  account_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
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
