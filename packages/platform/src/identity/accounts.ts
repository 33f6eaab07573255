import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/** RFC 2606, section 2: nobody can ever have such an address. */
export const supportDomain = 'support.invalid';

/** Returns whether an address is that of support access, which has no password and a fixed role. */
export const isSupportAddress = (email: string): boolean => email.toLowerCase().endsWith(`@${supportDomain}`);

/** Returns whether an address has an account with which somebody can sign in. */
export async function hasAccount(db: Connection, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return (account?.password_hash ?? null) !== null;
}

/** @throws ProblemError not_found */
export async function getAccountId(db: Connection, email: string): Promise<number> {
  const accounts = db.selectFrom('accounts').select('account_id').where('email', '=', email.toLowerCase());
  const account = await accounts.executeTakeFirst();
  if (!account) throw new ProblemError('not_found', `No account ${email}.`);
  return account.account_id;
}

/**
 * Until the transaction ends, nobody else creates the account of an address or adds an address without one to an organization: both
 * depend on each other. Lock the organization first.
 */
export async function lockAddress(transaction: Connection, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email.toLowerCase()}`}, 0))`.execute(
    transaction,
  );
}
