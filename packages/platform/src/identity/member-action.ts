import type { AuditActor, AuditOrigin, AuditSource } from '../audit/audit-log.ts';

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

export const memberSource = ({ member, origin }: MemberAction): AuditSource => ({ actor: memberActor(member), origin });
