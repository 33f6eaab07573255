import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropExpiredPartitions,
  type GrowingTable,
  planGrowingPartitions,
} from '../../src/database/partitions/growing-partitions.ts';
import { openTestStore } from '../environment/test-store.ts';

const store = await openTestStore();
beforeEach(async () => {
  await sql`drop table if exists rows`.execute(store.db);
  await sql`create table rows (id bigint not null primary key, created_at timestamptz(3) not null)
    partition by range (id)`.execute(store.db);
  await sql`create table rows_1 partition of rows for values from (minvalue) to (maxvalue)`.execute(store.db);
});

const table: GrowingTable = {
  name: 'rows',
  key: 'id',
  nextKey: sql`(select coalesce(max(id), 0) + 1 from rows)`,
  daysOfPartition: 7,
};
const start = new Date('2026-03-05T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const plan = (now: Date) => planGrowingPartitions(store.db, table, now);
const dropBefore = (before: Date) => dropExpiredPartitions(store.db, table, before);

/** Inserts a row of each key, from one time to another. */
const fill = (from: number, to: number, since: Date, until: Date) =>
  sql`
    insert into rows
    select n, ${since.toISOString()}::timestamptz
      + (n - ${from}::int) * (${until.toISOString()}::timestamptz - ${since.toISOString()}::timestamptz)
        / greatest(1, ${to}::int - ${from}::int)
    from generate_series(${from}::int, ${to}::int) as n`.execute(store.db);

/** Returns the bounds of the partitions, and how many rows they have. */
async function partitions(): Promise<Record<string, [bounds: string, rows: number]>> {
  const { rows: bounds } = await sql<{ name: string; bound: string }>`
    select relname as name, pg_get_expr(relpartbound, oid) as bound from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'rows'::regclass order by 1`.execute(store.db);
  const { rows: counts } = await sql<{ name: string; rows: number }>`
    select tableoid::regclass::text as name, count(*) as rows from rows group by 1`.execute(store.db);
  const countOf = (name: string) => counts.find((row) => row.name === name)?.rows ?? 0;
  return Object.fromEntries(
    bounds.map(({ name, bound }) => [name, [bound.replaceAll(/[^\dA-Z ]|FOR VALUES FROM /g, ''), countOf(name)]]),
  );
}

describe('planGrowingPartitions', () => {
  it('leaves an empty table alone', async () => {
    await plan(start);
    expect(await partitions()).toEqual({ rows_1: ['MINVALUE TO MAXVALUE', 0] });
  });

  it('ends a partition after about the keys of a week', async () => {
    await fill(1, 4000, inDays(-2), start);
    await plan(start);
    expect(await partitions()).toEqual({ rows_1: ['MINVALUE TO 18001', 4000], rows_2: ['18001 TO MAXVALUE', 0] });
  });

  it('ends the next partition two days ahead, while it is empty', async () => {
    await fill(1, 4000, inDays(-2), start);
    await plan(start);
    for (const [from, to, days] of [
      [4001, 13_000, 4.5],
      [13_001, 15_000, 5.5],
    ] as const) {
      await plan(inDays(days - 1));
      await fill(from, to, inDays(days - 1), inDays(days));
    }
    expect(Object.keys(await partitions())).toEqual(['rows_1', 'rows_2']);
    await plan(inDays(5.5));
    const { rows_1, rows_2, rows_3 } = await partitions();
    expect([rows_1, rows_2?.[1]]).toEqual([['MINVALUE TO 18001', 15_000], 0]);
    expect(rows_3).toEqual([expect.stringMatching(/^3\d{4} TO MAXVALUE$/), 0]);
    await fill(15_001, 18_500, inDays(6), inDays(7));
    expect((await partitions()).rows_2?.[1]).toBe(500);
  });

  it('ends a partition that already has rows, after a burst, without losing one', async () => {
    await fill(1, 100, inDays(-1), start);
    await plan(start);
    await fill(101, 30_000, start, inDays(0.01));
    await plan(inDays(0.5));
    const all = await partitions();
    expect(all.rows_1).toEqual(['MINVALUE TO 10101', 10_100]);
    expect(all.rows_2?.[1]).toBe(19_900);
    expect(all.rows_3?.[1]).toBe(0);
  });

  it('leaves no constraint behind when readers do not let it change the partitions', async ({ skip }) => {
    if (store.engine === 'pglite') skip('The embedded database has one connection.');
    await fill(1, 100, inDays(-1), start);
    await store.db.transaction().execute(async (reader) => {
      await sql`select from rows limit 1`.execute(reader);
      await expect(plan(start)).rejects.toThrow('lock timeout');
    });
    expect(await partitions()).toEqual({ rows_1: ['MINVALUE TO MAXVALUE', 100] });
    const constraints = await sql`select from pg_constraint where conname = 'within_partition'`.execute(store.db);
    expect(constraints.rows).toEqual([]);
    await plan(start);
    expect(Object.keys(await partitions())).toEqual(['rows_1', 'rows_2']);
  });
});

describe('dropExpiredPartitions', () => {
  it('drops partitions that have only expired rows and will get no more', async () => {
    await fill(1, 100, inDays(-0.5), start);
    await plan(start);
    await fill(101, 10_099, start, inDays(5));
    await dropBefore(inDays(6));
    expect((await partitions()).rows_1?.[1]).toBe(10_099);
    await fill(10_100, 10_101, inDays(6), inDays(7));
    await dropBefore(inDays(6));
    expect((await partitions()).rows_1?.[1]).toBe(10_100);
    await dropBefore(inDays(6.5));
    expect(await partitions()).toEqual({ rows_2: ['10101 TO MAXVALUE', 1] });
  });

  it('deletes rows of a partition that is still filled a week after they expired', async () => {
    await fill(1, 11, inDays(0), inDays(10));
    await dropBefore(inDays(12));
    expect((await partitions()).rows_1?.[1]).toBe(6);
  });
});
