import { type ApplicationRecord, readApplications } from './application-record.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { requireMember } from './require-member.ts';

/**
 * All applications of an organization, the oldest first.
 * @throws ProblemError not_found
 */
export async function listApplications(
  { db, clock }: ApplicationContext,
  actor: Actor,
  organizationId: number,
): Promise<ApplicationRecord[]> {
  await requireMember(db, organizationId, actor);
  return readApplications(db, organizationId, clock());
}
