import type { Resource, schemas } from '@worklane/contract';
import { valuesAt } from '@worklane/contract/record-rules';
import { cyclicReference, missingReference } from '@worklane/contract/requests';
import { invalidFields } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { PlainRecord } from './record.ts';

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
