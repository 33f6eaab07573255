import { type Kysely, sql } from 'kysely';

/**
 * append_events() takes its snapshot before it reads, and leaves out what is not committed in it. A cluster reads each shard in a
 * snapshot of its own, and replaces committed_snapshot() (`database/citus/distribute.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function committed_snapshot() returns pg_snapshot language sql volatile as 'select pg_current_snapshot()'`.execute(
    db,
  );
  await sql.raw(appendEvents).execute(db);
}

/** Events of whole transactions are numbered until there are this many, so that no statement takes long. */
const batchSize = 20_000;

const readState = 'select * into strict state from feed_state order by last_position desc limit 1';

/** Appends events to the feed, and stores `newSnapshot`. */
const append = (events: string, newSnapshot: string) => `
    with numbered as (
      insert into event_feed (organization_id, feed_position, transaction_id, event_position, created_at, latest_created_at)
      select organization_id, state.last_position + row_number() over feed, transaction_id, position, created_at,
        greatest(state.latest_created_at, max(created_at) over feed)
      from (${events}) as event
      window feed as (order by transaction_id, position rows unbounded preceding)
      returning feed_position, latest_created_at
    )
    select max(feed_position), max(latest_created_at) into end_position, end_created_at from numbered;
    update feed_state set
      last_position = coalesce(end_position, state.last_position),
      latest_created_at = coalesce(end_created_at, state.latest_created_at),
      snapshot = ${newSnapshot}
    where feed_state.last_position = stored_position and (end_position is not null or state.snapshot is null)`;

const columns = 'organization_id, transaction_id, position, created_at';

/** The first condition excludes partitions; the planner does not exclude any by the second one. */
const wasRunning = 'transaction_id >= pg_snapshot_xmin(state.snapshot) and transaction_id = any(running)';

const isCommitted = 'pg_visible_in_snapshot(transaction_id, committed)';

const appendEvents = `
create or replace function append_events() returns boolean language plpgsql
-- Statistics of tables that grow and shrink as queues do are never right: every statement here goes by an index.
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  state feed_state;
  running xid8[];
  stored_position bigint;
  batch_end xid8;
  committed pg_snapshot;
  end_position bigint;
  end_created_at timestamptz;
begin
  ${readState};
  if pg_snapshot_xmax(state.snapshot) > pg_snapshot_xmax(pg_current_snapshot()) then
    raise 'feed_state.snapshot is from another server'
      using hint = 'Copy databases between servers with "admin backup" and "admin restore".';
  end if;

  -- Most calls find nothing new. These neither wait nor write.
  perform from events where transaction_id >= pg_snapshot_xmax(state.snapshot) limit 1;
  if not found and state.snapshot is not null then
    running := array(select pg_snapshot_xip(state.snapshot));
    perform from events where ${wasRunning} limit 1;
    if not found then return false; end if;
  end if;

  perform pg_advisory_xact_lock(5601220420);
  ${readState};
  stored_position := state.last_position;

  if state.snapshot is null then
    -- Events and their places in the feed may be from another server, whose transaction ids mean nothing here. Positions
    -- continue from the current microsecond, so that they are larger than all that clients have ever seen, even those
    -- that were assigned after a backup was made which has now been restored.
    perform set_config('enable_seqscan', 'on', true);
    state.last_position := greatest(state.last_position, extract(epoch from clock_timestamp()) * 1000000);
    ${append(
      `select ${columns} from events where not exists (
        select from event_feed
        where event_feed.organization_id = events.organization_id
          and event_feed.transaction_id = events.transaction_id and event_feed.event_position = events.position
      )`,
      'pg_current_snapshot()',
    )};
    return false;
  end if;

  running := array(select pg_snapshot_xip(state.snapshot));
  select transaction_id into batch_end from events where transaction_id >= pg_snapshot_xmax(state.snapshot)
  order by transaction_id offset ${batchSize} limit 1;
  committed := committed_snapshot();
  ${append(
    `select ${columns} from events
      where transaction_id >= pg_snapshot_xmax(state.snapshot)
        and transaction_id <= coalesce(batch_end, '18446744073709551615') and ${isCommitted}
      union all
      select ${columns} from events where ${wasRunning} and ${isCommitted}`,
    // In the snapshot of a batch, all transactions behind its end are as if they had not been committed.
    `case when batch_end is null then committed else (
      select format('%s:%s:%s', least(pg_snapshot_xmin(committed), batch_end), batch_end::text::bigint + 1,
        string_agg(id::text, ',' order by id) filter (where id <= batch_end))::pg_snapshot
      from (select pg_snapshot_xip(committed) as id) as transactions
    ) end`,
  )};
  return batch_end is not null;
end $$`;
