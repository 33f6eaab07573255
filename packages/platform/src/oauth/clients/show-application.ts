import { type ApplicationRecord, readApplication } from './application-record.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { requireMember } from './require-member.ts';

/** @throws ProblemError not_found */
export async function showApplication(
  { db, clock }: ApplicationContext,
  actor: Actor,
  organizationId: number,
  clientId: string,
): Promise<ApplicationRecord> {
  await requireMember(db, organizationId, actor);
  return readApplication(db, organizationId, clientId, clock());
}
