import type { Resource, schemas } from '@worklane/contract';
import { missingReference } from '@worklane/contract/requests';
import { invalidFields } from '@worklane/server';
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
    valuesAt(record, path, '').flatMap(({ pointer, value }) => toReference(pointer, kind, value)),
  );

function valuesAt(value: unknown, path: readonly string[], pointer: string): { pointer: string; value: unknown }[] {
  const [step, ...rest] = path;
  if (step === undefined) return [{ pointer, value }];
  if (value === null || typeof value !== 'object') return [];
  if (step === '*') {
    return (value as unknown[]).flatMap((item, index) => valuesAt(item, rest, `${pointer}/${index}`));
  }
  return valuesAt((value as Record<string, unknown>)[step], rest, `${pointer}/${step}`);
}

function toReference(pointer: string, kind: string, value: unknown): RecordReference[] {
  if (value === null || value === undefined) return [];
  if (kind !== 'any') return [{ pointer, kind, id: value as number }];
  const named = value as { kind: string; id: number };
  return [{ pointer, kind: named.kind, id: named.id }];
}

/**
 * Rejects a record that refers to records that do not exist.
 * @throws ProblemError validation_failed with a violation for each such reference
 */
export async function rejectMissingReferences(db: Connection, resource: Resource, record: PlainRecord): Promise<void> {
  const references = referencesOf(resource, record);
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
