import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import type { AttemptRow } from './attempt-row.ts';

export interface AttemptQuery {
  organizationId: number;
  webhookId: number;
  /** Of the webhook: where what is pending is going to be sent. */
  url: string;
  /** Which tables to look in. */
  tables: { made: boolean; pending: boolean };
  /** What all of them must be, of columns that both tables have. */
  where: RawBuilder<boolean>;
  limit: number;
}

const common = sql`organization_id, webhook_id, id, transaction_id, position, message_id, message_type, body, trigger,
  attempt, created_at`;

/**
 * SQL that reads attempts with the events of which they tell, the newest first. An attempt moves from one table to the other under its
 * id; in the snapshot of one statement it stands in one of them.
 */
export const selectAttempts = (query: AttemptQuery): RawBuilder<AttemptRow> => sql`
  select attempt.*, attempt.transaction_id::text,
    events.data as event_data, events.previous as event_previous, events.created_at as event_created_at
  from (${sql.join(sources(query), sql` union all `)}) attempt
  left join events on events.organization_id = attempt.organization_id
    and events.transaction_id = attempt.transaction_id and events.position = attempt.position
  order by attempt.id desc
  limit ${sql.lit(query.limit)}`;

/** Each is limited by itself, so that it reads no more of its index than the page needs. */
function sources({ organizationId, webhookId, url, tables, where, limit }: AttemptQuery): RawBuilder<unknown>[] {
  const end = sql`
    where organization_id = ${organizationId} and webhook_id = ${webhookId} and ${where}
    order by id desc
    limit ${sql.lit(limit)}`;
  const made = sql`(
    select ${common}, status, url, request_headers, response_status, response_headers, response_body,
      error_code, error_detail, duration_ms, next_attempt_at
    from webhook_logs ${end})`;
  const pending = sql`(
    select ${common}, 'pending' as status, ${url}::text as url, null::json as request_headers,
      null::integer as response_status, null::json as response_headers, null as response_body,
      null as error_code, null as error_detail, null::integer as duration_ms, null::timestamptz as next_attempt_at
    from deliveries ${end})`;
  return [...(tables.made ? [made] : []), ...(tables.pending ? [pending] : [])];
}

/** The attempt of an id; undefined when the webhook has none. */
export async function readAttempt(
  db: Connection,
  webhook: { organization_id: number; id: number; url: string },
  id: number,
): Promise<AttemptRow | undefined> {
  const { rows } = await selectAttempts({
    organizationId: webhook.organization_id,
    webhookId: webhook.id,
    url: webhook.url,
    tables: { made: true, pending: true },
    where: sql`id = ${id}`,
    limit: 1,
  }).execute(db);
  return rows[0];
}
