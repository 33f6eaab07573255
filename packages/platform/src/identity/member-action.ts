import type { AuditActor, AuditOrigin } from '../audit/audit-log.ts';

/** A signed-in member who changes something, and where the request came from. */
export interface MemberAction {
  member: { memberId: number; email: string; name: string };
  origin: AuditOrigin;
}

export const memberActor = ({ memberId, email, name }: MemberAction['member']): AuditActor => ({
  type: 'member',
  member_id: memberId,
  email,
  name,
});
