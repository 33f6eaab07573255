import { ProblemError } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import type { PlainRecord } from './record.ts';

export const notFound = (kind: string, id: number, organizationId: number): ProblemError =>
  new ProblemError('not_found', `No ${kind} ${id} in organization ${organizationId}.`);

export { invalidFields } from '@worklane/server';

/** @returns the problem that names the record which has the external id already. */
export async function externalIdTaken(db: Connection, kind: string, record: PlainRecord): Promise<ProblemError> {
  const owner = await db
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', record.organization_id)
    .where('kind', '=', kind)
    .where('external_id', '=', record.external_id)
    .executeTakeFirst();
  const whose = owner ? `${kind} ${owner.id}` : `another ${kind}`;
  return new ProblemError('external_id_taken', `The external_id ${record.external_id} belongs to ${whose}.`, {
    errors: [{ in: 'body', pointer: '/external_id', code: 'not_allowed', detail: `belongs to ${whose}` }],
  });
}
