import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { loggedFor } from '../../outbox/lifetimes.ts';

/** The advisory lock that serializes changes of the partitions between processes. */
const partitionsLock = 5_601_220_421;

const day = 24 * 3_600_000;

/** How many days ahead partitions are created: retries are logged on the day on which they are due. */
const daysAhead = 7;

/** Milliseconds for which a change waits for running readers of the log; all other statements queue behind it. */
const lockTimeout = 2000;

const prefix = 'webhook_logs_';

/**
 * Creates the log partitions of the coming days and drops expired ones. Neither reads the log, so the cost does not grow
 * with it.
 */
export async function planLogPartitions(db: Connection, now: Date): Promise<void> {
  const days = await existingDays(db);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = dayOf(now.getTime() + ahead * day);
    if (!days.includes(date)) await createPartition(db, date);
  }
  const oldest = dayOf(now.getTime() - loggedFor);
  for (const expired of days.filter((date) => date < oldest)) await dropPartition(db, expired);
  await deleteExpiredUnplanned(db, oldest);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const partitionName = (date: string): string => `${prefix}${date.replaceAll('-', '_')}`;

/** Returns `2026-03-02` for `webhook_logs_2026_03_02`. */
async function existingDays(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'webhook_logs'::regclass and relname ~ '_[0-9]{4}_[0-9]{2}_[0-9]{2}$'`.execute(db);
  return rows.map(({ name }) => name.slice(prefix.length).replaceAll('_', '-'));
}

/** Moves attempts that are logged already into the new partition, which could not be attached otherwise. */
const createPartition = (db: Connection, date: string): Promise<void> =>
  withPartitionsLock(db, async (transaction) => {
    if ((await existingDays(transaction)).includes(date)) return;
    const name = sql.id(partitionName(date));
    const from = sql.lit(`${date} 00:00:00+00`);
    const to = sql.lit(`${dayOf(Date.parse(date) + day)} 00:00:00+00`);
    await sql`lock table webhook_logs_unplanned in access exclusive mode`.execute(transaction);
    await sql`create table ${name} (like webhook_logs including all)`.execute(transaction);
    await sql`
      with moved as (
        delete from webhook_logs_unplanned where created_at >= ${from} and created_at < ${to} returning *
      )
      insert into ${name} select * from moved`.execute(transaction);
    const range = sql`from (${from}) to (${to})`;
    await sql`alter table webhook_logs attach partition ${name} for values ${range}`.execute(transaction);
  });

const dropPartition = (db: Connection, date: string): Promise<void> =>
  withPartitionsLock(db, async (transaction) => {
    if (!(await existingDays(transaction)).includes(date)) return;
    await sql`drop table ${sql.id(partitionName(date))}`.execute(transaction);
  });

/** Changes partitions while no other process does. Fails when readers of the log take too long. */
const withPartitionsLock = (db: Connection, change: (transaction: Connection) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(partitionsLock)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    await change(transaction);
  });

/** There is next to nothing: attempts that were due on a day for which no node created a partition the week before. */
async function deleteExpiredUnplanned(db: Connection, before: string): Promise<void> {
  await sql`
    delete from webhook_logs_unplanned where created_at < ${`${before} 00:00:00+00`}::timestamptz`.execute(db);
}
