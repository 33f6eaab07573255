import { parseArgs } from 'node:util';
import { type Postgresql, startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { cpuTimeBelow, cpuTimeOf } from '../cpu-time.ts';
import { type Request, sendRequests } from '../load/load.ts';
import { environmentFor, type Platform, startPlatform } from '../resources/platform.ts';
import { seedTasks } from '../resources/seed.ts';
import { stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';

/**
 * Measures what the request log costs a request by ID. Four services, each with a PostgreSQL of its own, receive the same load at
 * the same time, so that other programs on the machine slow all of them equally: two without the log, with its default limit, and
 * recording every request. CPU time counts the service and all processes of its PostgreSQL.
 * Options: --rounds N, --requests N (of each service in a round).
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '12' }, requests: { type: 'string', default: '10000' } },
});
const rounds = Number(values.rounds);
const amount = Number(values.requests);
const tasks = 10_000;
const goal = 1.03;
const request: Request = { method: 'GET', path: '/api/v1/1/tasks/[id]' };

const variants = [
  { name: 'off', settings: { REQUEST_LOG_PER_DAY: '0' } },
  // What two equal services differ by.
  { name: 'off, again', settings: { REQUEST_LOG_PER_DAY: '0' } },
  { name: 'on, default limit', settings: {} },
  { name: 'on, every request', settings: { REQUEST_LOG_PER_DAY: '1000000000' } },
];

interface Stack {
  name: string;
  database: Postgresql;
  postmaster: number;
  platform: Platform;
}

interface Measured {
  rate: number;
  /** CPU microseconds per request. */
  service: number;
  database: number;
}

interface Size {
  requests: number;
  bytes: number;
}

/** With indexes. */
const readSize = `
  select (select count(*) from request_log)::float8 as requests,
    (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'request_log'::regclass)::float8
      as bytes`;

const stacks: Stack[] = [];
try {
  for (const [index, { name, settings }] of variants.entries()) {
    const database = await startPostgresql({ durable: true });
    const environment = { ...environmentFor(database.url), ...settings };
    const platform = await startPlatform({ environment, organizations: 1, port: 4700 + index });
    stacks.push({ name, database, postmaster: await database.postmaster(), platform });
    await withClient(database, (client) => seedTasks(client, 1, tasks));
  }
  await compare();
} finally {
  await Promise.all(stacks.map(({ platform }) => stopServer(platform.process)));
  await Promise.all(stacks.map(({ database }) => database.stop()));
}

async function withClient<Result>({ url }: Postgresql, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function measure({ platform, postmaster }: Stack): Promise<Measured> {
  const [target] = platform.targets;
  if (!target) throw new Error('The platform has no organization.');
  const cpu = () => ({
    service: cpuTimeOf(platform.process.pid ?? 0),
    // The time of the postmaster includes processes that have ended.
    database: cpuTimeOf(postmaster) + cpuTimeBelow(postmaster),
  });
  const before = cpu();
  const { requests: total, seconds } = await sendRequests(target, request, { amount }, tasks);
  // Until the last batch is written.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const after = cpu();
  return {
    rate: total / seconds,
    service: (after.service - before.service) / total,
    database: (after.database - before.database) / total,
  };
}

async function compare(): Promise<void> {
  const measured: Measured[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const results = await Promise.all(stacks.map(measure));
    // The first round is a warm-up.
    if (round > 0) measured.push(results);
  }
  const rows = stacks.map(({ name }, index) => {
    const of = (value: (each: Measured) => number) => measured.map((results) => value(results[index] as Measured));
    const ratio = (value: (each: Measured) => number) =>
      measured.map((results) => value(results[index] as Measured) / value(results[0] as Measured));
    const cpu = ratio(({ service, database }) => service + database).toSorted((a, b) => a - b);
    return {
      'request log': name,
      'requests /s': Math.round(median(of(({ rate }) => rate))),
      'service, CPU µs': median(of(({ service }) => service)).toFixed(1),
      'PostgreSQL, CPU µs': median(of(({ database }) => database)).toFixed(1),
      'rate, ratio': median(ratio(({ rate }) => rate)).toFixed(3),
      'CPU, ratio': median(cpu).toFixed(3),
      range: `${cpu[0]?.toFixed(3)} to ${cpu.at(-1)?.toFixed(3)}`,
      goal,
    };
  });
  console.table(rows);
  for (const { name, database } of stacks) {
    const [size] = await withClient(database, async (client) => (await client.query<Size>(readSize)).rows);
    if (size && size.requests > 0) {
      console.log(`${name}: ${size.requests} requests recorded, ${Math.round(size.bytes / size.requests)} bytes each`);
    }
  }
}
