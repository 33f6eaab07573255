import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../store.ts';

/**
 * A table that is partitioned by a key whose values grow. Its partitions are `<name>_1`, `<name>_2` and so on; the last one has
 * no end.
 */
export interface GrowingTable {
  readonly name: string;
  readonly key: string;
  /** SQL of the smallest key that a row may still get. */
  readonly nextKey: RawBuilder<number>;
  /** About how long a partition is filled. More partitions cost each statement more. */
  readonly daysOfPartition: number;
}

interface Partition {
  readonly name: string;
  readonly number: number;
  /** The smallest key; null for the first partition. */
  readonly from: number | null;
  /** The key after the largest one; null for the last partition. */
  readonly to: number | null;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The last partition gets an end this long before keys reach its start, so it is empty then. */
const daysAhead = 2;

const leastKeysOfPartition = 10_000;

/** Milliseconds for which a change waits for running readers of the table; all other statements queue behind it. */
const lockTimeout = 2000;

const deletionBatch = 5000;

/** Creates a partition ahead of the keys, of about as many as its days need at the rate of the newest rows. */
export async function planGrowingPartitions(db: Connection, table: GrowingTable, now: Date): Promise<void> {
  const partitions = await partitionsOf(db, table);
  const last = partitions.at(-1);
  if (!last) throw new Error(`${table.name} has no partitions. Was the database migrated?`);
  const next = await nextKeyOf(db, table);
  const filled = partitions.find(({ to }) => to === null || to > next) ?? last;
  const keysPerDay = await rateOf(db, table, filled, next, now);
  if (keysPerDay === undefined) return;
  const start = Math.max(next, last.from ?? 0);
  if (start > next + daysAhead * keysPerDay) return;
  await endPartition(
    db,
    table,
    last,
    start + Math.max(leastKeysOfPartition, Math.ceil(table.daysOfPartition * keysPerDay)),
  );
}

/** Returns the keys per day since the first row of the file, which is about the oldest; undefined without rows. */
async function rateOf(
  db: Connection,
  { key }: GrowingTable,
  { name }: Partition,
  next: number,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ key: number; created_at: string }>`
    select ${sql.ref(key)}::text::bigint as key, created_at from ${sql.table(name)} limit 1`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const days = Math.max(hour, now.getTime() - Date.parse(first.created_at)) / day;
  return Math.max(0, next - first.key) / days;
}

/**
 * Ends the last partition at a key, far ahead of all rows, and creates the next one. A constraint, which is checked while others
 * write, spares the check of its rows under a lock.
 */
async function endPartition(db: Connection, table: GrowingTable, last: Partition, end: number): Promise<void> {
  const parent = sql.table(table.name);
  const partition = sql.table(last.name);
  const next = sql.table(`${table.name}_${last.number + 1}`);
  const key = sql.ref(table.key);
  const from = last.from === null ? sql`minvalue` : sql.lit(String(last.from));
  const to = sql.lit(String(end));
  const isWithin = last.from === null ? sql`${key} < ${to}` : sql`${key} >= ${from} and ${key} < ${to}`;
  const withoutConstraint = sql`alter table ${partition} drop constraint if exists within_partition`;
  const constraint = sql`add constraint within_partition check (${isWithin}) not valid`;
  await withLockTimeout(db, [withoutConstraint, sql`alter table ${partition} ${constraint}`]);
  try {
    await sql`alter table ${partition} validate constraint within_partition`.execute(db);
    await withLockTimeout(db, [
      sql`alter table ${parent} detach partition ${partition}`,
      sql`alter table ${parent} attach partition ${partition} for values from (${from}) to (${to})`,
      sql`create table ${next} partition of ${parent} for values from (${to}) to (maxvalue)`,
    ]);
  } finally {
    await withoutConstraint.execute(db);
  }
}

/**
 * Creates an index of the table in the partitions that lack it, while others write.
 * @param columns of the index
 */
export async function completeIndex(
  db: Connection,
  { name }: GrowingTable,
  index: string,
  columns: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ partition: string }>`
    select partition.inhrelid::regclass::text as partition from pg_inherits partition
    where partition.inhparent = ${name}::regclass and not exists (
      select from pg_inherits part join pg_index on indexrelid = part.inhrelid
      where part.inhparent = ${index}::regclass and indrelid = partition.inhrelid
    )`.execute(db);
  for (const { partition } of rows) {
    const part = sql.table(`${partition}_${index}`);
    // An attempt that was interrupted leaves an invalid one.
    await sql`drop index concurrently if exists ${part}`.execute(db);
    await sql`create index concurrently ${part} on ${sql.table(partition)} (${columns})`.execute(db);
    await withLockTimeout(db, [sql`alter index ${sql.table(index)} attach partition ${part}`]);
  }
}

/**
 * Drops the partitions that will get no more rows and have only expired ones. Of those with older rows, as a service
 * with few writes has, the rows that expired the days of a partition ago are deleted. Returns which rows no longer exist:
 * those with smaller keys, if the first partition has a start, and those from before a time.
 */
export async function dropExpiredPartitions(db: Connection, table: GrowingTable, before: Date) {
  const next = await nextKeyOf(db, table);
  const since = new Date(before.getTime() - table.daysOfPartition * day);
  for (const partition of await partitionsOf(db, table)) {
    const isFull = partition.to !== null && partition.to <= next;
    if (isFull && (await isExpired(db, partition, before)))
      await withLockTimeout(db, [sql`drop table ${sql.table(partition.name)}`]);
    else await deleteRows(db, partition, since);
  }
  const [first] = await partitionsOf(db, table);
  return { firstKey: first?.from ?? null, since };
}

/** Reads the summaries of an index by age. */
async function isExpired(db: Connection, { name }: Partition, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(name)} where created_at >= ${before.toISOString()}::timestamptz limit 1`.execute(db);
  return rows.length === 0;
}

/** Deletes rows in short transactions. */
async function deleteRows(db: Connection, { name }: Partition, before: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(name)} where ctid = any(array(
        select ctid from ${sql.table(name)}
        where created_at < ${before.toISOString()}::timestamptz limit ${sql.lit(deletionBatch)}
      ))`.execute(db);
    if (numAffectedRows < deletionBatch) return;
  }
}

/** Returns the partitions in the order of their keys. */
async function partitionsOf(db: Connection, { name }: GrowingTable): Promise<Partition[]> {
  const bound = (word: string) =>
    sql`substring(pg_get_expr(relpartbound, oid) from ${sql.lit(`${word} \\('([0-9]+)'\\)`)})::bigint`;
  const { rows } = await sql<Partition>`
    select relname as name, substring(relname from '[0-9]+$')::int as number,
      ${bound('FROM')} as from, ${bound('TO')} as to
    from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${name}::regclass
    order by "from" nulls first`.execute(db);
  return rows;
}

async function nextKeyOf(db: Connection, { nextKey }: GrowingTable): Promise<number> {
  const { rows } = await sql<{ next: number }>`select ${nextKey} as next`.execute(db);
  return rows[0]?.next ?? 0;
}

/** Executes statements in a transaction. Fails when readers of the table take too long. */
const withLockTimeout = (db: Connection, statements: readonly RawBuilder<unknown>[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    for (const statement of statements) await statement.execute(transaction);
  });
