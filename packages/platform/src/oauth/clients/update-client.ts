import { type Connection, inTransaction } from '../../database/store.ts';
import { type ClientDependencies, type ClientRecord, getClient, lockClient } from './client-repository.ts';
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
  { name, redirect_uris, scopes }: ClientPatch,
): Promise<ClientRecord> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const dependencies = { db: transaction, clock: () => now };
    await lockClient(transaction, organizationId, clientId);
    const before = await getClient(dependencies, organizationId, clientId);
    const after: ClientRecord = {
      ...before,
      name: name ?? before.name,
      redirect_uris: [...(redirect_uris ?? before.redirect_uris)],
      scopes: [...(scopes ?? before.scopes)],
    };
    requireValidClient(after);
    await update(transaction, after, now);
    return getClient(dependencies, organizationId, clientId);
  });
}

const update = (db: Connection, { organization_id, client_id, name, redirect_uris, scopes }: ClientRecord, now: Date) =>
  db
    .updateTable('applications')
    .set({
      name: name.trim(),
      redirect_uris: JSON.stringify(redirect_uris),
      scopes: JSON.stringify(scopes),
      updated_at: now.toISOString(),
    })
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .execute();
