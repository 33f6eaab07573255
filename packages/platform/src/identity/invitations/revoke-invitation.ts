import { ProblemError } from '@worklane/server';
import { recordAudit } from '../../audit/audit-log.ts';
import { type MemberAction, memberSource } from '../member-action.ts';
import type { InvitationDependencies } from './create-invitation.ts';

/**
 * Deletes an invitation, so that its link stops working.
 * @throws ProblemError not_found
 */
export const revokeInvitation = (
  { db, clock }: Pick<InvitationDependencies, 'db' | 'clock'>,
  organizationId: number,
  invitationId: number,
  action: MemberAction,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .deleteFrom('invitations')
      .where('organization_id', '=', organizationId)
      .where('invitation_id', '=', invitationId)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!revoked) {
      throw new ProblemError('not_found', `No invitation ${invitationId} in organization ${organizationId}.`);
    }
    const entry = {
      organizationId,
      action: 'invitation.revoked',
      target: { type: 'invitation', id: String(invitationId), name: revoked.email },
      details: { role: revoked.role },
      ...memberSource(action),
    } as const;
    await recordAudit(transaction, entry, clock());
  });
