import { restorationPeriod } from '@worklane/contract/requests';
import { ProblemError } from '@worklane/server';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { BulkChangeItemsTable, BulkChangesTable } from '../database/tables/bulk-changes.ts';

export type BulkChange = Selectable<BulkChangesTable>;

export type BulkChangeItem = Selectable<BulkChangeItemsTable>;

/** Milliseconds after which other nodes continue a bulk change, because the one that makes a batch of it must have died. */
const leaseDuration = 60_000;

/** Items of a batch: it has the items of the same positions when it is repeated, and so the same idempotency keys. */
const batchSize = 200;

const listed = 20;

type Key = Pick<BulkChange, 'organization_id' | 'bulk_change_id'>;

const isBulkChange = ({ organization_id, bulk_change_id }: Key) =>
  sql<boolean>`organization_id = ${organization_id} and bulk_change_id = ${bulk_change_id}`;

export type NewBulkChange = Pick<
  BulkChange,
  'organization_id' | 'kind' | 'action' | 'member_id' | 'changes' | 'undoes' | 'total' | 'created_at'
>;

export const insertBulkChange = (transaction: Connection, bulkChange: NewBulkChange): Promise<BulkChange> =>
  transaction
    .insertInto('bulk_changes')
    .values({ ...bulkChange, leased_until: bulkChange.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stores the records of a bulk change. */
export async function insertItems(
  transaction: Connection,
  { organization_id, bulk_change_id }: Key,
  records: readonly { readonly id: number; readonly version: number }[],
): Promise<void> {
  const items = JSON.stringify(records.map((record, position) => ({ position, ...record })));
  await sql`
    insert into bulk_change_items (organization_id, bulk_change_id, position, record_id, version)
    select ${organization_id}::bigint, ${bulk_change_id}::bigint, position, id, version
    from json_to_recordset(${items}::json) as item(position int, id bigint, version bigint)`.execute(transaction);
}

/** Stores the records that an undo changes: those that were changed. Records may refer to those that were deleted after them. */
export async function insertItemsToUndo(db: Connection, undo: BulkChange): Promise<void> {
  const key = sql`${undo.organization_id}::bigint, ${undo.bulk_change_id}::bigint`;
  await sql`
    with items as (
      insert into bulk_change_items (organization_id, bulk_change_id, position, record_id, version)
      select ${key}, row_number() over (order by position desc) - 1, record_id, made_version
      from bulk_change_items
      where organization_id = ${undo.organization_id} and bulk_change_id = ${undo.undoes}
        and outcome = 'made' and made_version is distinct from version
      returning position
    )
    update bulk_changes set total = (select count(*) from items), leased_until = created_at
    where ${isBulkChange(undo)}`.execute(db);
}

/** Returns the last bulk changes of an organization, newest first. */
export const listBulkChanges = (db: Connection, organizationId: number): Promise<BulkChange[]> =>
  db
    .selectFrom('bulk_changes')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('bulk_change_id', 'desc')
    .limit(listed)
    .execute();

/** Makes a bulk change end before its next batch, unless it has ended. @throws ProblemError not_found */
export async function stopBulkChange(db: Connection, key: Key): Promise<BulkChange> {
  const stopped = await db
    .updateTable('bulk_changes')
    .set({ stopped: sql`stopped or ended_at is null` })
    .where(isBulkChange(key))
    .returningAll()
    .executeTakeFirst();
  if (stopped) return stopped;
  throw new ProblemError('not_found', `No bulk change ${key.bulk_change_id} in organization ${key.organization_id}.`);
}

/**
 * Leases the bulk change that has waited longest for its next batch. Those of an organization are made one after the other.
 * @returns undefined if none is left
 */
export async function claimBulkChange(db: Connection, now: Date): Promise<BulkChange | undefined> {
  const until = new Date(now.getTime() + leaseDuration).toISOString();
  const { rows } = await sql<BulkChange>`
    update bulk_changes set leased_until = ${until}::timestamptz
    where (organization_id, bulk_change_id) = (
      select organization_id, bulk_change_id from bulk_changes as next
      where ended_at is null and leased_until <= ${now.toISOString()}::timestamptz
        and not exists (
          select from bulk_changes as earlier
          where earlier.organization_id = next.organization_id and earlier.bulk_change_id < next.bulk_change_id
            and earlier.ended_at is null
        )
      order by leased_until limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

/** Returns the first batch with an item that has no outcome; nothing if all have one. */
export async function nextBatch(db: Connection, bulkChange: Key): Promise<BulkChangeItem[]> {
  const { rows } = await sql<BulkChangeItem>`
    with first as materialized (
      select min(position) / ${sql.lit(batchSize)} * ${sql.lit(batchSize)} as position
      from bulk_change_items where ${isBulkChange(bulkChange)} and outcome is null
    )
    select * from bulk_change_items
    where ${isBulkChange(bulkChange)} and position >= (select position from first)
      and position < (select position from first) + ${sql.lit(batchSize)}
    order by position`.execute(db);
  return rows;
}

/** Stores the outcomes of a batch, and ends the lease. Outcomes of another node are kept. */
export async function recordOutcomes(
  db: Connection,
  bulkChange: Key,
  outcomes: readonly Pick<BulkChangeItem, 'position' | 'outcome' | 'made_version'>[],
  now: Date,
): Promise<void> {
  await sql`
    with recorded as (
      update bulk_change_items as item set outcome = given.outcome, made_version = given.made_version
      from json_to_recordset(${JSON.stringify(outcomes)}::json)
        as given(position int, outcome text, made_version bigint)
      where ${isBulkChange(bulkChange)} and item.position = given.position and item.outcome is null
      returning given.outcome
    )
    update bulk_changes set leased_until = ${now.toISOString()}::timestamptz,
      made = made + (select count(*) from recorded where outcome = 'made'),
      failed = failed + (select count(*) from recorded where outcome <> 'made')
    where ${isBulkChange(bulkChange)}`.execute(db);
}

/**
 * Takes back the outcomes of items that failed with a code, if others have been made since that happened last.
 * @returns whether there are any
 */
export async function retryFailedItems(db: Connection, bulkChange: BulkChange, code: string): Promise<boolean> {
  if (bulkChange.made <= bulkChange.made_at_retry) return false;
  const { rows } = await sql<{ retried: boolean }>`
    with retried as (
      update bulk_change_items set outcome = null where ${isBulkChange(bulkChange)} and outcome = ${code} returning position
    )
    update bulk_changes set failed = failed - (select count(*) from retried), made_at_retry = made,
      leased_until = created_at
    where ${isBulkChange(bulkChange)}
    returning exists (select from retried) as retried`.execute(db);
  return rows[0]?.retried === true;
}

export async function endBulkChange(db: Connection, bulkChange: Key, now: Date): Promise<void> {
  await sql`
    update bulk_changes set ended_at = ${now.toISOString()}::timestamptz, changes = null,
      stopped = coalesce(made + failed < total, true),
      failures = (
        select coalesce(jsonb_agg(reason order by reason.count desc), '[]')
        from (
          select outcome as code, count(*)::int as count, (array_agg(record_id order by position))[:50] as record_ids
          from bulk_change_items where ${isBulkChange(bulkChange)} and outcome <> 'made'
          group by outcome
        ) as reason
      )
    where ${isBulkChange(bulkChange)} and ended_at is null`.execute(db);
}

/** Deletes the bulk changes, with their items, that ended before records could no longer be restored. */
export async function deleteOldBulkChanges(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restorationPeriod).toISOString();
  await db.deleteFrom('bulk_changes').where('ended_at', '<', before).execute();
}
