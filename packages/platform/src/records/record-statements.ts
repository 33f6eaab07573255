import type { Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { insertEvent, type NewEvent } from '../outbox/insert-event.ts';
import { documentOf, type PlainRecord, searchText } from './record.ts';
import { type RecordReference, referencesOf } from './references.ts';

type RecordEvent = NewEvent & { record: PlainRecord };

/**
 * Returns SQL that inserts a record, its references and its event.
 * @param idempotencyKey SQL of `insertIdempotencyKey`, executed first: it must fail before the record waits for a lock
 */
export function insertRecordSql(event: RecordEvent, idempotencyKey?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { resource, record } = event;
  const inserted = sql`record as (
    insert into records
      (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
    select
      ${record.organization_id}::bigint, ${resource.kind}::text, ${record.id}::bigint, ${record.version}::bigint,
      ${record.external_id}::text, ${JSON.stringify(documentOf(resource, record))}::jsonb,
      to_tsvector('simple', ${searchText(resource, record)}),
      ${record.created_at}::timestamptz, ${record.updated_at}::timestamptz
    ${idempotencyKey ? sql`from idempotency_key` : sql``}
  )`;
  const references = insertReferencesSql(resource, record, referencesOf(resource, record));
  return insertEvent(event, [
    ...(idempotencyKey ? [sql`idempotency_key as (${idempotencyKey} returning organization_id)`] : []),
    inserted,
    ...(references ? [sql`reference as (${references})`] : []),
  ]);
}

/** Returns SQL that updates a record, but not its references, and inserts its event. */
export function updateRecordSql(event: RecordEvent): RawBuilder<unknown> {
  const { resource, record } = event;
  const updated = sql`record as (
    update records set
      version = ${record.version},
      external_id = ${record.external_id},
      document = ${JSON.stringify(documentOf(resource, record))}::jsonb,
      search = to_tsvector('simple', ${searchText(resource, record)}),
      updated_at = ${record.updated_at}::timestamptz
    where ${isRecord(resource, record)}
  )`;
  return insertEvent(event, [updated]);
}

/** Returns SQL that deletes a record, which also deletes its references, and inserts its event. */
export const deleteRecordSql = (event: RecordEvent): RawBuilder<unknown> =>
  insertEvent(event, [sql`record as (delete from records where ${isRecord(event.resource, event.record)})`]);

/** Returns SQL that deletes references of a record, or undefined for none. */
export function deleteReferencesSql(
  resource: Resource,
  record: PlainRecord,
  references: readonly RecordReference[],
): RawBuilder<unknown> | undefined {
  if (references.length === 0) return undefined;
  const pointers = sql.join(references.map(({ pointer }) => sql`${pointer}`));
  return sql`delete from record_references where ${isRecord(resource, record)} and pointer in (${pointers})`;
}

/** Returns SQL that inserts references of a record, or undefined for none. */
export function insertReferencesSql(
  resource: Resource,
  record: PlainRecord,
  references: readonly RecordReference[],
): RawBuilder<unknown> | undefined {
  if (references.length === 0) return undefined;
  // One statement text for any number of references, so that its plan is reused.
  return sql`
    insert into record_references (organization_id, kind, id, pointer, target_kind, target_id)
    select ${record.organization_id}::bigint, ${resource.kind}, ${record.id}::bigint, reference.*
    from unnest(
      ${references.map(({ pointer }) => pointer)}::text[],
      ${references.map(({ kind }) => kind)}::text[],
      ${references.map(({ id }) => id)}::bigint[]
    ) as reference`;
}

const isRecord = (resource: Resource, { organization_id, id }: PlainRecord) =>
  sql`organization_id = ${organization_id} and kind = ${sql.lit(resource.kind)} and id = ${id}`;
