import { inTransaction } from '../../database/store.ts';
import {
  type ClientDependencies,
  type ClientRecord,
  clientColumns,
  getClient,
  lockClient,
} from './client-repository.ts';
import { type ClientFields, requireValidClient } from './client-validation.ts';

/** The fields to change. The type cannot change, since the authentication method depends on it. */
export type ClientPatch = Partial<Omit<ClientFields, 'type'>>;

/**
 * Updates a client. Tokens issued before keep their scopes until they expire or are revoked.
 * @throws ProblemError not_found, validation_failed
 */
export async function updateClient(
  { db, clock }: ClientDependencies,
  organizationId: number,
  clientId: string,
  patch: ClientPatch,
): Promise<ClientRecord> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const dependencies = { db: transaction, clock: () => now };
    await lockClient(transaction, organizationId, clientId);
    const before = await getClient(dependencies, organizationId, clientId);
    const after = { ...before, ...patch };
    requireValidClient(after);
    const { organization_id, client_id, created_at: _, secrets: __, ...columns } = after;
    await transaction
      .updateTable('applications')
      .set({ ...clientColumns(columns), updated_at: now.toISOString() })
      .where('organization_id', '=', organization_id)
      .where('client_id', '=', client_id)
      .execute();
    return getClient(dependencies, organizationId, clientId);
  });
}
