import type { Connection } from '../../database/store.ts';
import type { AccountOrganization } from '../../identity/account-organizations.ts';
import { findOrganization } from '../../identity/organizations.ts';
import { requireMembership } from '../../identity/require-membership.ts';
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
