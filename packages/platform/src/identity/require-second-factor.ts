import { ProblemError } from '@worklane/server';
import { recordAudit } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import { type MemberAction, memberSource } from './member-action.ts';
import { revokeWithoutSecondFactor } from './members.ts';
import type { Session } from './sessions.ts';

/**
 * Changes whether an organization requires a second factor of its members, and records who did.
 * @throws ProblemError second_factor_required for an owner who signed in without one, and would lose access
 */
export async function requireSecondFactor(
  { db, clock }: { db: Connection; clock: () => Date },
  { organizationId, required }: { organizationId: number; required: boolean },
  { secondFactor }: Pick<Session, 'secondFactor'>,
  caller: MemberAction,
): Promise<void> {
  if (required && !secondFactor) {
    throw new ProblemError('second_factor_required', 'Add a second factor to your own account first.');
  }
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('organizations')
      .set({ requires_second_factor: required })
      .where('organization_id', '=', organizationId)
      .where('requires_second_factor', '=', !required)
      .returning('organization_id')
      .executeTakeFirst();
    if (!changed) return;
    if (required) await revokeWithoutSecondFactor({ db: transaction, clock }, organizationId);
    const action = required ? 'organization.second_factor_required' : 'organization.second_factor_optional';
    await recordAudit(transaction, { organizationId, action, ...memberSource(caller) }, clock());
  });
}
