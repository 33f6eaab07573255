import type { Field, Resource, schemas } from '@worklane/contract';
import { uniqueFieldsOf, valuesAt } from '@worklane/contract/record-rules';
import { cyclicReference, externalIdTaken, missingReference, valueTaken } from '@worklane/contract/requests';
import { invalidFields, type ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { type ConstraintViolation, constraintViolationOf, uniquePrefix } from '../database/constraint-violation.ts';
import { uniqueExpression } from '../database/field-expression.ts';
import type { Connection } from '../database/store.ts';
import { idsOf } from './find.ts';
import type { PlainRecord } from './record.ts';

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

/** A reference of a record to another one. */
export interface RecordReference {
  /** JSON pointer to the ID in the record, or to the object with kind and ID. */
  pointer: string;
  kind: string;
  id: number;
}

/** Returns the references of a record that the contract declares. */
export const referencesOf = (resource: Resource, record: PlainRecord): RecordReference[] =>
  resource.references.flatMap(({ path, kind }) =>
    valuesAt(record, path).flatMap(({ pointer, value }) => toReference(pointer, kind, value)),
  );

function toReference(pointer: string, kind: string, value: unknown): RecordReference[] {
  if (value === null || value === undefined) return [];
  if (kind !== 'any') return [{ pointer, kind, id: value as number }];
  const named = value as { kind: string; id: number };
  return [{ pointer, kind: named.kind, id: named.id }];
}

/**
 * Waits for other changes of acyclic references of the kind, if a patch has one, since two could close a cycle together. Call it
 * before anything is locked: see `advisoryLock` of lockRecord.
 */
export async function lockAcyclicReferences(
  transaction: Connection,
  { kind, references }: Resource,
  organizationId: number,
  patch: object,
): Promise<void> {
  if (!references.some(({ acyclic, path: [name = ''] }) => acyclic && name in patch)) return;
  const key = sql`hashtextextended(${`acyclic ${kind}`}, ${organizationId})`;
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
}

/** Rejects references that close a cycle, apart from those that the record already has. @throws ProblemError validation_failed */
export async function rejectCycles(
  transaction: Connection,
  resource: Resource,
  before: PlainRecord,
  after: PlainRecord,
): Promise<void> {
  const { kind } = resource;
  const acyclic = resource.references.flatMap((each) => (each.acyclic ? [`/${each.path.join('/')}`] : []));
  const known = new Set(referencesOf(resource, before).map((each) => `${each.pointer} ${each.kind} ${each.id}`));
  const cyclic = [];
  for (const { pointer, id, ...target } of referencesOf(resource, after)) {
    if (target.kind !== kind || !acyclic.includes(pointer) || known.has(`${pointer} ${kind} ${id}`)) continue;
    const { rows } = await sql`
      with recursive reached (id) as (
        select ${id}::bigint
        union
        select reference.target_id from reached join record_references as reference
          on reference.organization_id = ${after.organization_id} and reference.kind = ${kind}
            and reference.id = reached.id and reference.pointer = ${pointer} and reference.target_kind = ${kind}
      )
      select from reached where id = ${after.id}`.execute(transaction);
    if (rows.length > 0) cyclic.push(cyclicReference(pointer));
  }
  if (cyclic.length > 0) throw invalidFields(cyclic);
}

/**
 * Rejects a record that refers to records that do not exist.
 * @throws ProblemError validation_failed with a violation for each such reference
 */
export async function rejectMissingReferences(db: Connection, resource: Resource, record: PlainRecord): Promise<void> {
  // A restored record may refer to itself.
  const references = referencesOf(resource, record).filter(
    ({ kind, id }) => kind !== resource.kind || id !== record.id,
  );
  if (references.length === 0) return;
  const found = await db
    .selectFrom('records')
    .select(['kind', 'id'])
    .where('organization_id', '=', record.organization_id)
    .where((where) => where.or(references.map(({ kind, id }) => where.and({ kind, id }))))
    .execute();
  const existing = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
  const missing = references
    .filter(({ kind, id }) => !existing.has(`${kind} ${id}`))
    .map(({ pointer, kind, id }) => missingReference(pointer, kind, id));
  if (missing.length > 0) throw invalidFields(missing);
}

/** Returns the first 20 records that refer to another one. */
export async function referencedBy(
  db: Connection,
  organizationId: number,
  kind: string,
  id: number,
): Promise<schemas.RecordReference[]> {
  const rows = await db
    .selectFrom('record_references')
    .select(['kind', 'id'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .where(({ not, and }) => not(and({ kind, id })))
    .orderBy('kind')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows as schemas.RecordReference[];
}

type Names = readonly [string, ...string[]];

const expressionOf = ({ fields }: Resource, name: string) => sql.raw(uniqueExpression(name, fields[name] as Field));

/**
 * Returns the problem of a record whose values of unique fields another one has: that of the first declaration that it violates,
 * as the model finds it.
 * @param violated the fields of the index that it violates. The other record may be gone, or belong to the same transaction,
 * and the index to a newer contract than that of this node.
 */
async function uniqueProblem(
  db: Connection,
  resource: Resource,
  record: PlainRecord,
  violated: Names,
): Promise<ProblemError> {
  const { kind } = resource;
  for (const fields of uniqueFieldsOf(resource)) {
    const equal = fields.names.map((name) => {
      const value = record[name] ?? null;
      // A comparison with null is not true.
      return sql`${expressionOf(resource, name)} = ${value === null ? null : String(value)}::text`;
    });
    const { rows } = await sql<{ id: number }>`
      select id from records
      where organization_id = ${record.organization_id} and kind = ${sql.lit(kind)} and id <> ${record.id}
        and ${sql.join(equal, sql` and `)}
      limit 1`.execute(db);
    if (rows[0]) return valueTaken(kind, fields, rows[0].id);
  }
  const declared = uniqueFieldsOf(resource).find(({ names }) => names.join() === violated.join());
  return valueTaken(kind, declared ?? { names: violated }, undefined);
}

/** Returns the records of all organizations that share their values of unique fields, equal ones in a row. */
export async function duplicateRecords(
  db: Connection,
  resource: Resource,
  names: Names,
): Promise<{ readonly organization_id: number; readonly id: number }[]> {
  const values = names.map((name) => expressionOf(resource, name));
  const isSet = values.map((value) => sql`${value} is not null`);
  const { rows } = await sql<{ organization_id: number; id: number }>`
    select organization_id, id from (
      select organization_id, id, count(*) over equal as number, min(id) over equal as first
      from records
      where kind = ${sql.lit(resource.kind)} and ${sql.join(isSet, sql` and `)}
      window equal as (partition by organization_id, ${sql.join(values)})
    ) as counted
    where number > 1
    order by organization_id, first, id`.execute(db);
  return rows;
}
