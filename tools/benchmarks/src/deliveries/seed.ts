import type pg from 'pg';

/** Copies an existing event and creates a delivery for each copy, round-robin over webhooks. */
export async function seedDeliveries(
  database: pg.Client,
  organizationId: number,
  webhookIds: readonly number[],
  count: number,
): Promise<void> {
  await database.query(
    `with pattern as (
       select * from events where organization_id = $1 order by transaction_id, position limit 1
     ), event as (
       insert into events (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
       select organization_id, 'evt_' || lpad(nextval('event_positions')::text, 26, '0'), type, entity, entity_id,
         version, data, previous, now()
       from pattern, generate_series(1, $3::int)
       returning *
     )
     insert into deliveries
       (organization_id, webhook_id, transaction_id, position, message_id, message_type, trigger, attempt, retries,
        created_at, due_at)
     select organization_id, ($2::bigint[])[1 + position % cardinality($2::bigint[])], transaction_id, position, id,
       type, 'event', 1, 0, created_at, created_at
     from event`,
    [organizationId, webhookIds, count],
  );
}

/** Returns the delivery body of an event. */
export async function bodyOf(database: pg.Client, organizationId: number): Promise<string> {
  const { rows } = await database.query(
    `select json_build_object('id', id, 'type', type, 'timestamp', created_at, 'organization_id', organization_id,
       'data', data)::text as body
     from events where organization_id = $1 limit 1`,
    [organizationId],
  );
  return rows[0].body;
}
