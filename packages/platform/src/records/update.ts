import type { Resource, schemas } from '@worklane/contract';
import { applyMergePatch, changedFields } from '@worklane/contract/merge-patch';
import { applyRules, type Transition, transitionViolations } from '@worklane/contract/record-rules';
import { eventActor, requireMatch } from '@worklane/contract/requests';
import { bodyViolations, invalidFields, type Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import {
  changeInTransaction,
  changeUnlessMade,
  type IdempotentRequest,
  keyInProgress,
  withIdempotencyKey,
} from '../http/idempotency-keys.ts';
import { upgradeRecord } from '../outbox/record-changes.ts';
import {
  lockAcyclicReferences,
  referencesOf,
  rejectCycles,
  retryOnViolation,
  throwConstraintProblem,
} from './constraint-problems.ts';
import type { ChangeConditions, ChangeIn, RecordDependencies } from './dependencies.ts';
import { conflict, lockRecord, readRecord } from './find.ts';
import { changeTime, isNumbered, nextNumber, normalizeTimestamps, type PlainRecord, withDefaults } from './record.ts';
import {
  haveSameReferences,
  updateRecord as writeUpdate,
  updateRecordIn as writeUpdateIn,
} from './record-statements.ts';

/** A patch of a record. */
interface Update {
  readonly resource: Resource;
  readonly organizationId: number;
  readonly id: number;
  readonly patch: Record<string, unknown>;
  readonly ifMatch: string | undefined;
  readonly request: IdempotentRequest | undefined;
  readonly transition: Transition | undefined;
  readonly clock: () => Date;
  readonly actor: schemas.EventActor;
  /** The external ID by which the record was found. Another request may change it before the record is locked. */
  readonly externalId?: string;
}

export interface UpdatedRecord {
  readonly record: PlainRecord;
  /** Whether an earlier request with the same idempotency key updated it. */
  readonly replayed: boolean;
}

/**
 * Applies a JSON merge patch. A patch that changes nothing creates no version and no event.
 * @throws ProblemError not_found, version_mismatch, validation_failed, external_id_taken, idempotency_key_reused,
 * idempotency_key_in_progress
 */
export async function updateRecord(
  { store: { db }, clock, changed }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  id: number,
  patch: Record<string, unknown>,
  { ifMatch, request, transition, limitTransactions = (change) => change() }: ChangeConditions = {},
): Promise<UpdatedRecord> {
  const { organizationId } = principal;
  const actor = eventActor(principal);
  const update: Update = { resource, organizationId, id, patch, ifMatch, request, transition, clock, actor };
  let written: PlainRecord | undefined;
  const onWrite = (record: PlainRecord) => {
    written = record;
  };
  const inTransaction = async (): Promise<UpdatedRecord> => {
    written = undefined;
    const { result, replayed } = await changeInTransaction(db, {
      request,
      now: clock().toISOString(),
      apply: (transaction) => updateLocked(transaction, update, onWrite),
      requireCurrent: (transaction) => lockRecord(transaction, resource, organizationId, id, 'for update'),
    });
    return { record: replayed ? (upgradeRecord(resource, result) as PlainRecord) : result, replayed };
  };
  const withoutTransaction = () =>
    changeUnlessMade(db, request, clock().toISOString(), () => updateUnlocked(db, update, onWrite));
  const updated = await withIdempotencyKey(db, request, () =>
    retryOnViolation(
      () =>
        countingUpdates(db, `${organizationId} ${resource.kind} ${id}`, async (isOnly) => {
          const record = isOnly ? await withoutTransaction() : undefined;
          return record ? { record, replayed: false } : limitTransactions(inTransaction);
        }),
      async (violation) => {
        if (violation === 'idempotency_key_in_progress') throw keyInProgress();
        return written && throwConstraintProblem(db, resource, written, violation);
      },
    ),
  );
  if (written && !updated.replayed) changed(organizationId);
  return updated;
}

/** The number of updates of each record in progress on this node. */
const updatesInProgress = new WeakMap<Connection, Map<string, number>>();

/** Calls a function with whether no other update of the record is in progress. */
async function countingUpdates<Result>(
  db: Connection,
  key: string,
  update: (isOnly: boolean) => Promise<Result>,
): Promise<Result> {
  const counts = updatesInProgress.get(db) ?? new Map<string, number>();
  updatesInProgress.set(db, counts);
  const others = counts.get(key) ?? 0;
  counts.set(key, others + 1);
  try {
    return await update(others === 0);
  } finally {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  }
}

/**
 * Updates a record without a transaction, if nobody changes or locks it in the meantime.
 * @param onWrite called with the record before it is written
 * @returns undefined if the record was changed or is locked, or if the update needs a lock
 */
async function updateUnlocked(
  db: Connection,
  update: Update,
  onWrite: (record: PlainRecord) => void,
): Promise<PlainRecord | undefined> {
  const { resource, organizationId, id, request, clock, actor } = update;
  const before = await readRecord(db, resource, organizationId, id);
  if (isNumbered(resource) && before.number === null) return undefined;
  const now = changeTime(clock, before);
  const { after, previous } = patched(before, update, now);
  // Without a change, no statement stores the response.
  if (!previous) return request ? undefined : after;
  if (!haveSameReferences(referencesOf(resource, before), referencesOf(resource, after))) return undefined;
  onWrite(after);
  const isWritten = await writeUpdate(
    db,
    { action: 'updated', resource, record: after, previous, now, actor },
    request,
  );
  return isWritten ? after : undefined;
}

type Change = Omit<ChangeIn, 'quota'> & Pick<Update, 'id' | 'patch' | 'ifMatch' | 'externalId'>;

/** Updates a record in a transaction. @throws ProblemError not_found, version_mismatch, validation_failed */
export function updateRecordIn(
  transaction: Connection,
  { principal, onWrite, ...change }: Change,
): Promise<PlainRecord> {
  const { organizationId } = principal;
  const actor = eventActor(principal);
  return updateLocked(
    transaction,
    { ...change, organizationId, actor, request: undefined, transition: undefined },
    onWrite,
  );
}

/** Updates a record that it locks. Its time is read under the lock, so that it is not that of a request that waits. */
async function updateLocked(
  transaction: Connection,
  update: Update,
  onWrite: (record: PlainRecord) => unknown,
): Promise<PlainRecord> {
  const { resource, organizationId, id, clock, patch, actor, externalId } = update;
  await lockAcyclicReferences(transaction, resource, organizationId, patch);
  const before = await lockRecord(transaction, resource, organizationId, id, 'for update');
  if (externalId !== undefined && before.external_id !== externalId) throw conflict();
  const now = changeTime(clock, before);
  const number =
    isNumbered(resource) && before.number === null
      ? await nextNumber(transaction, organizationId, resource, now)
      : undefined;
  const { after, previous } = patched(before, update, now, number);
  if (!previous) return after;
  await rejectCycles(transaction, resource, before, after);
  await onWrite(after);
  const change = { action: 'updated', resource, record: after, previous, now, actor } as const;
  await writeUpdateIn(transaction, change, referencesOf(resource, before));
  return after;
}

/**
 * Returns the record after an update, and the previous values of the fields that changed, or no such values if none did.
 * @param number the number to assign to a record without one
 * @throws ProblemError version_mismatch, validation_failed
 */
function patched(before: PlainRecord, update: Update, now: string, number?: string) {
  const { resource, patch, ifMatch, transition, actor } = update;
  requireMatch(ifMatch, resource.kind, before);
  const { after, errors } = applyPatch(resource, before, patch, now);
  if (transition) errors.push(...transitionViolations(transition, before));
  if (number !== undefined) after.number = number;
  requireValid(resource, after, errors);
  if (changedFields(before, after).length === 0) return { after };
  Object.assign(after, { version: before.version + 1, updated_at: now, updated_by: actor });
  // Two changes may have the same time.
  const names = [...changedFields(before, after), 'updated_at'];
  return { after, previous: Object.fromEntries(names.map((name) => [name, before[name]])) };
}

function applyPatch(resource: Resource, before: PlainRecord, patch: Record<string, unknown>, now: string) {
  const errors = normalizeTimestamps(resource, patch);
  const merged = withDefaults(resource, applyMergePatch(before, patch) as Record<string, unknown>);
  const after = merged as unknown as PlainRecord;
  try {
    errors.push(...applyRules(resource, after, before, now));
  } catch (error) {
    // Rules require valid fields, which a stored record may lack and the patch may not set.
    if (bodyViolations(resource.schemas.record, after).length === 0) throw error;
  }
  return { after, errors };
}

/**
 * Rejects a record that violates a rule or its schema. Fields that no request can set are the business of the rules, which
 * name the fields that cause a violation.
 * @throws ProblemError validation_failed
 */
function requireValid(resource: Resource, after: PlainRecord, errors: readonly schemas.ProblemError[]): void {
  const violations = bodyViolations(resource.schemas.record, after);
  const isWritable = ({ pointer }: schemas.ProblemError) => resource.fields[pointer.split('/')[1] ?? '']?.writable;
  const all = [...errors, ...(errors.length > 0 ? violations.filter(isWritable) : violations)];
  if (all.length > 0) throw invalidFields(all);
}
