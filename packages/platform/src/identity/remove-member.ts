import { resources } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { memberAccessId, ofAll, revoke } from '../oauth/tokens/revoke.ts';
import { recordReferenced } from '../records/delete.ts';
import { referencedBy } from '../records/references.ts';
import type { AccountContext } from './set-password.ts';

const { kind } = resources.members;

/**
 * Ends a membership: nothing acts for the member any more, and the person does not see the organization.
 * @returns the id of the member.
 * @throws ProblemError not_found, record_referenced while records name the member
 */
export async function removeMember(
  { db, clock }: AccountContext,
  organizationId: number,
  email: string,
): Promise<number> {
  const id = await findMember(db, organizationId, email);
  try {
    await db.transaction().execute(async (transaction) => {
      await deleteMember(transaction, organizationId, id);
      await revoke({ db: transaction }, ofAll(memberAccessId(organizationId, String(id)), organizationId, clock()));
    });
    return id;
  } catch (error) {
    if (!constraintViolationOf(error)) throw error;
    const references = await referencedBy(db, organizationId, kind, id);
    throw references.length > 0 ? recordReferenced(kind, id, references) : error;
  }
}

async function findMember(db: Connection, organizationId: number, email: string): Promise<number> {
  const member = await db
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('external_id', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!member) throw new ProblemError('not_found', `No member ${email} in organization ${organizationId}.`);
  return member.id;
}

const deleteMember = (db: Connection, organizationId: number, id: number) =>
  db
    .deleteFrom('records')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
