import { type RevocationDependencies, revokeClient } from '../tokens/revoke-tokens.ts';
import { readApplication } from './application-record.ts';
import type { Actor } from './context.ts';
import { requireOwner } from './require-owner.ts';

/**
 * Deletes an application; its tokens and grants are refused from now on. They are ended first: if the rest fails, it
 * has done no harm and can be asked again.
 * @throws ProblemError not_found, owner_required
 */
export async function deleteApplication(
  context: RevocationDependencies,
  actor: Actor,
  organizationId: number,
  clientId: string,
): Promise<void> {
  const { db, clock } = context;
  await requireOwner(db, organizationId, actor);
  await readApplication(db, organizationId, clientId, clock());
  await revokeClient(context, organizationId, clientId);
  await db
    .deleteFrom('applications')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .execute();
}
