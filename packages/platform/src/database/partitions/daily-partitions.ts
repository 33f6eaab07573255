import { sql } from 'kysely';
import type { Connection } from '../store.ts';

/** A table that is partitioned by day. Its default partition is `<name>_unplanned`. */
export interface DailyTable {
  readonly name: string;
  /** The time by which it is partitioned. */
  readonly column: string;
  /** The advisory lock that serializes changes of the partitions between processes. */
  readonly lock: number;
  /** How many days ahead partitions are created. */
  readonly daysAhead: number;
  /** How long rows are kept, in milliseconds. */
  readonly retention: number;
}

const day = 24 * 3_600_000;

/** Milliseconds for which a change waits for running readers of the table; all other statements queue behind it. */
const lockTimeout = 2000;

/**
 * Creates the partitions of the coming days and drops expired ones. Neither reads the table, so the cost does not grow with
 * it.
 */
export async function planDailyPartitions(db: Connection, table: DailyTable, now: Date): Promise<void> {
  const days = await existingDays(db, table);
  for (let ahead = 0; ahead <= table.daysAhead; ahead++) {
    const date = dayOf(now.getTime() + ahead * day);
    if (!days.includes(date)) await createPartition(db, table, date);
  }
  const oldest = dayOf(now.getTime() - table.retention);
  for (const expired of days.filter((date) => date < oldest)) await dropPartition(db, table, expired);
  await deleteExpiredUnplanned(db, table, oldest);
}

/** Returns the day in UTC: `2026-03-02`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const partitionName = ({ name }: DailyTable, date: string): string => `${name}_${date.replaceAll('-', '_')}`;

/** Returns `2026-03-02` for `webhook_logs_2026_03_02`. */
async function existingDays(db: Connection, { name }: DailyTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${name}::regclass and relname ~ '_[0-9]{4}_[0-9]{2}_[0-9]{2}$'`.execute(db);
  return rows.map((row) => row.name.slice(name.length + 1).replaceAll('_', '-'));
}

/** Moves rows of the day into the new partition, which could not be attached otherwise. */
const createPartition = (db: Connection, table: DailyTable, date: string): Promise<void> =>
  withPartitionsLock(db, table, async (transaction) => {
    if ((await existingDays(transaction, table)).includes(date)) return;
    const name = sql.id(partitionName(table, date));
    const parent = sql.id(table.name);
    const unplanned = sql.id(`${table.name}_unplanned`);
    const column = sql.id(table.column);
    const from = sql.lit(`${date} 00:00:00+00`);
    const to = sql.lit(`${dayOf(Date.parse(date) + day)} 00:00:00+00`);
    await sql`lock table ${unplanned} in access exclusive mode`.execute(transaction);
    await sql`create table ${name} (like ${parent} including all)`.execute(transaction);
    await sql`
      with moved as (
        delete from ${unplanned} where ${column} >= ${from} and ${column} < ${to} returning *
      )
      insert into ${name} select * from moved`.execute(transaction);
    const range = sql`from (${from}) to (${to})`;
    await sql`alter table ${parent} attach partition ${name} for values ${range}`.execute(transaction);
  });

const dropPartition = (db: Connection, table: DailyTable, date: string): Promise<void> =>
  withPartitionsLock(db, table, async (transaction) => {
    if (!(await existingDays(transaction, table)).includes(date)) return;
    await sql`drop table ${sql.id(partitionName(table, date))}`.execute(transaction);
  });

/** Changes partitions while no other process does. Fails when readers of the table take too long. */
const withPartitionsLock = (
  db: Connection,
  { lock }: DailyTable,
  change: (transaction: Connection) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    await change(transaction);
  });

/** There is next to nothing: rows of a day for which no node had created a partition. */
async function deleteExpiredUnplanned(db: Connection, { name, column }: DailyTable, before: string): Promise<void> {
  await sql`
    delete from ${sql.id(`${name}_unplanned`)}
    where ${sql.id(column)} < ${`${before} 00:00:00+00`}::timestamptz`.execute(db);
}
