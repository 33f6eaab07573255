import type { Resource } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { applyRules } from '@worklane/contract/record-rules';
import { createdRecordDeleted, eventActor } from '@worklane/contract/requests';
import { invalidFields, type Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import {
  findStoredResponse,
  type IdempotentRequest,
  keyInProgress,
  withIdempotencyKey,
} from '../http/idempotency-keys.ts';
import { upgradeRecord } from '../outbox/record-changes.ts';
import { retryOnViolation, throwConstraintProblem } from './constraint-problems.ts';
import type { ChangeIn, RecordDependencies } from './dependencies.ts';
import { isNotFound, readRecord } from './find.ts';
import { changeTime, isNumbered, nextNumber, normalizeTimestamps, type PlainRecord, withDefaults } from './record.ts';
import { insertRecord, insertRecordIn } from './record-statements.ts';
import { requireValidRecord } from './record-validation.ts';

export interface CreatedRecord {
  record: PlainRecord;
  /** Whether an earlier request with the same idempotency key created it. */
  replayed: boolean;
}

/**
 * Creates a record with its references and its event.
 * @throws ProblemError validation_failed, external_id_taken, idempotency_key_reused, idempotency_key_in_progress,
 * created_record_deleted, quota_reached; InvalidRecordError
 */
export async function createRecord(
  { store: { db }, clock, ids, changed, quota }: RecordDependencies,
  resource: Resource,
  principal: Principal,
  body: Record<string, unknown>,
  request?: IdempotentRequest,
): Promise<CreatedRecord> {
  return withIdempotencyKey(db, request, async () => {
    const now = clock().toISOString();
    const id = await ids.next();
    const recordAt = (time: string) => newRecord(resource, principal, body, time, id);
    let record: PlainRecord;
    try {
      record = recordAt(now);
      await quota?.take(db, record.organization_id, id);
    } catch (error) {
      // What a key was used for decides first, as in every operation.
      const created = request && (await findCreated(db, resource, request, now));
      if (created) return created;
      throw error;
    }
    return retryOnViolation<CreatedRecord>(
      async () => {
        await insert(db, resource, record, { clock, recordAt, request, principal });
        changed(record.organization_id);
        return { record, replayed: false };
      },
      async (violation) => {
        if (violation === 'idempotency_key_in_progress') throw keyInProgress();
        const created = request && (await findCreated(db, resource, request, now));
        return created ?? throwConstraintProblem(db, resource, record, violation);
      },
    );
  });
}

/** Returns the record that an earlier request with the key created. @throws ProblemError created_record_deleted */
async function findCreated(
  db: Connection,
  resource: Resource,
  request: IdempotentRequest,
  now: string,
): Promise<CreatedRecord | undefined> {
  const response = await findStoredResponse(db, request, now);
  if (response === undefined) return undefined;
  const record = upgradeRecord(resource, parseJson(response) as PlainRecord) as PlainRecord;
  await readRecord(db, resource, record.organization_id, record.id).catch((error) => {
    throw isNotFound(error) ? createdRecordDeleted(resource.kind, record.id) : error;
  });
  return { record, replayed: true };
}

function newRecord(
  resource: Resource,
  principal: Principal,
  body: Record<string, unknown>,
  now: string,
  id: number,
): PlainRecord {
  const errors = normalizeTimestamps(resource, body);
  const actor = eventActor(principal);
  const assigned = { id, organization_id: principal.organizationId, version: 1 };
  const by = { created_at: now, updated_at: now, created_by: actor, updated_by: actor };
  const after = { ...withDefaults(resource, body), ...assigned, ...by } as PlainRecord;
  errors.push(...applyRules(resource, after, undefined, now));
  if (errors.length > 0) throw invalidFields(errors);
  return after;
}

interface InsertOptions {
  clock: () => Date;
  /** Returns the record as it is if it is created at a time. */
  recordAt: (time: string) => PlainRecord;
  request: IdempotentRequest | undefined;
  principal: Principal;
}

async function insert(db: Connection, resource: Resource, record: PlainRecord, options: InsertOptions): Promise<void> {
  if (isNumbered(resource)) {
    return db.transaction().execute((transaction) => insertIn(transaction, resource, record, options));
  }
  // The body was valid, so an invalid record is a defect of the service.
  requireValidRecord(resource, record);
  await insertRecord(db, creationOf(resource, record, options), options.request);
}

async function insertIn(
  transaction: Connection,
  resource: Resource,
  record: PlainRecord,
  options: InsertOptions,
): Promise<void> {
  const { clock, recordAt, request } = options;
  if (isNumbered(resource)) {
    const number = await nextNumber(transaction, record.organization_id, resource, record.created_at, request);
    // Creations wait for each other's numbers.
    Object.assign(record, recordAt(changeTime(clock, record)), { number });
  }
  requireValidRecord(resource, record);
  await insertRecordIn(transaction, creationOf(resource, record, options), request);
}

const creationOf = (resource: Resource, record: PlainRecord, { principal }: InsertOptions) =>
  ({ action: 'created', resource, record, now: record.created_at, actor: eventActor(principal) }) as const;

interface Creation extends ChangeIn {
  readonly id: number;
  readonly body: Record<string, unknown>;
  readonly request: IdempotentRequest | undefined;
}

/** Creates a record in a transaction. @throws ProblemError validation_failed, quota_reached */
export async function createRecordIn(
  transaction: Connection,
  { resource, id, body, onWrite, quota, ...options }: Creation,
): Promise<PlainRecord> {
  const recordAt = (time: string) => newRecord(resource, options.principal, body, time, id);
  const record = recordAt(options.clock().toISOString());
  await onWrite(record);
  await insertIn(transaction, resource, record, { ...options, recordAt });
  // Not before it: an upsert whose external ID another request has taken meanwhile creates no record.
  await quota?.take(transaction, record.organization_id, id);
  return record;
}
