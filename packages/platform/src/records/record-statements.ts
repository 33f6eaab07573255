import type { Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { insertEvent, type NewEvent } from '../outbox/insert-event.ts';
import { documentOf, type PlainRecord, searchText } from './record.ts';
import { type RecordReference, referencesOf } from './references.ts';

/** SQL that inserts a record, its references and its event, and whatever else must be true with it. */
export function insertRecordSql(
  resource: Resource,
  record: PlainRecord,
  event: NewEvent,
  also?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const inserted = sql`record as (
    insert into records
      (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
    values
      (${record.organization_id}, ${resource.kind}, ${record.id}, ${record.version}, ${record.external_id},
       ${JSON.stringify(documentOf(resource, record))}::jsonb,
       to_tsvector('simple', ${searchText(resource, record)}),
       ${record.created_at}::timestamptz, ${record.updated_at}::timestamptz)
  )`;
  const references = insertReferencesSql(resource, record, referencesOf(resource, record));
  return insertEvent(event, [
    inserted,
    ...(references ? [sql`reference as (${references})`] : []),
    ...(also ? [sql`also as (${also})`] : []),
  ]);
}

/** SQL that replaces a record and its references, and inserts its event. */
export function updateRecordSql(resource: Resource, record: PlainRecord, event: NewEvent): RawBuilder<unknown> {
  const updated = sql`record as (
    update records set
      version = ${record.version},
      external_id = ${record.external_id},
      document = ${JSON.stringify(documentOf(resource, record))}::jsonb,
      search = to_tsvector('simple', ${searchText(resource, record)}),
      updated_at = ${record.updated_at}::timestamptz
    where ${identity(resource, record)}
  )`;
  return insertEvent(event, [updated]);
}

/** SQL that deletes a record, whose references go with it, and inserts its event. */
export const deleteRecordSql = (resource: Resource, record: PlainRecord, event: NewEvent): RawBuilder<unknown> =>
  insertEvent(event, [sql`record as (delete from records where ${identity(resource, record)})`]);

/** SQL that takes away references of a record; undefined when there are none to take. */
export function deleteReferencesSql(
  resource: Resource,
  record: PlainRecord,
  references: readonly RecordReference[],
): RawBuilder<unknown> | undefined {
  if (references.length === 0) return undefined;
  const pointers = sql.join(references.map(({ pointer }) => sql`${pointer}`));
  return sql`delete from record_references where ${identity(resource, record)} and pointer in (${pointers})`;
}

/** SQL that states references of a record; undefined when there are none to state. */
export function insertReferencesSql(
  resource: Resource,
  record: PlainRecord,
  references: readonly RecordReference[],
): RawBuilder<unknown> | undefined {
  if (references.length === 0) return undefined;
  // However many they are, the statement is the same, so that its plan is kept.
  return sql`
    insert into record_references (organization_id, kind, id, pointer, target_kind, target_id)
    select ${record.organization_id}::bigint, ${resource.kind}, ${record.id}::bigint, reference.*
    from unnest(
      ${references.map(({ pointer }) => pointer)}::text[],
      ${references.map(({ kind }) => kind)}::text[],
      ${references.map(({ id }) => id)}::bigint[]
    ) as reference`;
}

const identity = (resource: Resource, { organization_id, id }: PlainRecord) =>
  sql`organization_id = ${organization_id} and kind = ${sql.lit(resource.kind)} and id = ${id}`;
