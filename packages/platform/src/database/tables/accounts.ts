import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
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
