import { ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import type { AccountOrganization } from '../../identity/account-organizations.ts';
import type { Actor } from './context.ts';
import { requireMember } from './require-member.ts';

/**
 * Lets owners of an organization pass, and the operator.
 * @throws ProblemError not_found, owner_required
 */
export async function requireOwner(db: Connection, organizationId: number, actor: Actor): Promise<void> {
  const membership = await requireMember(db, organizationId, actor);
  if (membership && membership.role !== 'owner') throw ownerRequired(membership);
}

export const ownerRequired = ({ name }: Pick<AccountOrganization, 'name'>): ProblemError =>
  new ProblemError('owner_required', `Only owners of ${name} look after its applications.`);
