import type { schemas } from '@worklane/contract';
import { invalidFields, ProblemError } from '@worklane/server';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { createLinkToken } from '../link-token.ts';
import { type MemberAction, memberActor } from '../member-action.ts';
import { listMemberships } from '../memberships.ts';
import { findInvitation, type Invitation, invitationPath, listInvitations } from './invitation-repository.ts';

export interface InvitationDependencies {
  db: Connection;
  clock: () => Date;
  baseUrl: string;
}

/** The person to invite. */
export interface Invitee {
  email: string;
  role: schemas.Member['role'];
  name?: string | undefined;
}

const lifetimeDays = 7;

export const maxPendingInvitations = 200;

/**
 * Invites a person to an organization. Replaces an earlier invitation of the address, whose link stops working.
 * @returns the invitation and its link, which is not stored.
 * @throws ProblemError validation_failed for the address of a member, invitation_limit_reached
 */
export async function createInvitation(
  { db, clock, baseUrl }: InvitationDependencies,
  organizationId: number,
  { email: address, role, name }: Invitee,
  { member, origin }: MemberAction,
): Promise<{ invitation: Invitation; link: string }> {
  const now = clock();
  const email = address.toLowerCase();
  const { token, tokenHash } = createLinkToken();
  const invitation = await db.transaction().execute(async (transaction) => {
    await requireNoMember(transaction, organizationId, email);
    await requireLimit(transaction, organizationId, email, now);
    const written = {
      token_hash: tokenHash,
      name: name ?? null,
      role,
      invited_by: member.memberId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimeDays * 86_400_000).toISOString(),
    };
    await transaction
      .insertInto('invitations')
      .values({ organization_id: organizationId, email, ...written })
      .onConflict((conflict) => conflict.columns(['organization_id', 'email']).doUpdateSet(written))
      .execute();
    const created = await findInvitation(transaction, token, now);
    // The member lost the role while the request ran.
    if (!created) throw new ProblemError('owner_required', 'This action requires the owner role.');
    const target = { type: 'invitation', id: String(created.invitationId), name: email } as const;
    const actor = memberActor(member);
    await recordAudit(
      transaction,
      { organizationId, action: 'member.invited', actor, target, origin, details: { role } },
      now,
    );
    return created;
  });
  return { invitation, link: `${baseUrl}${invitationPath(token)}` };
}

async function requireNoMember(db: Connection, organizationId: number, email: string): Promise<void> {
  const memberships = await listMemberships(db, email);
  if (!memberships.some((each) => each.organizationId === organizationId)) return;
  throw invalidFields([{ in: 'body', pointer: '/email', code: 'not_allowed', detail: 'is the address of a member' }]);
}

async function requireLimit(db: Connection, organizationId: number, email: string, now: Date): Promise<void> {
  const pending = await listInvitations(db, { organizationId, now, limit: maxPendingInvitations });
  if (pending.filter((each) => each.email !== email).length < maxPendingInvitations) return;
  throw new ProblemError(
    'invitation_limit_reached',
    `The organization has ${maxPendingInvitations} pending invitations. Revoke one and try again.`,
  );
}
