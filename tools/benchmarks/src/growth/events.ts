import { Child } from '@worklane/testing/child';
import { type Organization, type Request, sendRequests } from '../load.ts';
import { round } from '../runner.ts';
import {
  addOrganizations,
  costOf,
  type GrowthOptions,
  type Installation,
  megabytes,
  someOrganizations,
  startInstallation,
} from './installation.ts';

const organizations = 1000;
const weeks = 10;
const batchesOfWeek = 10;
/** Transactions of a week, which are the keys of its partition. */
const transactionsOfBatch = 1000;
const seconds = 5;
/** Long enough to read from the disk what a load needs. */
const warmUpSeconds = 10;
const day = 24 * 3_600_000;
/** How long the events of a week are kept. */
const retention = 70 * day;

const requests: Readonly<Record<string, (now: number) => Request>> = {
  'create with its event': () => ({
    method: 'POST',
    path: '/api/v1/[organization]/tasks',
    body: { title: 'Order oak panels', tags: ['procurement'] },
  }),
  'first page of the last 30 days': () => ({ method: 'GET', path: '/api/events?limit=50' }),
  'page of the last hour': (now) => ({
    method: 'GET',
    path: `/api/events?limit=50&since=${new Date(now - 3_600_000).toISOString()}`,
  }),
};

/**
 * Compares a database without events with one that has those of ten weeks, in their partitions, and measures how long expired
 * ones take to go: by partition with their rows of the feed, and row by row without these.
 */
export async function measureEvents(options: GrowthOptions): Promise<void> {
  const installation = await startInstallation(options);
  const { client, environment } = installation;
  const now = Date.now();
  const runJobs = async (at: number) => {
    const script = new URL('../../../../packages/platform/scripts/event-partitions.ts', import.meta.url);
    const child = new Child(script, { url: environment.DATABASE_URL, now: new Date(at).toISOString() });
    const times = await child.receive<{ planned: number; expired: number }>('done');
    await child.stop();
    return times;
  };
  try {
    await addOrganizations(installation, 2, organizations + 1);
    const some = await someOrganizations(installation, 2, organizations + 1, organizations);
    const rows = await measureRequests(installation, some, now, 0);
    await client.query('truncate events, event_feed');
    // Otherwise all seeded events would be as late as those that are gone, and a time could not be bisected.
    await client.query('update feed_state set latest_created_at = null');
    await client.query('set synchronous_commit = off');
    const started = performance.now();
    for (let week = 0; week < weeks; week++) {
      for (let batch = 0; batch < batchesOfWeek; batch++) {
        const from = now - (weeks - week - batch / batchesOfWeek) * 7 * day;
        await seedEvents(installation, options.amount / weeks / batchesOfWeek, from, (7 * day) / batchesOfWeek);
        await runJobs(from + (7 * day) / batchesOfWeek);
      }
      console.log(`Week ${week + 1} of ${weeks} after ${Math.round((performance.now() - started) / 1000)} s.`);
    }
    await client.query('vacuum analyze events');
    await client.query('vacuum analyze event_feed');
    rows.push(...(await measureRequests(installation, some, now, options.amount)));
    console.table(rows);
    console.table(await sizes(installation));

    const inPartition = options.amount / weeks;
    const { expired } = await runJobs(now - weeks * 7 * day + 9 * day + retention);
    const deleted = Math.min(inPartition, 500_000);
    const start = performance.now();
    await client.query('set synchronous_commit = on');
    for (let done = 0; done < deleted; done += 5000) {
      await client.query('delete from events_3 where ctid = any(array(select ctid from events_3 limit 5000))');
    }
    const rowByRow = (performance.now() - start) / deleted;
    console.table([
      {
        'expired events': inPartition,
        by: 'drop of the partition, deletion from the feed',
        seconds: round(expired / 1000),
      },
      {
        'expired events': inPartition,
        by: 'deletion of the events alone, without vacuum',
        seconds: round((rowByRow * inPartition) / 1000),
      },
    ]);
    console.table(await sizes(installation));
  } finally {
    await installation.close();
  }
}

async function measureRequests(
  { target, node, client }: Installation,
  some: readonly Organization[],
  now: number,
  events: number,
): Promise<Record<string, unknown>[]> {
  const rows = [];
  for (const [name, request] of Object.entries(requests)) {
    const load = (duration: number) =>
      sendRequests({ url: target.url, organizations: some }, request(now), duration, 1);
    await load(warmUpSeconds);
    rows.push({ events, request: name, ...(await costOf([node], () => load(seconds))) });
    console.log(rows.at(-1));
    await client.query('checkpoint');
  }
  return rows;
}

/** Inserts events over a time, in as many transactions as a service would need, and appends them to the feed. */
async function seedEvents({ client }: Installation, count: number, from: number, duration: number): Promise<void> {
  await client.query(
    `insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
     select 2 + n * ${organizations} / $1::bigint, 'evt_' || lpad(nextval('event_positions')::text, 26, '0'),
       'task.created', 'task', n, 1, '{"id":1,"title":"Order oak panels"}',
       $2::timestamptz + n * $3::float8 / $1 * interval '1 millisecond'
     from generate_series(0::bigint, $1::bigint - 1) as n`,
    [count, new Date(from).toISOString(), duration],
  );
  await client.query(
    `do $$ begin for n in 1..${transactionsOfBatch} loop perform pg_current_xact_id(); commit; end loop; end $$`,
  );
  while ((await client.query('select sequence_events() as more')).rows[0].more);
}

async function sizes({ client }: Installation): Promise<object[]> {
  const { rows } = await client.query(
    `select relname as partition, reltuples::bigint as rows, pg_table_size(oid)::bigint as table,
       pg_indexes_size(oid)::bigint as indexes
     from pg_class left join pg_inherits on inhrelid = oid
     where inhparent = 'events'::regclass or oid = 'event_feed'::regclass order by oid`,
  );
  return rows.map(({ partition, rows: count, table, indexes }) => ({
    partition,
    rows: Number(count),
    'table MB': megabytes(Number(table)),
    'indexes MB': megabytes(Number(indexes)),
  }));
}
