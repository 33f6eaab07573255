import { type RevocationDependencies, revokeClient } from '../tokens/revoke-tokens.ts';
import { getClient } from './client-repository.ts';

/**
 * Deletes a client after revoking its tokens and grants. If the deletion fails, the operation can be repeated.
 * @throws ProblemError not_found
 */
export async function deleteClient(
  dependencies: RevocationDependencies,
  organizationId: number,
  clientId: string,
): Promise<void> {
  await getClient(dependencies, organizationId, clientId);
  await revokeClient(dependencies, organizationId, clientId);
  await dependencies.db
    .deleteFrom('applications')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .execute();
}
