import { UsageError } from '@worklane/contract/command-line';
import { sql } from 'kysely';
import type { Connection } from '../store.ts';

/**
 * The tables that the servers of a cluster share by organization, in the order in which they are distributed. A change writes only to these,
 * and to the deliveries that follow from it. The others stay on the coordinator: they are found by hashes, or have the order of the feed.
 */
export const distributedTables = ['records', 'record_references', 'events', 'counters', 'idempotency_keys'] as const;

/**
 * Distributes tables and their rows over the servers of a cluster by `organization_id`. Each is a transaction of its own, so that a
 * call after an interruption continues.
 * @returns the tables that were not distributed before
 * @throws UsageError if the database is not the coordinator of a cluster
 */
export async function distribute(db: Connection, signal: AbortSignal | undefined): Promise<string[]> {
  await requireCoordinator(db);
  const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  const tables = distributedTables.filter((name) => !known.has(name));
  for (const name of tables) {
    signal?.throwIfAborted();
    await db.transaction().execute(async (transaction) => {
      // Foreign keys between partitions need one connection to each server.
      await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(transaction);
      const colocated = name === 'records' ? 'none' : 'records';
      await sql`select create_distributed_table(${name}, 'organization_id', colocate_with => ${colocated})`.execute(
        transaction,
      );
    });
  }
  await db.transaction().execute(async (transaction) => {
    // Citus plans a statement for the values of its parameters only.
    await sql`alter function append_events() set plan_cache_mode = force_custom_plan`.execute(transaction);
    await sql.raw(committedSnapshot).execute(transaction);
  });
  return tables;
}

async function requireCoordinator(db: Connection): Promise<void> {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (extensions.length === 0)
    throw new UsageError(
      'The database of DATABASE_URL does not have the extension Citus. Run "create extension citus" in it, and in the same database of each worker.',
    );
  const { rows: nodes } = await sql<{ coordinators: number; workers: number }>`
    select count(*) filter (where groupid = 0) as coordinators, count(*) filter (where groupid > 0 and isactive) as workers
    from pg_dist_node`.execute(db);
  if (nodes[0]?.coordinators === 0)
    throw new UsageError(
      'The workers do not know the address of the coordinator. Run "select citus_set_coordinator_host(\'HOST\')" in the database of DATABASE_URL.',
    );
  if (nodes[0]?.workers === 0)
    throw new UsageError(
      'The cluster has no workers. Run "select citus_add_node(\'HOST\', 5432)" for each in the database of DATABASE_URL.',
    );
}

/**
 * A transaction that writes on a worker is prepared there, committed by the coordinator, and only then committed on the worker. One
 * that is still prepared counts as running: a reader of the shard does not see its events yet. Citus records it in `pg_dist_transaction`, in a row
 * that the transaction itself has inserted. Workers are asked after the snapshot is taken, so none is overlooked.
 */
const committedSnapshot = `
create or replace function committed_snapshot() returns pg_snapshot language plpgsql as $function$
declare
  committed pg_snapshot := pg_current_snapshot();
  next numeric := pg_snapshot_xmax(committed)::text;
  worker record;
  prepared text[] := '{}';
  pending xid8[];
begin
  for worker in select * from run_command_on_workers(
    $$select coalesce(string_agg(gid, ','), '') from pg_prepared_xacts where database = current_database()$$
  ) loop
    if not worker.success then raise '%', worker.result using errcode = 'connection_failure'; end if;
    prepared := prepared || string_to_array(worker.result, ',');
  end loop;
  if cardinality(prepared) = 0 then return committed; end if;
  pending := array(
    select id from pg_dist_transaction
    -- The column has the last 32 bits of the ID.
    cross join lateral (select (next - mod(next - xmin::text::numeric + 4294967296, 4294967296))::text::xid8 as id) as full_id
    where gid = any(prepared) and pg_visible_in_snapshot(id, committed)
  );
  if cardinality(pending) = 0 then return committed; end if;
  return (
    select format('%s:%s:%s', min(id), pg_snapshot_xmax(committed), string_agg(id::text, ',' order by id))::pg_snapshot
    from (select pg_snapshot_xip(committed) as id union select unnest(pending)) as running
  );
end $function$`;
