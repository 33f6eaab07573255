import { sql } from 'kysely';

/**
 * SQL that writes one delivery for each webhook which wants the event that the same statement has inserted as `event`.
 * However many they are, it is one statement.
 */
export const insertDeliveries = sql`
  insert into deliveries
    (organization_id, webhook_id, transaction_id, position, message_id, message_type,
     trigger, attempt, retries, created_at, due_at)
  select event.organization_id, webhooks.id, event.transaction_id, event.position, event.id, event.type,
    'event', 1, 0, event.created_at, event.created_at
  from event join webhooks on webhooks.organization_id = event.organization_id
  where webhooks.status = 'enabled' and webhooks.events ? event.type`;
