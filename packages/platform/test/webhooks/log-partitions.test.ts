import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { planLogPartitions } from '../../src/webhooks/attempts/list-logs.ts';
import { openTestStore } from '../environment/test-store.ts';

const store = await openTestStore();
beforeEach(async () => {
  for (const name of await partitions()) {
    await (name === 'unplanned'
      ? sql`truncate webhook_logs_unplanned`
      : sql`drop table ${sql.id(`webhook_logs_${name}`)}`
    ).execute(store.db);
  }
});

const started = new Date('2026-03-05T12:00:00Z');
const inDays = (days: number) => new Date(started.getTime() + days * 86_400_000);

/** Returns the number of attempts in each partition that has any. */
async function partitionSizes(): Promise<Record<string, number>> {
  const { rows } = await sql<{ partition: string; count: number }>`
    select tableoid::regclass::text as partition, count(*) from webhook_logs group by 1 order by 1`.execute(store.db);
  return Object.fromEntries(rows.map(({ partition, count }) => [partition.replace('webhook_logs_', ''), count]));
}

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'webhook_logs'::regclass order by 1`.execute(store.db);
  return rows.map(({ name }) => name.replace('webhook_logs_', ''));
}

const logAttempt = (createdAt: Date) =>
  sql`
  insert into webhook_logs
    (organization_id, webhook_id, id, message_id, message_type, trigger, attempt, status, url, request_headers,
     duration_ms, created_at)
  values (1, 1, nextval('webhook_attempt_ids'), 'evt_1', 'task.created', 'event', 1, 'failed', 'https://a.example',
          '{}', 1, ${createdAt.toISOString()}::timestamptz)`.execute(store.db);

describe('planLogPartitions', () => {
  it('creates partitions for today and the next seven days', async () => {
    await planLogPartitions(store.db, started);
    expect(await partitions()).toEqual([
      ...['05', '06', '07', '08', '09', '10', '11', '12'].map((date) => `2026_03_${date}`),
      'unplanned',
    ]);
    await logAttempt(new Date('2026-03-05T23:59:59.999Z'));
    await logAttempt(new Date('2026-03-06T00:00:00.000Z'));
    await logAttempt(new Date('2026-03-13T00:00:00.000Z'));
    expect(await partitionSizes()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, unplanned: 1 });
  });

  it('moves attempts into a partition that is created later', async () => {
    for (const date of [started, inDays(1), inDays(40)]) await logAttempt(date);
    expect(await partitionSizes()).toEqual({ unplanned: 3 });
    await planLogPartitions(store.db, started);
    expect(await partitionSizes()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, unplanned: 1 });
  });

  it('drops the partitions of days that ended 30 days ago, and no others', async () => {
    await planLogPartitions(store.db, started);
    for (const days of [-3, 0, 1, 7]) await logAttempt(inDays(days));
    await planLogPartitions(store.db, inDays(30));
    expect(await partitionSizes()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, '2026_03_12': 1 });
    await planLogPartitions(store.db, inDays(31));
    expect(await partitionSizes()).toEqual({ '2026_03_06': 1, '2026_03_12': 1 });
    expect(await partitions()).not.toContain('2026_03_05');
  });

  it('can run on any number of nodes at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => planLogPartitions(store.db, started)));
    await Promise.all([1, 2, 3, 4].map(() => planLogPartitions(store.db, inDays(60))));
    expect(await partitions()).toHaveLength(9);
  });

  it('creates partitions with the indexes of the log', async () => {
    await planLogPartitions(store.db, started);
    const { rows } = await sql<{ indexes: number }>`
    select count(*) as indexes from pg_indexes where tablename = 'webhook_logs_2026_03_05'`.execute(store.db);
    expect(rows).toEqual([{ indexes: 3 }]);
  });
});
