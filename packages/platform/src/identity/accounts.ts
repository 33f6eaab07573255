import { resources } from '@worklane/contract';
import { bodyViolations, invalidFields, ProblemError, type ProblemViolation } from '@worklane/server';
import { sql } from 'kysely';
import type { ChangeDependencies, Connection } from '../database/store.ts';
import { revokeAccountGrants } from '../oauth/tokens/account-grants.ts';
import { revokeMemberTokens, revokeTokens } from '../oauth/tokens/revoke-tokens.ts';
import { hashPassword, type PasswordOwner, passwordViolations } from './passwords.ts';
import { sessionRevocation } from './sessions.ts';

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

/**
 * Sets the password of an account, and creates the account if it does not exist. Ends the sessions of the account and revokes what
 * it has granted.
 * @returns the account ID.
 * @throws ProblemError validation_failed with `/email`, `/name` or `/password`
 */
export async function setPassword(
  { db, clock }: ChangeDependencies,
  email: string,
  name: string,
  password: string,
): Promise<number> {
  const passwordHash = await hashNewPassword({ email, name, password });
  return db
    .transaction()
    .execute((transaction) => storePassword({ db: transaction, clock }, { email, name, passwordHash }));
}

/**
 * Returns the hash of the password for an account.
 * @throws ProblemError validation_failed with `/email`, `/name` or `/password`
 */
export async function hashNewPassword({ email, name, password, address }: NewPassword): Promise<string> {
  const passwordErrors = await passwordViolations(password, { email, name }, '/password');
  const errors = [...accountViolations(email, name), ...passwordErrors];
  if (errors.length > 0) throw invalidFields(errors);
  return hashPassword(password, address);
}

export interface NewPassword extends PasswordOwner {
  password: string;
  /** Of whoever sent the password. */
  address?: string;
}

/**
 * Stores a password hash in the account, which is created if it does not exist; null for a person of an identity provider. Ends its
 * sessions, removes its passkeys and revokes its grants, since another person may have had the account until now. An authenticator app
 * stays: it gives access to nothing.
 * @param dependencies the database is a transaction.
 * @returns the account ID.
 */
export async function storePassword(
  { db, clock }: ChangeDependencies,
  { email, name, passwordHash: password_hash }: { email: string; name: string; passwordHash: string | null },
): Promise<number> {
  const { account_id } = await db
    .insertInto('accounts')
    .values({ email: email.toLowerCase(), name, password_hash, created_at: clock().toISOString() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, password_hash }))
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await endAllSessions(db, account_id, clock());
  await db.deleteFrom('passkeys').where('account_id', '=', account_id).execute();
  await revokeAccountGrants(db, account_id, clock());
  return account_id;
}

/** Ends all sessions of an account and revokes their access tokens. @returns the number of sessions. */
export async function endAllSessions(transaction: Connection, accountId: number, now: Date): Promise<number> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .returning('id_hash')
    .execute();
  for (const { id_hash } of ended) await revokeTokens(transaction, sessionRevocation(id_hash, now));
  return ended.length;
}

/** An account has the name and the address of a member. */
function accountViolations(email: string, name: string): ProblemViolation[] {
  const violations = bodyViolations(resources.members.schemas.record, { email, name }).filter(({ pointer }) =>
    ['/email', '/name'].includes(pointer ?? ''),
  );
  if (isSupportAddress(email)) {
    violations.push({ in: 'body', pointer: '/email', code: 'not_allowed', detail: 'is that of support access' });
  }
  return violations;
}

/**
 * Revokes all sessions, grants and access tokens of a person in a transaction, in all organizations.
 * @returns the number of sessions that were ended
 * @throws ProblemError not_found
 */
export async function revokeAccount(transaction: Connection, email: string, now: Date): Promise<number> {
  const account = await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('email', '=', email)
    // A sign-in in progress ends first, so that its session is found.
    .forUpdate()
    .executeTakeFirst();
  const members = await transaction
    .updateTable('records')
    .set({ version: sql`version + 1` })
    // A literal instead of a parameter, so that the partial index of members is used.
    .where('kind', '=', sql.lit('member'))
    .where('external_id', '=', email)
    .returning(['organization_id as organizationId', 'id as memberId', sql<number>`version - 1`.as('version')])
    .execute();
  if (!account && members.length === 0) throw new ProblemError('not_found', `No account and no member ${email}.`);
  for (const member of members) await revokeMemberTokens(transaction, member, now);
  if (!account) return 0;
  await revokeAccountGrants(transaction, account.account_id, now);
  return endAllSessions(transaction, account.account_id, now);
}
