import { isDeepStrictEqual } from 'node:util';
import type { Resource, schemas } from '@worklane/contract';
import { bodyViolations, invalidFields, type Principal } from '@worklane/server';
import type { Connection } from '../database/store.ts';
import { requireMatch } from '../http/if-match.ts';
import { normalizeTimestamps } from '../http/timestamps.ts';
import { retryOnViolation, throwConstraintProblem } from './constraint-problems.ts';
import type { RecordDependencies } from './dependencies.ts';
import { lockRecord } from './find.ts';
import { mergePatch } from './merge-patch.ts';
import { isNumbered, nextNumber } from './numbers.ts';
import { type PlainRecord, withDefaults } from './record.ts';
import { deleteReferencesSql, insertReferencesSql, updateRecordSql } from './record-statements.ts';
import { type RecordReference, referencesOf } from './references.ts';
import { applyRules } from './rules/apply-rules.ts';

/**
 * Applies a JSON merge patch. A patch that changes nothing creates no version and no event.
 * @throws ProblemError not_found, version_mismatch, validation_failed, external_id_taken
 */
export async function updateRecord(
  { store: { db }, clock, changed }: RecordDependencies,
  resource: Resource,
  { organizationId }: Principal,
  id: number,
  patch: Record<string, unknown>,
  ifMatch: string | undefined,
): Promise<PlainRecord> {
  const now = clock().toISOString();
  let after: PlainRecord | undefined;
  const update = async (transaction: Connection) => {
    const before = await lockRecord(transaction, resource, organizationId, id, 'for update');
    requireMatch(ifMatch, resource.kind, before);
    const patched = applyPatch(resource, before, patch, now);
    after = patched.after;
    if (isNumbered(resource) && before.number === null) {
      after.number = await nextNumber(transaction, organizationId, resource, now);
    }
    requireValid(resource, after, patched.errors);
    const previous = differences(before, after);
    const isChanged = Object.keys(previous).length > 0;
    if (isChanged) await write(transaction, resource, before, after, previous, now);
    return { after, isChanged };
  };
  const result = await retryOnViolation(
    () => db.transaction().execute(update),
    async (violation) => after && throwConstraintProblem(db, resource, after, violation),
  );
  if (result.isChanged) changed(organizationId);
  return result.after;
}

function applyPatch(resource: Resource, before: PlainRecord, patch: Record<string, unknown>, now: string) {
  const errors = normalizeTimestamps(resource, patch);
  const merged = withDefaults(resource, mergePatch(before, patch) as Record<string, unknown>);
  const after = merged as unknown as PlainRecord;
  try {
    errors.push(...applyRules({ resource, before, after, now }));
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

/** Returns the previous values of the fields that changed. */
const differences = (before: PlainRecord, after: PlainRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, after[name])));

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
  await updateRecordSql({ action: 'updated', resource, record: after, previous, now }).execute(transaction);
}

/** Returns the references that are not among the others. Unchanged references are not written, so they take no locks. */
function without(references: readonly RecordReference[], others: readonly RecordReference[]): RecordReference[] {
  const keyOf = ({ pointer, kind, id }: RecordReference) => `${pointer} ${kind} ${id}`;
  const known = new Set(others.map(keyOf));
  return references.filter((reference) => !known.has(keyOf(reference)));
}
