import { resources, type schemas } from '@worklane/contract';
import type { Connection } from '../database/store.ts';
import { fromRow, recordColumns } from '../records/record.ts';

/** All members of an organization, the oldest first. */
export async function listMembers(db: Connection, organizationId: number): Promise<schemas.Member[]> {
  const rows = await db
    .selectFrom('records')
    .select(recordColumns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', resources.members.kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => fromRow(resources.members, row) as unknown as schemas.Member);
}
