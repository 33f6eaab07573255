import type { Resource } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { eventActor, recordExists, restorationPeriod } from '@worklane/contract/requests';
import { bodyViolations, invalidFields, type Principal } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { changeOnce, type IdempotentRequest } from '../http/idempotency-keys.ts';
import { type EventRow, upgradeRecord } from '../outbox/record-changes.ts';
import { lockAcyclicReferences, retryOnViolation, throwConstraintProblem } from './constraint-problems.ts';
import type { ChangeIn, RecordDependencies } from './dependencies.ts';
import { lockRecord, lockRecordId, notFound } from './find.ts';
import { changeTime, type PlainRecord } from './record.ts';
import { insertRecordIn } from './record-statements.ts';
import type { UpdatedRecord } from './update.ts';

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
