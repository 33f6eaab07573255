import { fileURLToPath } from 'node:url';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { startServer, stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import { type Request, requestsPerSecond, type Target } from './load.ts';
import { environmentFor, startPlatform } from './platform.ts';
import { comparisons, lists } from './scenarios.ts';
import { seedTasks } from './seed.ts';

/**
 * Compares the platform with a baseline server on the same PostgreSQL, each in its own process, under 50 connections, in
 * alternating rounds; then lists on few and on many records. Options: --records N, --rounds N.
 */
const option = (name: string, defaultValue: number) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? defaultValue : Number(process.argv[index + 1]);
};
const few = 10_000;
const many = option('records', 1_000_000);
const rounds = option('rounds', 5);
const seconds = 5;

const database = await startPostgresql({ durable: true });

const platform = await startPlatform({ environment: environmentFor(database.url), organizations: 2 });
const baseline = await startServer(
  [fileURLToPath(new URL('baseline-server.ts', import.meta.url))],
  4701,
  environmentFor(database.url),
);
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  await seedTasks(client, 1, few);
  const [small, large] = platform.targets;
  if (!small || !large) throw new Error('The platform needs two organizations.');
  await compare(small, { url: 'http://127.0.0.1:4701' });

  console.log(`Filling organization 2 with ${many} tasks ...`);
  await seedTasks(client, 2, many);
  await compareLists(small, large);
} finally {
  await client.end();
  await Promise.all([stopServer(platform.process), stopServer(baseline)]);
  await database.stop();
}

async function compare(platform: Target, baseline: Target): Promise<void> {
  const rows = [];
  for (const { name, request, goal } of comparisons) {
    const rates: { platform: number[]; baseline: number[] } = { platform: [], baseline: [] };
    for (let round = 0; round <= rounds; round++) {
      const ofBaseline = await requestsPerSecond(baseline, request, seconds, few);
      const ofPlatform = await requestsPerSecond(platform, request, seconds, few);
      // The first round is a warm-up.
      if (round > 0) {
        rates.baseline.push(ofBaseline);
        rates.platform.push(ofPlatform);
      }
    }
    const ratio = median(rates.platform.map((rate, index) => rate / (rates.baseline[index] ?? 1)));
    rows.push({
      name,
      'baseline /s': Math.round(median(rates.baseline)),
      'platform /s': Math.round(median(rates.platform)),
      ratio: ratio.toFixed(2),
      goal,
    });
  }
  console.table(rows);
}

async function compareLists(small: Target, large: Target): Promise<void> {
  const rows = [];
  for (const { name, query } of lists) {
    const time = async (target: Target, organization: number) => {
      const path = `/api/v1/${organization}/tasks?limit=50${query}`;
      const request: Request = { method: 'GET', path };
      return 1000 / (await requestsPerSecond(target, request, seconds, 1));
    };
    const next = async (target: Target, organization: number) => {
      const path = await pageInTheMiddle(target, `/api/v1/${organization}/tasks?limit=50${query}`);
      return 1000 / (await requestsPerSecond(target, { method: 'GET', path }, seconds, 1));
    };
    rows.push(
      { name, ...(await ratioOf(time, small, large)) },
      { name: `${name}, page by cursor`, ...(await ratioOf(next, small, large)) },
    );
  }
  console.table(rows);
}

async function ratioOf(
  time: (target: Target, organization: number) => Promise<number>,
  small: Target,
  large: Target,
): Promise<object> {
  const pairs = [];
  for (let round = 0; round < 3; round++) pairs.push([await time(small, 1), await time(large, 2)] as const);
  return {
    [`ms on ${few}`]: median(pairs.map(([a]) => a)).toFixed(3),
    [`ms on ${many}`]: median(pairs.map(([, b]) => b)).toFixed(3),
    ratio: median(pairs.map(([a, b]) => b / a)).toFixed(2),
    goal: 1.5,
  };
}

/** Returns the path of the tenth page, by following the cursors. */
async function pageInTheMiddle({ url, token }: Target, path: string): Promise<string> {
  let current = path;
  for (let page = 0; page < 10; page++) {
    const response = await fetch(url + current, { headers: { authorization: `Bearer ${token}` } });
    const { next_cursor } = (await response.json()) as { next_cursor: string };
    current = `${path}&cursor=${next_cursor}`;
  }
  return current;
}
