import { isDeepStrictEqual } from 'node:util';
import type { Resource, schemas } from '@worklane/contract';
import { bodyViolations, type Principal, ProblemError } from '@worklane/server';
import { constraintViolationOf } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { requireMatch } from '../http/etag.ts';
import { normalizeTimestamps } from '../http/timestamps.ts';
import { withDefaults } from './create-defaults.ts';
import type { RecordDependencies } from './dependencies.ts';
import { lockRecord } from './lock.ts';
import { mergePatch } from './merge-patch.ts';
import { isNumbered, nextNumber } from './numbers.ts';
import { externalIdTaken, invalidFields } from './problems.ts';
import type { PlainRecord } from './record.ts';
import { deleteReferencesSql, insertReferencesSql, updateRecordSql } from './record-statements.ts';
import { missingReferences, type RecordReference, referencesOf } from './references.ts';
import { applyRules } from './rules/apply-rules.ts';

/** A violation may have vanished when it is explained, and a deadlock is over; then the change is tried again. */
const maxAttempts = 5;

/**
 * Applies a JSON merge patch. A patch that changes nothing makes no version and no event.
 * @throws ProblemError not_found, version_mismatch, validation_failed, external_id_taken
 */
export async function updateRecord(
  context: RecordDependencies,
  resource: Resource,
  { organizationId }: Principal,
  id: number,
  patch: Record<string, unknown>,
  ifMatch: string | undefined,
): Promise<PlainRecord> {
  const { db } = context.store;
  const now = context.clock().toISOString();
  let after: PlainRecord | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const changed = await db.transaction().execute(async (transaction) => {
        const before = await lockRecord(transaction, resource, organizationId, id, 'for change');
        requireMatch(ifMatch, resource.kind, before);
        const change = patched(resource, before, patch, now);
        after = change.after;
        if (isNumbered(resource) && before.number === null) {
          after.number = await nextNumber(transaction, organizationId, resource, now);
        }
        requireValid(resource, after, change.errors);
        const previous = differences(before, after);
        if (Object.keys(previous).length === 0) return false;
        await write(transaction, resource, before, after, previous, now);
        return true;
      });
      if (changed) context.changed(organizationId);
      return after as PlainRecord;
    } catch (error) {
      if (!after || attempt === maxAttempts) throw error;
      await refuse(db, resource, after, error);
    }
  }
}

function patched(resource: Resource, before: PlainRecord, patch: Record<string, unknown>, now: string) {
  const errors = normalizeTimestamps(resource, patch);
  const merged = withDefaults(resource, mergePatch(before, patch) as Record<string, unknown>);
  const after = merged as unknown as PlainRecord;
  try {
    errors.push(...applyRules({ resource, before, after, now }));
  } catch (error) {
    // Rules expect fields of their types; a stored record may lack one that the patch does not set.
    if (bodyViolations(resource.schemas.record, after).length === 0) throw error;
  }
  return { after, errors };
}

/** @throws ProblemError validation_failed */
function requireValid(resource: Resource, after: PlainRecord, errors: readonly schemas.ProblemError[]): void {
  const all = [...errors, ...bodyViolations(resource.schemas.record, after)];
  if (all.length > 0) throw invalidFields(all);
}

/** The old values of the fields that changed. */
const differences = (before: PlainRecord, after: PlainRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, after[name])));

/** The references that are not among the others. What stays is left alone, so that nobody waits for it. */
function without(references: readonly RecordReference[], others: readonly RecordReference[]): RecordReference[] {
  const keyOf = ({ pointer, kind, id }: RecordReference) => `${pointer} ${kind} ${id}`;
  const known = new Set(others.map(keyOf));
  return references.filter((reference) => !known.has(keyOf(reference)));
}

async function write(
  transaction: Connection,
  resource: Resource,
  before: PlainRecord,
  after: PlainRecord,
  changed: Record<string, unknown>,
  now: string,
): Promise<void> {
  const { version, updated_at } = before;
  after.version = version + 1;
  after.updated_at = now;
  const old = referencesOf(resource, before);
  const current = referencesOf(resource, after);
  await deleteReferencesSql(resource, after, without(old, current))?.execute(transaction);
  await insertReferencesSql(resource, after, without(current, old))?.execute(transaction);
  const previous = { ...changed, version, updated_at };
  const event = { action: 'updated', kind: resource.kind, record: after, previous, now } as const;
  await updateRecordSql(resource, after, event).execute(transaction);
}

/** Explains a violation. When it has vanished meanwhile, nothing is thrown and the change can be tried again. */
async function refuse(db: Connection, resource: Resource, after: PlainRecord, error: unknown): Promise<void> {
  if (error instanceof ProblemError) throw error;
  const violation = constraintViolationOf(error);
  if (!violation) throw error;
  if (violation === 'external_id') throw await externalIdTaken(db, resource.kind, after);
  const missing = await missingReferences(db, after.organization_id, referencesOf(resource, after));
  if (missing.length > 0) throw invalidFields(missing);
}
