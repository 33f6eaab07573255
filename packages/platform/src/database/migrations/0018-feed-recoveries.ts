import { type Kysely, sql } from 'kysely';

/** A null snapshot means that a backup was restored. */
const isCurrent = sql`coalesce((
  select server_started_at = pg_postmaster_start_time() and snapshot is not null
  from feed_state order by last_position desc limit 1
), false)`;

/**
 * A server that starts may lack what it had acknowledged: after a recovery to a point in time, the promotion of a standby or the
 * return of a snapshot of its disk. So the feed continues at the current microsecond after each start, above all positions that
 * clients may have seen, and the positions in between tell events that were undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_state add column server_started_at timestamptz`.execute(db);
  await sql`
    create table feed_recoveries (
      after_position bigint not null,
      restart_position bigint primary key,
      undone_since timestamptz(3) not null,
      recovered_at timestamptz(3) not null
    )`.execute(db);
  // Transactions that read the clock within a minute before the last known event may have been undone too.
  await sql`
    create function restart_feed() returns void language sql as $$
      select pg_advisory_xact_lock(5601220420);
      insert into feed_recoveries
      select last_position, greatest(last_position + 1, extract(epoch from clock_timestamp()) * 1000000),
        coalesce(latest_created_at - interval '1 minute', to_timestamp(0)), clock_timestamp()
      from feed_state order by last_position desc limit 1;
      update feed_state
      set last_position = (select max(restart_position) from feed_recoveries), server_started_at = pg_postmaster_start_time();
    $$`.execute(db);
  await sql`alter function sequence_events() rename to append_events`.execute(db);
  await sql`
    create function sequence_events() returns boolean language plpgsql as $$
    begin
      if not ${isCurrent} then
        perform pg_advisory_xact_lock(5601220420);
        if not ${isCurrent} then perform restart_feed(); end if;
      end if;
      return append_events();
    end $$`.execute(db);
}
