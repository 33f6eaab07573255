import type { Resource } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import {
  eventActor,
  recordExists,
  recordReferenced,
  requireMatch,
  restorationPeriod,
} from '@worklane/contract/requests';
import { bodyViolations, invalidFields, type Principal } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import {
  changeInTransaction,
  changeOnce,
  changeUnlessMade,
  type IdempotentRequest,
  keyInProgress,
  withIdempotencyKey,
} from '../http/idempotency-keys.ts';
import { type EventRow, upgradeRecord } from '../outbox/record-changes.ts';
import {
  lockAcyclicReferences,
  referencedBy,
  retryOnViolation,
  throwConstraintProblem,
} from './constraint-problems.ts';
import type { ChangeConditions, ChangeIn, RecordDependencies } from './dependencies.ts';
import { conflict, lockRecord, lockRecordId, notFound, readRecord } from './find.ts';
import { changeTime, type PlainRecord } from './record.ts';
import {
  insertRecordIn,
  deleteRecord as writeDeletion,
  deleteRecordIn as writeDeletionIn,
} from './record-statements.ts';
import { readable } from './record-validation.ts';
import type { UpdatedRecord } from './update.ts';

/**
 * Deletes a record.
 * @returns whether an earlier request with the same idempotency key deleted it
 * @throws ProblemError not_found, version_mismatch, record_referenced, idempotency_key_reused, idempotency_key_in_progress
 */
export async function deleteRecord(
  { store: { db }, clock, changed }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  id: number,
  { ifMatch, request, limitTransactions = (change) => change() }: ChangeConditions = {},
): Promise<{ replayed: boolean }> {
  const deletion: Deletion = { clock, resource, principal, id, ifMatch };
  const inTransaction = () =>
    changeInTransaction(db, {
      request,
      now: clock().toISOString(),
      apply: (transaction) => deleteLocked(transaction, deletion),
    });
  const withoutTransaction = () =>
    changeUnlessMade(db, request, clock().toISOString(), () => deleteUnlocked(db, deletion, request));
  const { replayed } = await withIdempotencyKey(db, request, () =>
    retryOnViolation(
      async () => ((await withoutTransaction()) ? { replayed: false } : limitTransactions(inTransaction)),
      async (violation) => {
        if (violation === 'idempotency_key_in_progress') throw keyInProgress();
        if (violation === 'reference') await rejectReferenced(db, deletion);
      },
    ),
  );
  changed(principal.organizationId);
  return { replayed };
}

interface Deletion extends Pick<ChangeIn, 'clock' | 'resource' | 'principal'> {
  readonly id: number;
  readonly ifMatch: string | undefined;
}

/**
 * Deletes a record with those of concurrent requests, without a transaction.
 * @returns false if the record was changed or is locked, or if others refer to it
 */
async function deleteUnlocked(
  db: Connection,
  deletion: Deletion,
  request: IdempotentRequest | undefined,
): Promise<boolean> {
  const { resource, principal, id } = deletion;
  const record = await readRecord(db, resource, principal.organizationId, id);
  return writeDeletion(db, changeOf(deletion, record), request);
}

/** Deletes a record that it locks. @throws ProblemError not_found, version_mismatch, record_referenced */
export async function deleteLocked(transaction: Connection, deletion: Deletion): Promise<void> {
  const { resource, principal, id } = deletion;
  const record = await lockRecord(transaction, resource, principal.organizationId, id, 'for deletion');
  if (await writeDeletionIn(transaction, changeOf(deletion, record))) return;
  await rejectReferenced(transaction, deletion);
  // The last reference was removed meanwhile.
  throw conflict();
}

/** Returns the deletion of a record as its event has it. @throws ProblemError version_mismatch */
function changeOf({ clock, resource, principal, ifMatch }: Deletion, record: PlainRecord) {
  requireMatch(ifMatch, resource.kind, record);
  // A deletion has a version of its own, so that receivers can order it after the last update.
  const last = { ...record, version: record.version + 1 };
  const [deleted = last] = readable({ mayBeInvalid: () => true }, resource, [last]);
  const now = changeTime(clock, record);
  return { action: 'deleted', resource, record: deleted, now, actor: eventActor(principal) } as const;
}

/** Rejects the deletion of a record that others refer to. @throws ProblemError record_referenced */
export async function rejectReferenced(
  db: Connection,
  { principal, resource: { kind }, id }: Pick<Deletion, 'principal' | 'resource' | 'id'>,
): Promise<undefined> {
  const references = await referencedBy(db, principal.organizationId, kind, id);
  if (references.length > 0) throw recordReferenced(kind, id, references);
}

/**
 * Restores a deleted record, as the event of its deletion has it.
 * @throws ProblemError not_found, record_exists, validation_failed, external_id_taken, quota_reached, idempotency_key_reused,
 * idempotency_key_in_progress
 */
export async function restoreRecord(
  { store: { db }, clock, changed, quota }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  id: number,
  request: IdempotentRequest | undefined,
): Promise<UpdatedRecord> {
  const { organizationId } = principal;
  let written: PlainRecord | undefined;
  const onWrite = async (record: PlainRecord) => {
    written = record;
  };
  const { result, replayed } = await retryOnViolation(
    () =>
      changeOnce(db, {
        request,
        now: clock().toISOString(),
        apply(transaction) {
          written = undefined;
          return restoreRecordIn(transaction, { resource, principal, id, clock, quota, onWrite });
        },
        requireCurrent: (transaction) => lockRecord(transaction, resource, organizationId, id, 'for update'),
      }),
    async (violation) => written && throwConstraintProblem(db, resource, written, violation),
  );
  if (!replayed) changed(organizationId);
  return { record: replayed ? (upgradeRecord(resource, result) as PlainRecord) : result, replayed };
}

interface Restoration extends ChangeIn {
  readonly id: number;
}

/** Restores a record in a transaction. @throws ProblemError not_found, record_exists, validation_failed, quota_reached */
export async function restoreRecordIn(
  transaction: Connection,
  { resource, principal, id, clock, quota, onWrite }: Restoration,
): Promise<PlainRecord> {
  const { organizationId } = principal;
  // A record may refer to it since it was deleted.
  await lockAcyclicReferences(transaction, resource, organizationId, resource.fields);
  const deletion = await lockDeletion(transaction, resource, organizationId, id);
  const now = changeTime(clock, { updated_at: deletion.created_at });
  if (Date.parse(now) - Date.parse(deletion.created_at) > restorationPeriod) {
    throw notFound(resource.kind, id, organizationId);
  }
  const actor = eventActor(principal);
  const record = restored(resource, deletion, { updated_at: now, updated_by: actor });
  await onWrite(record);
  await quota?.take(transaction, organizationId, id);
  await insertRecordIn(transaction, { action: 'created', resource, record, now, actor });
  return record;
}

type StoredDeletion = Pick<EventRow, 'data' | 'created_at'>;

/** Returns the last deletion of a record that does not exist, and locks its ID. @throws ProblemError not_found, record_exists */
async function lockDeletion(
  transaction: Connection,
  { kind }: Resource,
  organizationId: number,
  id: number,
): Promise<StoredDeletion> {
  await lockRecordId(transaction, kind, organizationId, id);
  const { rows } = await sql<StoredDeletion | { data: null }>`
    select deletion.data, deletion.created_at
    from (
      select data, created_at, version from events
      where organization_id = ${organizationId} and entity_id = ${id} and entity = ${kind} and type = ${`${kind}.deleted`}
        and purged_at is null
      union all
      select null, null, null from records
      where organization_id = ${organizationId} and kind = ${sql.lit(kind)} and id = ${id}
    ) as deletion
    order by version desc nulls first
    limit 1`.execute(transaction);
  const [deletion] = rows;
  if (!deletion) throw notFound(kind, id, organizationId);
  if (deletion.data === null) throw recordExists(kind, id);
  return deletion;
}

/** Returns the record after it is restored. Its schema may have changed since. @throws ProblemError validation_failed */
function restored(
  resource: Resource,
  { data }: StoredDeletion,
  by: Pick<PlainRecord, 'updated_at' | 'updated_by'>,
): PlainRecord {
  const deleted = upgradeRecord(resource, parseJson(data) as PlainRecord) as PlainRecord;
  const record = { ...deleted, version: deleted.version + 1, ...by };
  const violations = bodyViolations(resource.schemas.record, record);
  if (violations.length > 0) throw invalidFields(violations);
  return record;
}
