import { resources } from '@worklane/contract';
import { bodyViolations, invalidFields, type ProblemViolation } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { revokeAccountGrants } from '../oauth/tokens/account-grants.ts';
import { revokeTokens } from '../oauth/tokens/revoke-tokens.ts';
import { isSupportAddress } from './accounts.ts';
import { type PasswordOwner, passwordViolations } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { sessionRevocation } from './sessions.ts';

export interface SetPasswordDependencies {
  db: Connection;
  clock: () => Date;
}

/**
 * Sets the password of an account, and creates the account if it does not exist. Ends the sessions of the account and revokes what
 * it has granted.
 * @returns the account ID.
 * @throws ProblemError validation_failed with `/email`, `/name` or `/password`
 */
export async function setPassword(
  { db, clock }: SetPasswordDependencies,
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
  { db, clock }: SetPasswordDependencies,
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
