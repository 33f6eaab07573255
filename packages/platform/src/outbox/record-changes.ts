import { randomInt } from 'node:crypto';
import { type Field, type FieldMigration, type Resource, resources, type schemas } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { eventOfUpdate, type Transition, transitionsOf } from '@worklane/contract/record-rules';
import { monotonicFactory } from 'ulid';
import { maxBatchItems, organizationsOf, setLockTimeout } from '../database/batches/batches.ts';
import { preparedMark } from '../database/postgresql/prepared-statements.ts';
import { type IdempotentRequest, requestColumn } from '../http/idempotency-keys.ts';
import { activeTraceparent } from '../observability/spans.ts';

type Data = Readonly<Record<string, unknown>>;

export const resourcesByKind: ReadonlyMap<string, Resource> = new Map(
  Object.values<Resource>(resources).map((resource) => [resource.kind, resource]),
);

/** Returns the resource of the record of an event, or undefined if the contract does not have its kind any more. */
export const resourceOfEvent = (type: string): Resource | undefined =>
  resourcesByKind.get(type.slice(0, type.indexOf('.')));

/** Returns the type by which an event and its subscriptions are stored: the first name of its transition. */
export const storedEventType = (type: string): string =>
  withAction(type, (action, each) => (each.event === action ? each.renamedFrom : undefined));

/** Returns the type of a stored event by the contract. */
export const currentEventType = (type: string): string =>
  withAction(type, (action, each) => (each.renamedFrom === action ? each.event : undefined));

function withAction(type: string, renamed: (action: string, transition: Transition) => string | undefined): string {
  const resource = resourceOfEvent(type);
  const action = type.slice(type.indexOf('.') + 1);
  for (const transition of resource ? transitionsOf(resource) : []) {
    const name = renamed(action, transition);
    if (resource && name !== undefined) return `${resource.kind}.${name}`;
  }
  return type;
}

/**
 * Returns the value of a field in a record that an earlier contract may have described; null or undefined if it has none.
 * @param data the record by the names of its fields
 */
export const storedValue = (name: string, field: Field, data: Data): unknown =>
  field.migration ? migratedValue(name, field.nullable, field.migration, data) : data[name];

function migratedValue(name: string, nullable: boolean, migration: FieldMigration, data: Data): unknown {
  const { renamedFrom, replacedValues, existingFrom, existing } = migration;
  const stored = data[name] === undefined && renamedFrom !== undefined ? data[renamedFrom] : data[name];
  const isMissing = stored === undefined || (stored === null && !nullable);
  if (!isMissing) return new Map(Object.entries(replacedValues ?? {})).get(String(stored)) ?? stored;
  return (existingFrom === undefined ? undefined : data[existingFrom]) ?? structuredClone(existing);
}

/** Returns a record that an earlier contract may have described as this one describes it, without values that nothing declares. */
export const upgradeRecord = (resource: Resource, data: Data): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      storedValue(name, field, data) ?? field.default ?? (field.nullable ? null : undefined),
    ]),
  );

/** Returns the JSON text of a record of an event as the contract describes it now. */
export function upgradeRecordText(resource: Resource | undefined, text: string): string {
  if (!resource || isCurrent(resource, text)) return text;
  const data = parseJson(text) as Data;
  // What is invalid is absent on purpose.
  return data.invalid_fields === undefined ? JSON.stringify(upgradeRecord(resource, data)) : text;
}

/** Returns the JSON text of previous values of fields as the contract describes them now. */
export function upgradePreviousText(resource: Resource | undefined, text: string): string {
  if (!resource || !hasMigrations(resource)) return text;
  const data = parseJson(text) as Data;
  const fields = Object.entries(resource.fields).filter(
    ([name, { migration }]) => name in data || (migration?.renamedFrom ?? name) in data,
  );
  return JSON.stringify(Object.fromEntries(fields.map(([name, field]) => [name, storedValue(name, field, data)])));
}

const hasMigrations = ({ fields, removedFields }: Resource): boolean =>
  removedFields !== undefined || Object.values(fields).some(({ migration }) => migration !== undefined);

/** Whether a text has all fields in their order, which is faster to see than to parse it. */
function isCurrent(resource: Resource, text: string): boolean {
  if (hasMigrations(resource)) return false;
  let position = 0;
  for (const name in resource.fields) {
    position = text.indexOf(`"${name}":`, position);
    if (position === -1) return false;
  }
  return true;
}

/** A change of a record, and the event that reports it. */
export interface RecordChange {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly resource: Resource;
  /** The record after the change; after a deletion, its last state with the version of the deletion. */
  readonly record: Readonly<Record<string, unknown>> & { id: number; organization_id: number; version: number };
  /** The previous values of the fields that an update changed. */
  readonly previous?: Readonly<Record<string, unknown>>;
  readonly now: string;
  readonly actor?: schemas.EventActor | undefined;
}

/** Returns a record, or some of its fields and what is invalid, in the field order of the contract. */
function inFieldOrder({ fields }: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const name in fields) if (name in record) ordered[name] = record[name];
  if ('invalid_fields' in record) ordered.invalid_fields = record.invalid_fields;
  return ordered;
}

const columns = {
  n: 'int',
  organization_id: 'bigint',
  kind: 'text',
  id: 'bigint',
  version: 'bigint',
  external_id: 'text',
  created_at: 'timestamptz',
  now: 'timestamptz',
  event_id: 'text',
  type: 'text',
  transition_id: 'text',
  transition: 'text',
  data: 'json',
  previous: 'json',
  actor: 'json',
  trace: 'text',
  renamed: 'json',
  search: 'text',
  added_references: 'json',
  request: 'json',
} as const;

/** What a statement of `changeStatement` needs besides the change. */
export interface ChangedRecord extends RecordChange {
  /** The values of renamed fields by their earlier names. */
  readonly renamed?: Readonly<Record<string, unknown>> | undefined;
  /** The text for the full-text search. */
  readonly search?: string;
  readonly addedReferences?: readonly { readonly pointer: string; readonly kind: string; readonly id: number }[];
  /** The request with an idempotency key whose response is the record. */
  readonly request?: IdempotentRequest | undefined;
}

/** A change as a statement of `changeStatement` reads it. */
export interface ChangeInput {
  readonly organizationId: number;
  readonly id: number;
  /** Fields of a JSON object, without its braces. */
  readonly fields: string;
}

/** Returns the input of a statement for a change. */
export function changeInput(change: ChangedRecord): ChangeInput {
  const { action, resource, record, previous, now, actor, renamed, search, addedReferences, request } = change;
  const transition = eventOfUpdate(resource, previous, record);
  const object = JSON.stringify({
    organization_id: record.organization_id,
    kind: resource.kind,
    id: record.id,
    version: record.version,
    // Reading them from the data would parse it again.
    external_id: record.external_id,
    created_at: record.created_at,
    now,
    event_id: newMessageId(now),
    type: `${resource.kind}.${action}`,
    // IDs are in the order of the events.
    ...(transition && {
      transition_id: newMessageId(now),
      transition: storedEventType(`${resource.kind}.${transition}`),
    }),
    data: inFieldOrder(resource, record),
    previous: previous && inFieldOrder(resource, previous),
    actor,
    trace: activeTraceparent(),
    renamed,
    search,
    added_references: addedReferences,
    request: request && requestColumn(request),
  });
  return { organizationId: record.organization_id, id: record.id, fields: object.slice(1, -1) };
}

/**
 * Returns the parameters of a statement of `changeStatement`, for at most `maxBatchItems` changes.
 * @param lockTimeout how long to wait for a lock; null for the setting of the connection
 */
export const changeParameters = (inputs: readonly ChangeInput[], lockTimeout: string | null): unknown[] => [
  changesJson(inputs),
  lockTimeout,
  organizationsOf(inputs),
];

function changesJson(inputs: readonly ChangeInput[]): string {
  const rows = inputs
    .map(({ id, fields }, index) => ({ id, text: `{"n":${index + 1},${fields}}` }))
    // Statements lock records in the order of their IDs, so that two of them do not wait for each other.
    .sort((one, other) => one.id - other.id);
  return `[${rows.map(({ text }) => text).join()}]`;
}

/** Returns a condition that restricts a table to the organizations of a statement. */
export const ofOrganizations = (table: string): string => `${table}.organization_id = any ($3::bigint[])`;

/**
 * Returns a statement that makes changes and inserts their events, with a delivery for each subscribed webhook. It is one
 * statement, so all of it is written or nothing.
 *
 * Parameters: those of `changeParameters`.
 * @param changes common table expressions that read `input`
 * @param made what was changed: `input`, or those of its rows that a table expression returns by their number `n`
 */
export const changeStatement = (changes: readonly string[], made = 'input'): string => `${preparedMark}
  with input as materialized (
    select * from json_to_recordset($1::json)
      as input(${Object.entries(columns).map(([name, type]) => `${name} ${type}`)})
    where ${setLockTimeout('$2')}
      -- The planner expects one row of a range, and then reads indexes of tables that were empty when it made the plan.
      and n between 1 and ${maxBatchItems} and ${ofOrganizations('input')}
  ), ${changes.map((change) => `${change}, `).join('')}event as (
    insert into events (organization_id, id, type, entity, entity_id, version, data, previous, actor, trace, created_at)
    select organization_id, emitted.id, emitted.type, kind, input.id, version, data, previous, actor, trace, now
    from ${made} cross join lateral (values (1, event_id, input.type), (2, transition_id, transition)) as emitted(place, id, type)
    where emitted.type is not null
    order by n, place
    returning organization_id, transaction_id, position, id, type, created_at
  ), delivery as (
    insert into deliveries
      (organization_id, webhook_id, transaction_id, position, message_id, message_type,
       trigger, attempt, retries, created_at, due_at)
    select event.organization_id, webhooks.id, event.transaction_id, event.position, event.id, event.type,
      'event', 1, 0, event.created_at, event.created_at
    from event join webhooks on webhooks.organization_id = event.organization_id
    where webhooks.status = 'enabled' and webhooks.events ? event.type
    order by event.position
  )
  select n from ${made}`;

/** IDs of the same millisecond, or of a clock that runs back for less than a second, are in order. */
const maxClockStep = 1000;

/** Secure, and drawn in bulk by Node.js. By default, each character of an ID would be a call of its own. */
const randomFraction = () => randomInt(32) / 32;

let nextUlid = monotonicFactory(randomFraction);
let lastMessageTime = 0;

/**
 * Returns the ID of an event or of a test message, which is also the header `webhook-id`. Its time is at most a second after
 * that of the event, also after the clock was set back: events are searched by the time in their ID.
 */
export function newMessageId(now: string): string {
  const time = Date.parse(now);
  if (time < lastMessageTime - maxClockStep) nextUlid = monotonicFactory(randomFraction);
  lastMessageTime = time;
  return `evt_${nextUlid(time)}`;
}

/** An event in the feed. */
export interface EventRow {
  organization_id: number;
  feed_position: number;
  id: string;
  type: string;
  /** JSON text. */
  data: string;
  /** JSON text. */
  previous: string | null;
  /** JSON text. Events of earlier releases have none. */
  actor: string | null;
  created_at: string;
}

/** Returns the JSON text of an event for delivery. What an earlier contract described has the fields of this one. */
export function eventJson(event: Omit<EventRow, 'feed_position'>): string {
  const { organization_id, id, type, data, previous, actor, created_at } = event;
  const resource = resourceOfEvent(type);
  const change = previous === null ? '' : `,"previous":${upgradePreviousText(resource, previous)}`;
  const head = `"id":"${id}","type":"${currentEventType(type)}","timestamp":"${created_at}","organization_id":${organization_id}`;
  const who = actor === null ? '' : `,"actor":${actor}`;
  return `{${head}${who},"data":${upgradeRecordText(resource, data)}${change}}`;
}
