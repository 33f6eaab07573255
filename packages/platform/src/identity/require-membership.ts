import { ProblemError } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { type AccountOrganization, organizationsOf } from './account-organizations.ts';

/**
 * What a person is in an organization. For who is no member of it, it does not exist.
 * @throws ProblemError not_found
 */
export async function requireMembership(
  db: Connection,
  organizationId: number,
  email: string,
): Promise<AccountOrganization> {
  const mine = await organizationsOf(db, email);
  const own = mine.find((each) => each.organizationId === organizationId);
  if (!own) throw new ProblemError('not_found', `No organization ${organizationId}.`);
  return own;
}
