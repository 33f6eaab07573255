import type { Role, schemas } from '@worklane/contract';
import { type AuditEntry, type AuditSource, recordAudit } from '../audit/audit-log.ts';
import { type ChangeDependencies, type Connection, inTransaction } from '../database/store.ts';
import { isSupportAddress } from './accounts.ts';
import { changeMemberRole, getMember, removeMember } from './members.ts';

/**
 * Changes the role of a member, and records who did.
 * @throws ProblemError not_found, validation_failed, last_owner
 */
export const changeRole = (
  { db, clock }: ChangeDependencies,
  organizationId: number,
  { memberId, role }: { memberId: number; role: Role },
  source: AuditSource,
): Promise<schemas.Member> =>
  inTransaction(db, async (transaction) => {
    const { member } = await getMember(transaction, organizationId, memberId);
    const changed = await changeMemberRole({ db: transaction, clock }, organizationId, memberId, role);
    const details = { role, old_role: member.role };
    const entry = { action: 'member.role_changed', details, ...source } as const;
    if (role !== member.role) await recordMember(transaction, member, entry, clock());
    return changed;
  });

/**
 * Removes a member, and records who did.
 * @param action `member.left` for members who remove themselves
 * @throws ProblemError not_found, last_owner
 */
export const endMembership = (
  { db, clock }: ChangeDependencies,
  organizationId: number,
  memberId: number,
  { action, ...source }: AuditSource & { action: 'member.left' | 'member.removed' },
): Promise<schemas.Member> =>
  inTransaction(db, async (transaction) => {
    const removed = await removeMember({ db: transaction, clock }, organizationId, memberId);
    const recorded = isSupportAddress(removed.email) ? 'support.ended' : action;
    await recordMember(transaction, removed, { action: recorded, details: { role: removed.role }, ...source }, clock());
    return removed;
  });

/** Appends the change of a member to the audit log. @param db the transaction of the change */
export function recordMember(
  db: Connection,
  { id, organization_id: organizationId, name, email }: schemas.Member,
  entry: Omit<AuditEntry, 'organizationId' | 'target'>,
  now: Date,
): Promise<void> {
  const target = { type: 'member', id: String(id), name: isSupportAddress(email) ? name : email } as const;
  return recordAudit(db, { ...entry, organizationId, target }, now);
}
