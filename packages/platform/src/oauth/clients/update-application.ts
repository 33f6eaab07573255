import type { Connection } from '../../database/store.ts';
import { type ApplicationFields, requireValid } from './application-fields.ts';
import { type ApplicationRecord, readApplication } from './application-record.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { lockApplication } from './lock-application.ts';
import { requireOwner } from './require-owner.ts';

/** What is left out stays. The type never changes: what an application can prove depends on it. */
export type ApplicationChange = Partial<Omit<ApplicationFields, 'type'>>;

/**
 * Changes what an application may do from now on. Tokens that were issued keep their scopes until they expire or are
 * revoked.
 * @throws ProblemError not_found, owner_required, validation_failed
 */
export async function updateApplication(
  { db, clock }: ApplicationContext,
  actor: Actor,
  organizationId: number,
  clientId: string,
  { name, redirect_uris, scopes }: ApplicationChange,
): Promise<ApplicationRecord> {
  await requireOwner(db, organizationId, actor);
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await lockApplication(transaction, organizationId, clientId);
    const before = await readApplication(transaction, organizationId, clientId, now);
    const after: ApplicationRecord = {
      ...before,
      name: name ?? before.name,
      redirect_uris: [...(redirect_uris ?? before.redirect_uris)],
      scopes: [...(scopes ?? before.scopes)],
    };
    requireValid(after);
    await update(transaction, after, now);
    return readApplication(transaction, organizationId, clientId, now);
  });
}

const update = (
  db: Connection,
  { organization_id, client_id, name, redirect_uris, scopes }: ApplicationRecord,
  now: Date,
) =>
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
