import type { Role } from '@worklane/contract';
import { type AuditAction, type AuditDetails, recordAudit } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import { type MemberAction, memberActor } from './member-action.ts';
import { getMember } from './member-records.ts';
import { changeMemberRole, type MemberDependencies, removeMember } from './members.ts';

type Dependencies = Omit<MemberDependencies, 'ids'>;

/**
 * Changes the role of a member, and records who did.
 * @throws ProblemError not_found, last_owner
 */
export const changeRole = (
  { db, clock }: Dependencies,
  organizationId: number,
  { memberId, role }: { memberId: number; role: Role },
  action: MemberAction,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { member } = await getMember(transaction, organizationId, memberId);
    if (member.role === role) return;
    await changeMemberRole({ db: transaction, clock }, organizationId, memberId, role);
    const changed = { action: 'member.role_changed', memberId, email: member.email } as const;
    const details = { role, old_role: member.role };
    await record(transaction, { organizationId, ...changed, details, by: action }, clock());
  });

/**
 * Removes a member, and records who did. A member who removes itself has left.
 * @throws ProblemError not_found, last_owner
 */
export const endMembership = (
  { db, clock }: Dependencies,
  organizationId: number,
  memberId: number,
  action: MemberAction,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { email, role } = await removeMember({ db: transaction, clock }, organizationId, memberId);
    const name = memberId === action.member.memberId ? 'member.left' : 'member.removed';
    const removed = { action: name, memberId, email } as const;
    await record(transaction, { organizationId, ...removed, details: { role }, by: action }, clock());
  });

interface Change {
  organizationId: number;
  action: AuditAction;
  memberId: number;
  email: string;
  details: AuditDetails;
  by: MemberAction;
}

const record = (db: Connection, { memberId, email, by, ...entry }: Change, now: Date): Promise<void> =>
  recordAudit(
    db,
    {
      ...entry,
      actor: memberActor(by.member),
      target: { type: 'member', id: String(memberId), name: email },
      origin: by.origin,
    },
    now,
  );
