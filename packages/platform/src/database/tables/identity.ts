import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
}

/**
 * People who sign in. One belongs to every organization that has a member with the same address: members keep theirs,
 * in lower case, as their external_id.
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

/** Browsers in which somebody is signed in. */
export interface SessionsTable {
  /** SHA-256 of what the cookie holds. */
  id_hash: string;
  account_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** What slows down guessing: the attempts to sign in that did not succeed. */
export interface SignInAttemptsTable {
  /** HMAC of the account, the network or the browser that they count for: people mistype passwords as addresses. */
  key: string;
  attempts: number;
  /** No attempt is let through before. */
  next_at: Timestamp;
  /** They are forgotten then. */
  expires_at: Timestamp;
}
