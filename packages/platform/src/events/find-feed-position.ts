import { sql } from 'kysely';
import { prepared } from '../database/postgresql/prepared-statements.ts';
import type { Connection } from '../database/store.ts';

/**
 * Returns the position before the first event of an organization since a time, or the end of the feed if there is none.
 * It bisects with about 50 look-ups in the primary key, because an index by time would slow every write down.
 */
export async function positionSince(db: Connection, organizationId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ position: number }>`${prepared}
    with recursive feed as materialized (
      select last_position, ${since.toISOString()}::timestamptz as since from feed_state order by last_position desc limit 1
    ), bisection (low, high) as (
      select 0::bigint, last_position from feed
      union all
      select
        case when earlier then middle + 1 else low end,
        case when earlier then high else middle end
      from bisection,
        lateral (select (low + high) / 2 as middle) half,
        lateral (
          select coalesce((
            select latest_created_at < (select since from feed) from event_feed
            where organization_id = ${organizationId} and feed_position >= middle
            order by feed_position
            limit 1
          ), false) as earlier
          -- Without it, the planner would repeat the look-up for each use of the result.
          offset 0
        ) probe
      where low < high
    )
    select coalesce(first.feed_position - 1, last_position) as position
    from feed join bisection on low = high
    left join lateral (
      select feed_position from event_feed
      where organization_id = ${organizationId} and feed_position >= low and created_at >= since
      order by feed_position
      limit 1
    ) first on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('feed_state has no row. Was the database migrated?');
  return row.position;
}

/** Returns the position of the end of the feed. */
export async function endOfFeed(db: Connection): Promise<number> {
  const { last_position } = await db
    .selectFrom('feed_state')
    .select('last_position')
    .orderBy('last_position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return last_position;
}
