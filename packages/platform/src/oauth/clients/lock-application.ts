import type { Connection } from '../../database/store.ts';
import { noApplication } from './application-record.ts';

/**
 * Lets nobody else change an application until the transaction ends.
 * @throws ProblemError not_found
 */
export async function lockApplication(
  transaction: Connection,
  organizationId: number,
  clientId: string,
): Promise<void> {
  const locked = await transaction
    .selectFrom('applications')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw noApplication(organizationId, clientId);
}
