import type { Resource } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { batchesOf, lockNotAvailable } from '../database/batches/batches.ts';
import { inCluster } from '../database/citus/cluster-client.ts';
import { deadlockDetected } from '../database/constraint-violation.ts';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import type { Connection } from '../database/store.ts';
import {
  asOneText,
  fromRow,
  type PlainRecord,
  type RecordRow,
  recordColumns,
  recordColumnsText,
  rowsOf,
  type SelectedRows,
} from './record.ts';

const reads = batchesOf<{ organizationId: number; id: number }, RecordRow | undefined>((db, kind) => {
  return async (wanted) => {
    // The kind, which comes from the contract, is part of the text, so that the plan reads only its partition.
    const select = asOneText(sql`
      select wanted.n, record.*
      from unnest(
        ${wanted.map(({ organizationId }) => organizationId)}::bigint[], ${wanted.map(({ id }) => id)}::bigint[]
      ) with ordinality as wanted(organization_id, id, n)
      cross join lateral (
        select ${sql.raw(recordColumnsText)} from records
        where organization_id = wanted.organization_id and kind = ${sql.lit(kind)} and id = wanted.id
          ${sql.raw(inCluster('organization_id = any ($1::bigint[])'))}
        limit 1
      ) as record`);
    const { rows: result } = await sql<SelectedRows>`${prepared} ${select}`.execute(db);
    const rows = rowsOf<RecordRow & { n: number }>(result);
    const found = new Map(rows.map((row) => [row.n, row]));
    return wanted.map((_each, index) => found.get(index + 1));
  };
});

/**
 * Reads a record with those of concurrent requests.
 * @throws ProblemError not_found
 */
export async function readRecord(
  db: Connection,
  resource: Resource,
  organizationId: number,
  id: number,
): Promise<PlainRecord> {
  const row = await reads(db, resource.kind, organizationId).add({ organizationId, id });
  if (!row) throw notFound(resource.kind, id, organizationId);
  return fromRow(resource, row);
}

/** Returns the IDs of the records that have these external IDs. */
export async function idsOf(
  db: Connection,
  kind: string,
  organizationId: number,
  externalIds: readonly string[],
): Promise<number[]> {
  if (externalIds.length === 0) return [];
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', sql.lit(kind))
    .where('external_id', 'in', externalIds)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Reads a record and locks it until the transaction ends.
 * @throws ProblemError not_found
 */
export async function lockRecord(
  transaction: Connection,
  resource: Resource,
  organizationId: number,
  id: number,
  lock: 'for update' | 'for deletion',
): Promise<PlainRecord> {
  const query = transaction
    .selectFrom('records')
    .select(recordColumns)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', sql.lit(resource.kind))
    .where('id', '=', id)
    .where(advisoryLock(organizationId, resource.kind, id));
  // An update does not block transactions that insert references to the record.
  const locked = lock === 'for update' ? query.forNoKeyUpdate() : query.forUpdate();
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound(resource.kind, id, organizationId);
  return fromRow(resource, row);
}

/**
 * Locks several records until the transaction ends. Call it before anything assigns a transaction ID: it waits for other changes
 * (see `advisoryLock`), and fails instead of waiting for a single statement that changes one of the records.
 * @throws an error that `constraintViolationOf` regards as a deadlock
 */
export async function lockRecords(
  transaction: Connection,
  { kind }: Resource,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  if (sorted.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${kind} `}::text || id, ${organizationId}))
    from unnest(${sorted}::bigint[]) as id`.execute(transaction);
  await transaction
    .selectFrom('records')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', sql.lit(kind))
    .where('id', 'in', sorted)
    .forNoKeyUpdate()
    .noWait()
    .execute()
    .catch((error) => {
      throw error.code === lockNotAvailable ? conflict(error) : error;
    });
}

/** Returns an error that `constraintViolationOf` regards as a deadlock, so that the transaction is tried again. */
export const conflict = (cause?: unknown): Error =>
  Object.assign(new Error('conflict', { cause }), { code: deadlockDetected });

/** Waits for other changes of a record, which may not exist, and blocks them until the transaction ends. */
export async function lockRecordId(transaction: Connection, kind: string, organizationId: number, id: number) {
  await sql`select ${advisoryLock(organizationId, kind, id)}`.execute(transaction);
}

/**
 * Returns an SQL condition that waits for other changes of the record. A transaction that waits for a row lock already has
 * a transaction ID, so its event would come before the events of the transactions it waits for. One that waits here has none.
 */
const advisoryLock = (organizationId: number, kind: string, id: number) =>
  sql<boolean>`(select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, ${organizationId})) is not null)`;

export const isNotFound = (error: unknown): boolean => error instanceof ProblemError && error.code === 'not_found';

export const notFound = (kind: string, id: number, organizationId: number): ProblemError =>
  new ProblemError('not_found', `No ${kind} ${id} in organization ${organizationId}.`);
