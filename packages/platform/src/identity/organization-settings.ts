import { ProblemError } from '@worklane/server';
import { recordAudit } from '../audit/audit-log.ts';
import { notifyControls } from '../database/operator-controls.ts';
import type { Connection } from '../database/store.ts';
import { type MemberAction, memberSource } from './member-action.ts';
import { revokeWithoutSecondFactor } from './members.ts';
import { getOrganization } from './organizations.ts';
import type { Session } from './sessions.ts';
import { applySupportRefusal } from './support/support-access.ts';

export interface OrganizationSettings {
  readonly requires_second_factor: boolean;
  readonly max_token_seconds: number | null;
  readonly refuses_support: boolean;
}

/**
 * Changes what an organization requires of its members and applications, and records who did.
 * @param settings what stays as it is may be absent
 * @throws ProblemError second_factor_required for an owner who signed in without one, and would lose access
 */
export async function changeSettings(
  { db, clock }: { db: Connection; clock: () => Date },
  organizationId: number,
  settings: Partial<OrganizationSettings>,
  { secondFactor }: Pick<Session, 'secondFactor'>,
  caller: MemberAction,
): Promise<OrganizationSettings> {
  if (settings.requires_second_factor && !secondFactor) {
    throw new ProblemError('second_factor_required', 'Add a second factor to your own account first.');
  }
  return db.transaction().execute(async (transaction) => {
    const before = await getOrganization(transaction, organizationId, { lock: true });
    const { requires_second_factor, max_token_seconds, refuses_support } = { ...before, ...settings };
    const after = { requires_second_factor, max_token_seconds, refuses_support };
    const organization = transaction.updateTable('organizations').where('organization_id', '=', organizationId);
    await organization.set(after).execute();
    const entry = { organizationId, ...memberSource(caller) };
    if (requires_second_factor !== before.requires_second_factor) {
      if (requires_second_factor) await revokeWithoutSecondFactor({ db: transaction, clock }, organizationId);
      const action = `organization.second_factor_${requires_second_factor ? 'required' : 'optional'}` as const;
      await recordAudit(transaction, { ...entry, action }, clock());
    }
    if (max_token_seconds !== before.max_token_seconds) {
      const details = { control: 'token-seconds', value: String(max_token_seconds ?? 'default') };
      await recordAudit(transaction, { ...entry, action: 'organization.limited', details }, clock());
      await notifyControls(transaction);
    }
    if (refuses_support !== before.refuses_support) {
      await applySupportRefusal({ db: transaction, clock }, organizationId, refuses_support, memberSource(caller));
    }
    return after;
  });
}
