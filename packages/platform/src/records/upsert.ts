import type { Resource } from '@worklane/contract';
import { applyMergePatch } from '@worklane/contract/merge-patch';
import { externalIdRequired } from '@worklane/contract/requests';
import { bodyViolations, invalidFields, type Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { changeOnce, type IdempotentRequest } from '../http/idempotency-keys.ts';
import { upgradeRecord } from '../outbox/record-changes.ts';
import {
  lockAcyclicReferences,
  rejectMissingReferences,
  retryOnViolation,
  throwConstraintProblem,
} from './constraint-problems.ts';
import { createRecordIn } from './create.ts';
import type { ChangeIn, RecordDependencies } from './dependencies.ts';
import { idsOf, isNotFound, lockRecord } from './find.ts';
import type { PlainRecord } from './record.ts';
import { updateRecordIn } from './update.ts';

export interface Upsert {
  readonly external_id: string;
  readonly changes: Record<string, unknown>;
}

export interface UpsertedRecord {
  readonly record: PlainRecord;
  /** Whether it was created. */
  readonly isNew: boolean;
}

/**
 * Updates the record with an external ID, or creates it if there is none.
 * @throws ProblemError validation_failed, external_id_taken, quota_reached, idempotency_key_reused, idempotency_key_in_progress,
 * not_found if the record of a repeated request has been deleted since
 */
export async function upsertRecord(
  { store: { db }, ids, clock, changed, quota }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  upsert: Upsert,
  request: IdempotentRequest | undefined,
): Promise<UpsertedRecord & { readonly replayed: boolean }> {
  const { organizationId } = principal;
  // The embedded database has one connection, which the transaction uses.
  const newId = await ids.next();
  let written: PlainRecord | undefined;
  const { result, replayed } = await retryOnViolation(
    () =>
      changeOnce(db, {
        request,
        now: clock().toISOString(),
        async apply(transaction) {
          written = undefined;
          await lockAcyclicReferences(transaction, resource, organizationId, upsert.changes);
          const [id] = await idsOf(transaction, resource.kind, organizationId, [upsert.external_id]);
          const onWrite = (record: PlainRecord) => {
            written = record;
            return rejectMissingReferences(transaction, resource, record);
          };
          return upsertRecordIn(transaction, { resource, principal, clock, quota, ...upsert, id, newId, onWrite });
        },
        requireCurrent: (transaction, { record }) =>
          lockRecord(transaction, resource, organizationId, record.id, 'for update'),
      }),
    async (violation) => written && throwConstraintProblem(db, resource, written, violation, upsert.external_id),
  );
  if (written && !replayed) changed(organizationId);
  return { ...result, record: upgradeRecord(resource, result.record) as PlainRecord, replayed };
}

interface UpsertIn extends Upsert, ChangeIn {
  /** That of the record with the external ID, if there is one. */
  readonly id: number | undefined;
  readonly newId: number;
}

/** Upserts a record in a transaction. @throws ProblemError validation_failed, quota_reached */
export async function upsertRecordIn(
  transaction: Connection,
  { id, newId, external_id, changes, quota, ...given }: UpsertIn,
): Promise<UpsertedRecord> {
  if (id !== undefined) {
    try {
      const update = { ...given, id, externalId: external_id, patch: changes, ifMatch: undefined };
      const record = await updateRecordIn(transaction, update);
      return { record, isNew: false };
    } catch (error) {
      // It was deleted meanwhile.
      if (!isNotFound(error)) throw error;
    }
  }
  const body = applyMergePatch({ external_id }, changes) as Record<string, unknown>;
  const violations = [...bodyViolations(given.resource.schemas.create ?? '', body)];
  if (body.external_id === undefined) violations.push(externalIdRequired);
  if (violations.length > 0) throw invalidFields(violations);
  const record = await createRecordIn(transaction, { ...given, id: newId, quota, body, request: undefined });
  return { record, isNew: true };
}
