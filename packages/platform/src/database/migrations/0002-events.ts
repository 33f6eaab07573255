import { type Kysely, sql } from 'kysely';

/** Events of whole transactions are numbered until there are this many, so that no statement takes long. */
const batchSize = 20_000;

/**
 * Transactions commit in any order, so neither their ids nor a sequence is an order that a reader can resume from: an
 * event that commits later can have a smaller number. Positions in the feed are therefore assigned after the commit, by
 * sequence_events(), and a reader only ever sees larger ones appear.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence event_positions`.execute(db);
  // Partitions by transaction ID, the key by which events are read, so that expired ones are dropped, not deleted, and the indexes
  // of the newest stay small. The feed has no partitions: its rows are small, and the plans of its statements would no longer be
  // the same for all parameters.
  await sql`
    create table events (
      organization_id bigint not null,
      transaction_id xid8 not null default pg_current_xact_id(),
      position bigint not null default nextval('event_positions'),
      id text not null,
      type text not null,
      entity text not null,
      entity_id bigint not null,
      version bigint not null,
      data json not null,
      previous json,
      created_at timestamptz(3) not null,
      primary key (organization_id, transaction_id, position)
    ) partition by range (transaction_id)`.execute(db);
  await sql`create index events_by_age on events using brin (created_at)`.execute(db);
  await sql`create index events_by_transaction on events (transaction_id)`.execute(db);
  await sql`create table events_1 partition of events for values from (minvalue) to (maxvalue)`.execute(db);

  // latest_created_at is the latest created_at of the event and all before it: the feed is in its order, so that the
  // first event since a given time is found by bisection whatever the clocks of the nodes say.
  await sql`
    create table event_feed (
      organization_id bigint not null,
      feed_position bigint not null,
      transaction_id xid8 not null,
      event_position bigint not null,
      created_at timestamptz(3) not null,
      latest_created_at timestamptz(3) not null,
      primary key (organization_id, feed_position)
    )`.execute(db);
  await sql`create index event_feed_by_age on event_feed using brin (created_at)`.execute(db);

  // One row, whose versions are found newest first by the key: while a transaction that keeps them from being vacuumed is
  // open, there may be many. All events that are visible in the snapshot are in the feed; null if that is unknown.
  await sql`
    create table feed_state (
      last_position bigint primary key,
      snapshot pg_snapshot,
      latest_created_at timestamptz(3)
    )`.execute(db);
  await sql`insert into feed_state (last_position) values (0)`.execute(db);

  await sql.raw(sequenceEvents).execute(db);
  await sql`select sequence_events()`.execute(db);
}

const readState = 'select * into strict state from feed_state order by last_position desc limit 1';

/** Appends events to the feed, and stores the very snapshot in which they were found, and `newSnapshot` made of it. */
const append = (events: string, newSnapshot: string) => `
    with numbered as (
      insert into event_feed (organization_id, feed_position, transaction_id, event_position, created_at, latest_created_at)
      select organization_id, state.last_position + row_number() over feed, transaction_id, position, created_at,
        greatest(state.latest_created_at, max(created_at) over feed)
      from (${events}) as event
      window feed as (order by transaction_id, position rows unbounded preceding)
      returning feed_position, latest_created_at
    ), last as (
      select max(feed_position) as position, max(latest_created_at) as created_at from numbered
    )
    update feed_state set
      last_position = coalesce(last.position, state.last_position),
      latest_created_at = coalesce(last.created_at, state.latest_created_at),
      snapshot = ${newSnapshot}
    from last
    where feed_state.last_position = stored_position and (last.position is not null or state.snapshot is null)`;

/** The first condition excludes partitions; the planner does not exclude any by the second one. */
const isRunning = `transaction_id >= pg_snapshot_xmin(state.snapshot)
      and transaction_id = any(array(select pg_snapshot_xip(state.snapshot)))`;

const columns = 'organization_id, transaction_id, position, created_at';

/**
 * sequence_events() appends the committed events that are not in the feed yet and returns whether there are more. It is to
 * be called as a statement of its own, outside of a transaction, at READ COMMITTED: each statement in it has a new
 * snapshot, and that of the statement after the lock includes everything that the call before it has committed.
 */
const sequenceEvents = `
create function sequence_events() returns boolean language plpgsql
-- Statistics of tables that grow and shrink as queues do are never right: every statement here goes by an index.
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  state feed_state;
  stored_position bigint;
  batch_end xid8;
begin
  ${readState};
  if pg_snapshot_xmax(state.snapshot) > pg_snapshot_xmax(pg_current_snapshot()) then
    raise 'feed_state.snapshot is from another server'
      using hint = 'Copy databases between servers with "admin backup" and "admin restore".';
  end if;

  -- Most calls find nothing new. These neither wait nor write.
  perform from events where transaction_id >= pg_snapshot_xmax(state.snapshot) limit 1;
  if not found and state.snapshot is not null then
    perform from events where ${isRunning} limit 1;
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

  select transaction_id into batch_end from events where transaction_id >= pg_snapshot_xmax(state.snapshot)
  order by transaction_id offset ${batchSize} limit 1;
  ${append(
    `select ${columns} from events
      where transaction_id >= pg_snapshot_xmax(state.snapshot)
        and transaction_id <= coalesce(batch_end, '18446744073709551615')
      union all
      select ${columns} from events where ${isRunning}`,
    // In the snapshot of a batch, all transactions behind its end are as if they had not been committed.
    `case when batch_end is null then pg_current_snapshot() else (
      select format('%s:%s:%s', least(pg_snapshot_xmin(pg_current_snapshot()), batch_end), batch_end::text::bigint + 1,
        string_agg(running::text, ',' order by running) filter (where running <= batch_end))::pg_snapshot
      from (select pg_snapshot_xip(pg_current_snapshot()) as running) as transactions
    ) end`,
  )};
  return batch_end is not null;
end $$`;
