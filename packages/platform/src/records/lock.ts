import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { notFound } from './problems.ts';
import { fromRow, type PlainRecord, recordColumns } from './record.ts';

/**
 * Reads a record that the transaction is about to change, and keeps others from changing it meanwhile.
 * @throws ProblemError not_found
 */
export async function lockRecord(
  transaction: Connection,
  resource: Resource,
  organizationId: number,
  id: number,
  lock: 'for change' | 'for deletion',
): Promise<PlainRecord> {
  const query = transaction
    .selectFrom('records')
    .select(recordColumns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', sql.lit(resource.kind))
    .where('id', '=', id)
    .where(inTurn(organizationId, resource.kind, id));
  // A change locks out other changes, but nobody who only refers to the record.
  const locked = lock === 'for change' ? query.forNoKeyUpdate() : query.forUpdate();
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound(resource.kind, id, organizationId);
  return fromRow(resource, row);
}

/**
 * Waits until nobody else changes the record. Who waits for the lock of a row has a transaction id already, and would
 * have its event before the events of those that it waits for; who waits here has none.
 */
const inTurn = (organizationId: number, kind: string, id: number) =>
  sql<boolean>`(select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, ${organizationId})) is not null)`;
