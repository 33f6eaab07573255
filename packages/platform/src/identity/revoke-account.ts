import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { revokeAccountGrants } from '../oauth/tokens/account-grants.ts';
import { revokeMemberTokens } from '../oauth/tokens/revoke-tokens.ts';
import { endAllSessions } from './set-password.ts';

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
