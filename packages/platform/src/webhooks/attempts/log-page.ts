import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { readPage } from '../../http/paging.ts';
import type { WebhookRow } from '../endpoints/webhook-record.ts';
import type { AttemptRow } from './attempt-row.ts';
import { selectAttempts } from './attempts.ts';
import { type LogQuery, logFilters } from './log-filters.ts';

export interface LogPage {
  rows: AttemptRow[];
  next_cursor: string | null;
}

/** How many attempts a page looks at to find those that its filters want; it may end short of its limit then. */
const lookedAtMost = 10_000;

/**
 * One page of the log, in one or two statements whose cost does not grow with the log.
 * @throws ProblemError invalid_cursor, invalid_parameter
 */
export async function readLogPage(
  db: Connection,
  webhook: WebhookRow,
  { limit, cursor, ...filters }: LogQuery,
  lookedAt = lookedAtMost,
): Promise<LogPage> {
  const list = ['webhook logs', webhook.organization_id, webhook.id, Object.entries(filters).toSorted()];
  const page = readPage(list, { limit, cursor });
  const { tables, indexed, sifted } = logFilters(filters);
  const place = { organizationId: webhook.organization_id, webhookId: webhook.id };
  const below = sql<boolean>`id < ${page.before} and ${indexed}`;
  const reach = sifted && (await reachOf(db, { ...place, tables, where: below, lookedAt }));
  const { rows } = await selectAttempts({
    ...place,
    url: webhook.url,
    tables,
    where: sql`${below} and ${sifted ?? sql`true`} and id >= ${reach ?? 0}`,
    limit: page.limit + 1,
  }).execute(db);
  const shown = rows.slice(0, page.limit);
  const end = rows.length > page.limit ? shown.at(-1)?.id : reach;
  return { rows: shown, next_cursor: end === undefined ? null : page.cursorAfter(end) };
}

interface Reach {
  organizationId: number;
  webhookId: number;
  tables: { made: boolean; pending: boolean };
  where: RawBuilder<boolean>;
  lookedAt: number;
}

/** The id of the last attempt that a page looks at; undefined when it comes to the end. */
async function reachOf(db: Connection, { organizationId, webhookId, tables, where, lookedAt }: Reach) {
  const names = [...(tables.made ? ['webhook_logs'] : []), ...(tables.pending ? ['deliveries'] : [])];
  const ids = names.map(
    (name) => sql`(
      select id from ${sql.table(name)}
      where organization_id = ${organizationId} and webhook_id = ${webhookId} and ${where}
      order by id desc
      limit ${sql.lit(lookedAt)})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(ids, sql` union all `)}) attempt
    order by id desc
    offset ${sql.lit(lookedAt - 1)} limit 1`.execute(db);
  return rows[0]?.id;
}
