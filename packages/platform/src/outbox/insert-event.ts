import { type RawBuilder, sql } from 'kysely';
import { monotonicFactory } from 'ulid';
import { prepared } from '../database/prepared-statements.ts';
import type { PlainRecord } from '../records/record.ts';
import { resourceOf } from '../records/record.ts';
import { insertDeliveries } from './fan-out.ts';
import { orderedJson } from './ordered-json.ts';

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

/** The id of an event or another message of that moment, which `webhook-id` carries. */
export const newMessageId = (now: string): string => `evt_${ulid(Date.parse(now))}`;

/**
 * SQL that makes changes, and inserts the event that tells of them with its deliveries to the webhooks that are
 * subscribed to it. It is one statement, so that all is written or nothing.
 * @param changes common table expressions, `record as (…)`.
 */
export function insertEvent(
  { action, kind, record, previous, now }: NewEvent,
  changes: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const resource = resourceOf(kind);
  const event = sql`event as (
    insert into events
      (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
    values
      (${record.organization_id}, ${newMessageId(now)}, ${`${kind}.${action}`}, ${kind}, ${record.id},
       ${record.version}, ${orderedJson(resource, record)}::json,
       ${previous ? orderedJson(resource, previous) : null}::json, ${now}::timestamptz)
    returning organization_id, transaction_id, position, id, type, created_at
  )`;
  return sql`${prepared} with ${sql.join([...changes, event])} ${insertDeliveries}`;
}
