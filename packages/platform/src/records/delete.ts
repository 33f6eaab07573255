import type { Resource } from '@worklane/contract';
import { eventActor, recordReferenced, requireMatch } from '@worklane/contract/requests';
import type { Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import {
  changeInTransaction,
  changeUnlessMade,
  type IdempotentRequest,
  keyInProgress,
  withIdempotencyKey,
} from '../http/idempotency-keys.ts';
import { referencedBy, retryOnViolation } from './constraint-problems.ts';
import type { ChangeConditions, ChangeIn, RecordDependencies } from './dependencies.ts';
import { conflict, lockRecord, readRecord } from './find.ts';
import { changeTime, type PlainRecord } from './record.ts';
import { deleteRecord as writeDeletion, deleteRecordIn as writeDeletionIn } from './record-statements.ts';
import { readable } from './record-validation.ts';

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
