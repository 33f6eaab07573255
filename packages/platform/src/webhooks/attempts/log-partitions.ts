import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { logRetention } from '../../outbox/retention-periods.ts';

/** Guards partitions against processes that change them at the same time. */
const lock = 5_601_220_421;

const day = 24 * 3_600_000;

/** How many days ahead there are partitions: retries are logged at the day at which they are due. */
const daysAhead = 7;

/** Milliseconds for which a change of partitions waits for who reads them; everybody else waits behind it. */
const lockTimeout = 2000;

const prefix = 'webhook_logs_';

/**
 * Makes the partitions of the log for the days that come, and drops those whose days are over. Neither reads the log, so
 * the cost does not grow with it.
 */
export async function planLogPartitions(db: Connection, now: Date): Promise<void> {
  const days = await existingDays(db);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const wanted = dayOf(now.getTime() + ahead * day);
    if (!days.includes(wanted)) await create(db, wanted);
  }
  const oldest = dayOf(now.getTime() - logRetention);
  for (const over of days.filter((each) => each < oldest)) await drop(db, over);
  await deleteUnplanned(db, oldest);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const nameOf = (date: string): string => `${prefix}${date.replaceAll('-', '_')}`;

/** `2026-03-02` for `webhook_logs_2026_03_02`. */
async function existingDays(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'webhook_logs'::regclass and relname ~ '_[0-9]{4}_[0-9]{2}_[0-9]{2}$'`.execute(db);
  return rows.map(({ name }) => name.slice(prefix.length).replaceAll('_', '-'));
}

/** What has come for the day before moves into its partition: else it could not be attached. */
const create = (db: Connection, date: string): Promise<void> =>
  alone(db, async (transaction) => {
    if ((await existingDays(transaction)).includes(date)) return;
    const name = sql.id(nameOf(date));
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

const drop = (db: Connection, date: string): Promise<void> =>
  alone(db, async (transaction) => {
    if (!(await existingDays(transaction)).includes(date)) return;
    await sql`drop table ${sql.id(nameOf(date))}`.execute(transaction);
  });

/** Changes partitions while no other process does, and gives up when who reads them takes too long. */
const alone = (db: Connection, change: (transaction: Connection) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction);
    await change(transaction);
  });

/** Next to nothing is there: what was due at a day for which a node made no partition in the week before. */
async function deleteUnplanned(db: Connection, before: string): Promise<void> {
  await sql`
    delete from webhook_logs_unplanned where created_at < ${`${before} 00:00:00+00`}::timestamptz`.execute(db);
}
