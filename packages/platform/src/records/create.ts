import type { Resource } from '@worklane/contract';
import { type Principal, parseJson } from '@worklane/server';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { findStoredResponse, type IdempotentRequest, insertIdempotencyKey } from '../http/idempotency-keys.ts';
import { normalizeTimestamps } from '../http/timestamps.ts';
import { orderedJson } from '../outbox/ordered-json.ts';
import { withDefaults } from './create-defaults.ts';
import type { RecordDependencies } from './dependencies.ts';
import { isNumbered, nextNumber } from './numbers.ts';
import { externalIdTaken, invalidFields } from './problems.ts';
import type { PlainRecord } from './record.ts';
import { insertRecordSql } from './record-statements.ts';
import { requireValidRecord } from './record-validation.ts';
import { missingReferences, referencesOf } from './references.ts';
import { applyRules } from './rules/apply-rules.ts';

/** A violation may have vanished when it is explained; then the write is tried again. */
const maxAttempts = 5;

export interface Created {
  record: PlainRecord;
  /** Whether an earlier request with the same idempotency key made it. */
  replayed: boolean;
}

/**
 * Creates a record with its references and its event, in one statement.
 * @throws ProblemError validation_failed, external_id_taken, idempotency_key_reused; InvalidRecordError
 */
export async function createRecord(
  context: RecordDependencies,
  resource: Resource,
  principal: Principal,
  body: Record<string, unknown>,
  request?: IdempotentRequest,
): Promise<Created> {
  const { db } = context.store;
  const now = context.clock().toISOString();
  const record = newRecord(resource, principal.organizationId, body, now, await context.ids.next());
  for (let attempt = 1; ; attempt++) {
    try {
      await insert(db, resource, record, now, request);
      context.changed(record.organization_id);
      return { record, replayed: false };
    } catch (error) {
      const violation = constraintViolationOf(error);
      if (!violation || attempt === maxAttempts) throw error;
      const answer = request && (await findStoredResponse(db, request, now));
      if (answer !== undefined) return { record: parseJson(answer) as PlainRecord, replayed: true };
      await refuse(db, resource, record, violation);
    }
  }
}

function newRecord(
  resource: Resource,
  organizationId: number,
  body: Record<string, unknown>,
  now: string,
  id: number,
): PlainRecord {
  const errors = normalizeTimestamps(resource, body);
  const assigned = { id, organization_id: organizationId, version: 1, created_at: now, updated_at: now };
  const after = { ...withDefaults(resource, body), ...assigned } as PlainRecord;
  errors.push(...applyRules({ resource, before: undefined, after, now }));
  if (errors.length > 0) throw invalidFields(errors);
  return after;
}

async function insert(
  db: Connection,
  resource: Resource,
  record: PlainRecord,
  now: string,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const write = async (connection: Connection) => {
    // The body was valid, so what is wrong with the finished record is a fault of ours.
    requireValidRecord(resource, record);
    const key = request && insertIdempotencyKey(request, orderedJson(resource, record), now);
    const event = { action: 'created', kind: resource.kind, record, now } as const;
    await insertRecordSql(resource, record, event, key).execute(connection);
  };
  if (!isNumbered(resource)) return write(db);
  await db.transaction().execute(async (transaction) => {
    record.number = await nextNumber(transaction, record.organization_id, resource, now);
    await write(transaction);
  });
}

/** Explains a violation. When it has vanished meanwhile, nothing is thrown and the write can be tried again. */
async function refuse(db: Connection, resource: Resource, record: PlainRecord, violation: string): Promise<void> {
  if (violation === 'external_id') throw await externalIdTaken(db, resource.kind, record);
  if (violation !== 'reference') return;
  const missing = await missingReferences(db, record.organization_id, referencesOf(resource, record));
  if (missing.length > 0) throw invalidFields(missing);
}
