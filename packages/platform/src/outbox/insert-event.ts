import type { Resource } from '@worklane/contract';
import { type RawBuilder, sql } from 'kysely';
import { monotonicFactory } from 'ulid';
import { prepared } from '../database/prepared-statements.ts';

/** A change of a record, for the event that reports it. */
export interface NewEvent {
  action: 'created' | 'updated' | 'deleted';
  resource: Resource;
  record: Readonly<Record<string, unknown>> & { id: number; organization_id: number; version: number };
  /** The previous values of the fields that an update changed. */
  previous?: Readonly<Record<string, unknown>>;
  now: string;
}

/** IDs of the same millisecond, or of a clock that runs back for less than a second, are in order. */
const maxClockStep = 1000;

let ulid = monotonicFactory();
let lastTime = 0;

/**
 * Returns the ID of an event or of a test message, which is also the header `webhook-id`. Its time is at most a second after
 * that of the event, also after the clock was set back: events are searched by the time in their ID.
 */
export function newMessageId(now: string): string {
  const time = Date.parse(now);
  if (time < lastTime - maxClockStep) ulid = monotonicFactory();
  lastTime = time;
  return `evt_${ulid(time)}`;
}

/** Returns the JSON text of a record, or of some of its fields, in the field order of the contract. */
export const orderedJson = (resource: Resource, record: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(resource.fields)
        .filter((name) => name in record)
        .map((name) => [name, record[name]]),
    ),
  );

/** SQL that inserts a delivery for each subscribed webhook of `event`, which the same statement inserts. */
const insertDeliveries = sql`
  insert into deliveries
    (organization_id, webhook_id, transaction_id, position, message_id, message_type,
     trigger, attempt, retries, created_at, due_at)
  select event.organization_id, webhooks.id, event.transaction_id, event.position, event.id, event.type,
    'event', 1, 0, event.created_at, event.created_at
  from event join webhooks on webhooks.organization_id = event.organization_id
  where webhooks.status = 'enabled' and webhooks.events ? event.type`;

/**
 * Returns SQL that makes changes and inserts their event with a delivery for each subscribed webhook. It is one statement, so
 * all of it is written or nothing.
 * @param changes common table expressions: `record as (...)`
 */
export function insertEvent(
  { action, resource, record, previous, now }: NewEvent,
  changes: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const { kind } = resource;
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
