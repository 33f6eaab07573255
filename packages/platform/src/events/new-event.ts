import { type RawBuilder, sql } from 'kysely';
import { monotonicFactory } from 'ulid';
import { orderedJson } from '../resources/ordered-json.ts';
import type { PlainRecord } from '../resources/record.ts';
import { resourceOf } from '../resources/record.ts';

/** What happened to a record, before it is written. */
export interface NewEvent {
  action: 'created' | 'updated' | 'deleted';
  kind: string;
  record: PlainRecord;
  /** The old values of the fields that an update changed. */
  previous?: Record<string, unknown>;
  now: string;
}

const ulid = monotonicFactory();

/**
 * SQL that inserts an event. It stands as a common table expression in the statement that changes the
 * record, so that both are written or neither.
 */
export function insertEvent({ action, kind, record, previous, now }: NewEvent): RawBuilder<unknown> {
  const resource = resourceOf(kind);
  return sql`
    insert into events
      (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
    values
      (${record.organization_id}, ${`evt_${ulid(Date.parse(now))}`}, ${`${kind}.${action}`}, ${kind}, ${record.id},
       ${record.version}, ${orderedJson(resource, record)}::json,
       ${previous ? orderedJson(resource, previous) : null}::json, ${now}::timestamptz)`;
}
