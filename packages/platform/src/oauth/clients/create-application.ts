import { type ApplicationWithSecret, addApplication, type NewApplication } from './add-application.ts';
import type { Actor, ApplicationContext } from './context.ts';
import { requireOwner } from './require-owner.ts';

/** @throws ProblemError not_found, owner_required, validation_failed */
export async function createApplication(
  { db, clock }: ApplicationContext,
  actor: Actor,
  organizationId: number,
  fields: NewApplication,
): Promise<ApplicationWithSecret> {
  await requireOwner(db, organizationId, actor);
  return db.transaction().execute((transaction) => addApplication(transaction, organizationId, fields, clock()));
}
