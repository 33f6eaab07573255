import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { planLogPartitions } from '../../src/webhooks/attempts/log-partitions.ts';
import { openTestStore } from '../environment/test-store.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  for (const name of await partitions()) {
    await (name === 'unplanned'
      ? sql`truncate webhook_logs_unplanned`
      : sql`drop table ${sql.id(`webhook_logs_${name}`)}`
    ).execute(store.db);
  }
});
afterAll(() => store.close());

const started = new Date('2026-03-05T12:00:00Z');
const inDays = (days: number) => new Date(started.getTime() + days * 86_400_000);

/** How many attempts each part has, those without any left out. */
async function parts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ part: string; count: number }>`
    select tableoid::regclass::text as part, count(*) from webhook_logs group by 1 order by 1`.execute(store.db);
  return Object.fromEntries(rows.map(({ part, count }) => [part.replace('webhook_logs_', ''), count]));
}

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'webhook_logs'::regclass order by 1`.execute(store.db);
  return rows.map(({ name }) => name.replace('webhook_logs_', ''));
}

const log = (createdAt: Date) =>
  sql`
  insert into webhook_logs
    (organization_id, webhook_id, id, message_id, message_type, trigger, attempt, status, url, request_headers,
     duration_ms, created_at)
  values (1, 1, nextval('webhook_attempt_ids'), 'evt_1', 'task.created', 'event', 1, 'failed', 'https://a.example',
          '{}', 1, ${createdAt.toISOString()}::timestamptz)`.execute(store.db);

test('there is a part for today and each day of the week that comes; at its edges too', async () => {
  await planLogPartitions(store.db, started);
  expect(await partitions()).toEqual([
    ...['05', '06', '07', '08', '09', '10', '11', '12'].map((date) => `2026_03_${date}`),
    'unplanned',
  ]);
  await log(new Date('2026-03-05T23:59:59.999Z'));
  await log(new Date('2026-03-06T00:00:00.000Z'));
  await log(new Date('2026-03-13T00:00:00.000Z'));
  expect(await parts()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, unplanned: 1 });
});

test('what came for a day before its part was made moves there', async () => {
  for (const date of [started, inDays(1), inDays(40)]) await log(date);
  expect(await parts()).toEqual({ unplanned: 3 });
  await planLogPartitions(store.db, started);
  expect(await parts()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, unplanned: 1 });
});

test('days that ended 30 days ago are dropped whole, and nothing else', async () => {
  await planLogPartitions(store.db, started);
  for (const days of [-3, 0, 1, 7]) await log(inDays(days));
  await planLogPartitions(store.db, inDays(30));
  expect(await parts()).toEqual({ '2026_03_05': 1, '2026_03_06': 1, '2026_03_12': 1 });
  await planLogPartitions(store.db, inDays(31));
  expect(await parts()).toEqual({ '2026_03_06': 1, '2026_03_12': 1 });
  expect(await partitions()).not.toContain('2026_03_05');
});

test('any number of nodes may plan at once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => planLogPartitions(store.db, started)));
  await Promise.all([1, 2, 3, 4].map(() => planLogPartitions(store.db, inDays(60))));
  expect(await partitions()).toHaveLength(9);
});

test('the parts have the indexes of the log', async () => {
  await planLogPartitions(store.db, started);
  const { rows } = await sql<{ indexes: number }>`
    select count(*) as indexes from pg_indexes where tablename = 'webhook_logs_2026_03_05'`.execute(store.db);
  expect(rows).toEqual([{ indexes: 3 }]);
});
