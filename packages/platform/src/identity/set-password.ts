import { resources } from '@worklane/contract';
import { bodyViolations, invalidFields, type ProblemViolation } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { revoke } from '../oauth/tokens/revoke.ts';
import { hashPassword } from './passwords.ts';
import { ofSession } from './session-access.ts';

export interface AccountContext {
  db: Connection;
  clock: () => Date;
}

/** NIST SP 800-63B, section 5.1.1.2: length decides, and no rules on what a password is made of. */
const fewestCharacters = 12;
const mostBytes = 1024;

/**
 * Gives a person a password: makes the account, or changes it and signs it out everywhere. Access tokens of its sessions
 * are refused from now on.
 * @returns the id of the account.
 * @throws ProblemError validation_failed that names `/email`, `/name` or `/password`.
 */
export async function setPassword(
  { db, clock }: AccountContext,
  email: string,
  name: string,
  password: string,
): Promise<number> {
  const errors = [...addressFaults(email, name), ...passwordFaults(password)];
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
    for (const { id_hash } of ended) await revoke({ db: transaction }, ofSession(id_hash, clock()));
    return account_id;
  });
}

/** An account has the name and address of a member. */
const addressFaults = (email: string, name: string): ProblemViolation[] =>
  bodyViolations(resources.members.schemas.record, { email, name }).filter(({ pointer }) =>
    ['/email', '/name'].includes(pointer ?? ''),
  );

function passwordFaults(password: string): ProblemViolation[] {
  const place = { in: 'body', pointer: '/password' } as const;
  if ([...password].length < fewestCharacters) {
    return [{ ...place, code: 'too_short', detail: `must have at least ${fewestCharacters} characters` }];
  }
  if (Buffer.byteLength(password) > mostBytes) {
    return [{ ...place, code: 'too_long', detail: `must have at most ${mostBytes} bytes` }];
  }
  return [];
}
