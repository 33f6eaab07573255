import type { Resource } from '@worklane/contract';
import { externalIdTaken } from '@worklane/contract/requests';
import { type ConstraintViolation, constraintViolationOf, uniquePrefix } from '../database/constraint-violation.ts';
import type { Connection } from '../database/store.ts';
import { idsOf } from './find.ts';
import type { PlainRecord } from './record.ts';
import { rejectMissingReferences } from './references.ts';
import { uniqueProblem } from './unique-fields.ts';

/** The cause of a violation may disappear before it is found; then the write is tried again. */
const maxAttempts = 5;

/**
 * Runs a write and handles its constraint violations.
 * @param handle returns a result, throws the problem to report, or returns undefined to try the write again
 */
export async function retryOnViolation<Result>(
  write: () => Promise<Result>,
  handle: (violation: ConstraintViolation) => Promise<Result | undefined>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const violation = constraintViolationOf(error);
      if (!violation || attempt === maxAttempts) throw error;
      const result = await handle(violation);
      if (result !== undefined) return result;
    }
  }
}

/**
 * Throws the problem of a record that violates a constraint. Returns undefined if the cause no longer exists.
 * @param upserted the external ID of an upsert. If another request has created its record meanwhile, another attempt updates it.
 * @throws ProblemError external_id_taken, value_taken, validation_failed
 */
export async function throwConstraintProblem(
  db: Connection,
  resource: Resource,
  record: PlainRecord,
  violation: ConstraintViolation,
  upserted?: string,
): Promise<undefined> {
  // The database reports a taken external_id before a missing reference, which makes the request invalid whatever else exists.
  await rejectMissingReferences(db, resource, record);
  const isUnique = violation.startsWith(uniquePrefix);
  if (!isUnique && violation !== 'external_id') return;
  const { organization_id: organizationId, external_id: externalId } = record;
  const [owner] = externalId === null ? [] : await idsOf(db, resource.kind, organizationId, [String(externalId)]);
  // The database reports its oldest index first, and REINDEX makes a new one.
  if (!isUnique || (owner !== undefined && owner !== record.id)) {
    if (externalId === upserted) return;
    throw externalIdTaken(resource.kind, externalId, owner);
  }
  const [name = '', ...others] = violation.slice(uniquePrefix.length).split('__');
  throw await uniqueProblem(db, resource, record, [name, ...others]);
}
