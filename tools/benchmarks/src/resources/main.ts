import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { cpuTime, cpuTimeOf, cpuTimeOfEndedChildren } from '../cpu-time.ts';
import { generatorName, type Request, sendRequests, type Target } from '../load/load.ts';
import { startServer, stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import { environmentFor, startPlatform } from './platform.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { seedTasks } from './seed.ts';

/**
 * Compares the platform with the floor on the same PostgreSQL (`floor-server.ts`), with one statement for each request and with
 * batches, each in its own process, under 50 connections, in alternating rounds.
 *
 * Options: --rounds N, --seconds N, --only PART-OF-A-NAME.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const tasks = 10_000;

interface Server {
  readonly name: string;
  readonly target: Target;
  readonly process: ChildProcess;
}

/** The rate, and CPU microseconds for each request. */
interface Measured {
  readonly rate: number;
  readonly server: number;
  readonly database: number;
  readonly generator: number;
  readonly p99: number;
}

const database = await startPostgresql({ durable: true });
const environment = environmentFor(database.url);
const platform = await startPlatform({ environment, organizations: 1 });
const floor = fileURLToPath(new URL('floor-server.ts', import.meta.url));
const conditions = '--conditions=@worklane/source';
const servers: Server[] = [
  ...(await Promise.all(
    ['single', 'batched'].map(async (FLOOR, index) => ({
      name: `floor, ${FLOOR}`,
      target: { url: `http://127.0.0.1:${4701 + index}` },
      process: await startServer([conditions, floor], 4701 + index, { ...environment, FLOOR }),
    })),
  )),
  { name: 'platform', target: platform.targets[0] as Target, process: platform.process },
];
const client = new pg.Client({ connectionString: database.url });
try {
  await client.connect();
  await seedTasks(client, 1, tasks);
  console.log(`Load by ${generatorName}. CPU in microseconds for each request.`);
  for (const scenario of scenarios) if (scenario.name.includes(options.only)) await compare(scenario);
} finally {
  await client.end();
  await Promise.all(servers.map((server) => stopServer(server.process)));
  await database.stop();
}

async function compare({ name, request, goal }: Scenario): Promise<void> {
  const measured = servers.map(() => [] as Measured[]);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const result = await measure(server, request);
      // The first round is a warm-up.
      if (round > 0) measured[index]?.push(result);
    }
    await client.query('vacuum analyze records');
  }
  const ofPlatform = measured.at(-1) ?? [];
  const rows = servers.map((server, index) => {
    const results = measured[index] ?? [];
    const of = (field: keyof Measured) => Math.round(median(results.map((result) => result[field])) * 10) / 10;
    const ratio = median(ofPlatform.map(({ rate }, round) => rate / (results[round]?.rate ?? Number.NaN)));
    return {
      server: server.name,
      'per second': Math.round(of('rate')),
      'p99 ms': of('p99'),
      'server CPU': of('server'),
      'database CPU': of('database'),
      'generator CPU': of('generator'),
      'platform is': server.name === 'platform' ? '' : ratio.toFixed(2),
    };
  });
  console.log(`\n${name}: the goal is ${goal} of the floor with one statement for each request.`);
  console.table(rows);
}

async function measure({ target, process: child }: Server, request: Request): Promise<Measured> {
  const cpu = () => ({ all: cpuTime(), server: cpuTimeOf(child.pid ?? 0), generator: cpuTimeOfEndedChildren() });
  const before = cpu();
  const result = await sendRequests(target, request, { seconds }, tasks);
  const after = cpu();
  const server = (after.server - before.server) / result.requests;
  return {
    rate: result.requests / result.seconds,
    server,
    // The other servers are idle.
    database: (after.all - before.all) / result.requests - server,
    generator: (after.generator - before.generator) / result.requests,
    p99: result.p99,
  };
}
