import { type Operation, operations, type Resource } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { lockRecordId, notFound } from './find.ts';

/** The fields of a record that order its events, and those that say who changed it. They stay. */
const kept: ReadonlySet<string> = new Set([
  ...['id', 'organization_id', 'version', 'created_at', 'updated_at', 'created_by', 'updated_by'],
]);

interface Purge {
  readonly resource: Resource;
  readonly organizationId: number;
  readonly id: number;
  readonly now: Date;
  /** Records the purge in its transaction. */
  readonly audit: (transaction: Connection) => Promise<void>;
}

/**
 * Purges a deleted record: its values leave its events, test messages, the responses to idempotency keys, and what receivers
 * returned. Who changed it and when stays, so that the feed keeps its positions. It can be repeated.
 * @throws ProblemError not_found, record_exists
 */
export function purgeRecord(db: Connection, { resource, organizationId, id, now, audit }: Purge): Promise<void> {
  const { kind } = resource;
  return db.transaction().execute(async (transaction) => {
    await lockRecordId(transaction, kind, organizationId, id);
    const exists = await transaction
      .selectFrom('records')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('kind', '=', sql.lit(kind))
      .where('id', '=', id)
      .executeTakeFirst();
    if (exists) throw new ProblemError('record_exists', `The ${kind} ${id} exists. Delete it before you purge it.`);
    const { rows: events } = await sql<{ id: string; created_at: string }>`
      update events
      set data = ${purgedData(resource)}, purged_at = ${now.toISOString()}::timestamptz,
        previous = case when previous is not null
          then json_build_object('version', previous -> 'version', 'updated_at', previous -> 'updated_at') end
      where organization_id = ${organizationId} and entity_id = ${id} and entity = ${kind}
      returning id, created_at`.execute(transaction);
    if (events.length === 0) throw notFound(kind, id, organizationId);
    await purgeResponses(transaction, resource, organizationId, id);
    await purgeDeliveries(transaction, { kind, organizationId, id, events });
    await audit(transaction);
  });
}

interface Deliveries extends Pick<Purge, 'organizationId' | 'id'> {
  readonly kind: string;
  readonly events: readonly { readonly id: string; readonly created_at: string }[];
}

/** Deletes test messages with the record, and what receivers of its events returned. */
async function purgeDeliveries(transaction: Connection, { kind, organizationId, id, events }: Deliveries) {
  const messageIds = events.map((event) => event.id);
  const first = events.map(({ created_at }) => created_at).sort()[0];
  const isTest = sql`body is not null and split_part(message_type, '.', 1) = ${kind}
    and body::json #>> '{data,id}' = ${String(id)}`;
  // Nodes do not record attempts whose lease has changed, so that no response to the values arrives after the purge.
  await sql`
    update deliveries set leased_until = leased_until + interval '1 millisecond'
    where organization_id = ${organizationId} and message_id = any(${messageIds}::text[])`.execute(transaction);
  await sql`delete from deliveries where organization_id = ${organizationId} and ${isTest}`.execute(transaction);
  await sql`delete from webhook_logs where organization_id = ${organizationId} and ${isTest}`.execute(transaction);
  await sql`
    update webhook_logs set response_headers = null, response_body = null
    where organization_id = ${organizationId} and created_at >= ${first}::timestamptz
      and message_id = any(${messageIds}::text[])`.execute(transaction);
}

/** Returns SQL for the record of an event without its values: `invalid_fields` names them, as of any record that lacks some. */
function purgedData({ fields }: Resource): RawBuilder<unknown> {
  const names = Object.keys(fields);
  const invalid = names.filter((name) => !kept.has(name));
  const values = names.flatMap((name) => {
    if (kept.has(name)) return [sql`${sql.lit(name)}, data -> ${sql.lit(name)}`];
    return fields[name]?.nullable ? [sql`${sql.lit(name)}, null::json`] : [];
  });
  return sql`json_build_object(${sql.join([...values, sql`'invalid_fields', ${JSON.stringify(invalid)}::json`])})`;
}

/** Leaves only the ID in the stored responses: a repeated request is rejected because the record does not exist. */
async function purgeResponses(transaction: Connection, { collection }: Resource, organizationId: number, id: number) {
  const own = Object.values<Operation>(operations).filter((operation) => operation.collection === collection);
  const names = own.map((operation) => operation.renamedFrom ?? operation.id);
  const record = sql`json_build_object('id', ${id}::bigint, 'organization_id', ${organizationId}::bigint)`;
  // Responses of other operations may be encrypted.
  await sql`
    update idempotency_keys
    set answer = case when answer::json -> 'record' is null then ${record}
      else json_build_object('record', ${record}, 'isNew', answer::json -> 'isNew') end::text
    where organization_id = ${organizationId} and case when operation = any(${names}::text[])
      then coalesce(answer::json #>> '{record,id}', answer::json ->> 'id') = ${String(id)} end`.execute(transaction);
}
