import type { AccountOrganization } from '../accounts/account-organizations.ts';
import { findOrganization } from '../accounts/organizations.ts';
import { requireMembership } from '../accounts/require-membership.ts';
import type { Connection } from '../database/store.ts';
import type { Actor } from './context.ts';

/**
 * Lets members of an organization pass, and the operator. For who is no member of it, it does not exist.
 * @returns what the person is there; undefined for the operator.
 * @throws ProblemError not_found
 */
export async function requireMember(
  db: Connection,
  organizationId: number,
  actor: Actor,
): Promise<AccountOrganization | undefined> {
  if (actor !== 'operator') return requireMembership(db, organizationId, actor.email);
  await findOrganization(db, organizationId);
  return undefined;
}
