import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import type { FeedPosition } from './feed-cursor.ts';

/** In milliseconds: by how much times may differ from the order of the feed. */
const disorder = 60_000;

/**
 * The place in the feed before its first event from a moment on; its end when there is none yet.
 * The order of the feed is that of time but for a few seconds, so the place is found by bisection: some 30
 * look-ups in the primary key, where an index by time would cost every write.
 */
export async function placeOf(db: Connection, organizationId: number, since: Date): Promise<FeedPosition> {
  const surelyBefore = new Date(since.getTime() - disorder).toISOString();
  const { rows } = await sql<{ transaction_id: string; position: number }>`
    with recursive horizon as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as id
    ), bisection (low, high) as (
      select 0::bigint, id::text::bigint from horizon
      union all
      select
        case when earlier then middle + 1 else low end,
        case when earlier then high else middle end
      from bisection,
        lateral (select (low + high) / 2 as middle) half,
        lateral (
          select coalesce((
            select created_at < ${surelyBefore}::timestamptz from events
            where organization_id = ${organizationId} and transaction_id >= middle::text::xid8
            order by transaction_id, position
            limit 1
          ), false) as earlier
        ) probe
      where low < high
    )
    select
      coalesce(first.transaction_id, horizon.id)::text as transaction_id,
      coalesce(first.position - 1, 0) as position
    from horizon join bisection on low = high
    left join lateral (
      select transaction_id, position from events
      where organization_id = ${organizationId}
        and transaction_id >= low::text::xid8
        and transaction_id < horizon.id
        and created_at >= ${since.toISOString()}::timestamptz
      order by transaction_id, position
      limit 1
    ) first on true`.execute(db);
  return place(rows[0]);
}

/** The end of what is settled: everything that commits from now on is behind it. */
export async function placeOfNow(db: Connection): Promise<FeedPosition> {
  const { rows } = await sql<{ transaction_id: string; position: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction_id, 0 as position`.execute(db);
  return place(rows[0]);
}

function place(row: { transaction_id: string; position: number } | undefined): FeedPosition {
  if (!row) throw new Error('The database has answered no place in the feed. Is it PostgreSQL 15 or newer?');
  return { transactionId: row.transaction_id, position: row.position };
}
