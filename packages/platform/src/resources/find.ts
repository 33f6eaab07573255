import type { Resource } from '@worklane/contract';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { notFound } from './problems.ts';
import { fromRow, type PlainRecord, recordColumns } from './record.ts';

/** @throws ProblemError not_found */
export async function findRecord(
  db: Connection,
  resource: Resource,
  organizationId: number,
  id: number,
  lock?: 'for change' | 'for deletion',
): Promise<PlainRecord> {
  let query = db
    .selectFrom('records')
    .select(recordColumns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', sql.lit(resource.kind))
    .where('id', '=', id);
  if (lock) query = query.where(inTurn(organizationId, resource.kind, id));
  // A change locks out other changes, but nobody who only refers to the record.
  if (lock === 'for change') query = query.forNoKeyUpdate();
  if (lock === 'for deletion') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound(resource.kind, id, organizationId);
  return fromRow(resource, row);
}

/**
 * Waits until nobody else changes the record. Who waits for the lock of a row has a transaction id already, and would
 * have its event before the events of those that it waits for; who waits here has none.
 */
const inTurn = (organizationId: number, kind: string, id: number) =>
  sql<boolean>`(select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, ${organizationId})) is not null)`;
