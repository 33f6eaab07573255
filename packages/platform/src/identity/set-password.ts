import { resources } from '@worklane/contract';
import { bodyViolations, invalidFields, type ProblemViolation } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { revokeTokens } from '../oauth/tokens/revoke-tokens.ts';
import { hashPassword } from './passwords.ts';
import { sessionRevocation } from './sessions.ts';

export interface SetPasswordDependencies {
  db: Connection;
  clock: () => Date;
}

/** NIST SP 800-63B, section 5.1.1.2: a minimum length, and no composition rules. */
const minPasswordLength = 12;
const maxPasswordBytes = 1024;

/**
 * Sets the password of an account, and creates the account if it does not exist. Ends the sessions of the account and
 * revokes their access tokens.
 * @returns the account ID.
 * @throws ProblemError validation_failed with `/email`, `/name` or `/password`
 */
export async function setPassword(
  { db, clock }: SetPasswordDependencies,
  email: string,
  name: string,
  password: string,
): Promise<number> {
  const errors = [...accountViolations(email, name), ...passwordViolations(password)];
  if (errors.length > 0) throw invalidFields(errors);
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const { account_id } = await transaction
      .insertInto('accounts')
      .values({ email: email.toLowerCase(), name, password_hash, created_at: clock().toISOString() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, password_hash }))
      .returning('account_id')
      .executeTakeFirstOrThrow();
    const ended = await transaction
      .deleteFrom('sessions')
      .where('account_id', '=', account_id)
      .returning('id_hash')
      .execute();
    for (const { id_hash } of ended) await revokeTokens(transaction, sessionRevocation(id_hash, clock()));
    return account_id;
  });
}

/** An account has the name and the address of a member. */
const accountViolations = (email: string, name: string): ProblemViolation[] =>
  bodyViolations(resources.members.schemas.record, { email, name }).filter(({ pointer }) =>
    ['/email', '/name'].includes(pointer ?? ''),
  );

function passwordViolations(password: string): ProblemViolation[] {
  const field = { in: 'body', pointer: '/password' } as const;
  if ([...password].length < minPasswordLength) {
    return [{ ...field, code: 'too_short', detail: `must have at least ${minPasswordLength} characters` }];
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    return [{ ...field, code: 'too_long', detail: `must have at most ${maxPasswordBytes} bytes` }];
  }
  return [];
}
