import type { FastifyRequest } from 'fastify';
import { type AuditSource, auditOrigin, findMemberActor, type MemberAction } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import { requireMembership } from '../identity/memberships.ts';
import type { Session } from '../identity/sessions.ts';

interface Call {
  path: { organization_id: number };
  principal: Session;
  request: FastifyRequest;
}

/**
 * Returns the member who calls an operation of an organization, for the audit log.
 * @throws ProblemError not_found, second_factor_required
 */
export async function memberAction(
  { db }: { db: Connection },
  { path, principal, request }: Call,
): Promise<MemberAction> {
  const { memberId } = await requireMembership(db, path.organization_id, principal);
  const { email, name } = principal;
  return { member: { memberId, email, name }, origin: auditOrigin(request) };
}

/** Returns the signed-in member as the actor in the audit log of an organization. */
export const sessionSource = async (
  { db }: { db: Connection },
  { path, principal, request }: Call,
): Promise<AuditSource> => ({
  actor: await findMemberActor(db, path.organization_id, principal.email),
  origin: auditOrigin(request),
});
