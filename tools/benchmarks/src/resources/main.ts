import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Child } from '@worklane/testing/child';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { type Request, sendRequests, type Target } from '../load.ts';
import { type Node, startNode } from '../node.ts';
import { cpuTime, cpuTimeOf, residentMemory } from '../process-usage.ts';
import { type Figures, inRounds, medians, ratioOf, round } from '../runner.ts';
import { seedTasks } from '../seed-tasks.ts';
import type { FloorOptions } from './floor-server.ts';

/**
 * Compares the platform with the floor on the same PostgreSQL (`floor-server.ts`), with one statement for each request and with
 * batches, and with the platform of another checkout (`--base FOLDER`), each in its own process, under 50 connections.
 *
 * Options: --base FOLDER, --rounds N, --seconds N, --only PART-OF-A-NAME.
 */
const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const tasks = 10_000;

/** The least share of the floor's rate that the platform must have. */
const scenarios: Readonly<Record<string, { goal: number; request: Request }>> = {
  'get by id': { goal: 0.9, request: { method: 'GET', path: '/api/v1/1/tasks/[id]' } },
  'list of 50': { goal: 0.95, request: { method: 'GET', path: '/api/v1/1/tasks?limit=50' } },
  'create with its event': {
    goal: 0.8,
    request: {
      method: 'POST',
      path: '/api/v1/1/tasks',
      body: { title: 'Order oak panels for the lobby', priority: 'high', tags: ['procurement'], estimated_minutes: 90 },
    },
  },
  'update with its event': {
    goal: 0.75,
    request: {
      method: 'PATCH',
      path: '/api/v1/1/tasks/[id]',
      body: { title: 'Order oak panels, [n]' },
      contentType: 'application/merge-patch+json',
    },
  },
};

interface Server extends Pick<Node, 'child' | 'startedIn'> {
  readonly target: Target;
  readonly client: pg.Client;
}

const opened: (() => Promise<unknown>)[] = [];
try {
  const { client, url } = await openDatabase();
  const platform = await startNode({ databaseUrl: url });
  const [single, batched] = [await startFloor(client, url, false), await startFloor(client, url, true)];
  const servers: Record<string, Server> = {
    'floor, single': single,
    'floor, batched': batched,
    ...(options.base !== undefined && { 'platform of the base': await startBase(options.base) }),
    platform: { ...platform, client },
  };
  opened.push(...Object.values(servers).map((server) => () => server.child.stop()));
  for (const each of new Set(Object.values(servers).map((server) => server.client))) await seedTasks(each, 1, tasks);
  console.log('CPU in microseconds for each request.');
  for (const [name, { goal, request }] of Object.entries(scenarios)) {
    if (!name.includes(options.only)) continue;
    console.log(`\n${name}: the goal is ${goal} of the floor with one statement for each request.`);
    await compare(servers, request);
  }
  console.table(
    Object.fromEntries(
      Object.entries(servers).map(([name, { child, startedIn }]) => [
        name,
        { 'start ms': Math.round(startedIn), 'loaded MB': Math.round(residentMemory(child.pid)) },
      ]),
    ),
  );
} finally {
  for (const close of opened.toReversed()) await close();
}

async function openDatabase() {
  const database = await startPostgresql({ durable: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  opened.push(database.stop, () => client.end());
  return { client, url: database.url };
}

async function startFloor(client: pg.Client, databaseUrl: string, batched: boolean): Promise<Server> {
  const started = performance.now();
  const options: FloorOptions = { databaseUrl, connections: 20, batched };
  const child = new Child(new URL('floor-server.ts', import.meta.url), options);
  const port = await child.receive<number>('port');
  const target = { url: `http://127.0.0.1:${port}` };
  return { child, client, target, startedIn: performance.now() - started };
}

/** Starts the platform of another checkout, whose dependencies are installed, on a database of its own. */
async function startBase(checkout: string): Promise<Server> {
  const { client, url } = await openDatabase();
  return { ...(await startNode({ databaseUrl: url, checkout: pathToFileURL(`${checkout}/`) })), client };
}

async function compare(servers: Readonly<Record<string, Server>>, request: Request): Promise<void> {
  const alternatives = Object.entries(servers).map(([name, server]) => [name, () => measure(server, request)]);
  const results = await inRounds(Number(options.rounds), Object.fromEntries(alternatives), async () => {
    for (const { client } of Object.values(servers)) await client.query('vacuum analyze records');
  });
  const { platform = [] } = results;
  const rows = Object.entries(results).map(([name, figures]) => [
    name,
    { ...medians(figures), 'platform is': ratioOf(platform, figures, 'per second') },
  ]);
  console.table(Object.fromEntries(rows));
}

async function measure({ target, child: { pid } }: Server, request: Request): Promise<Figures> {
  const before = { all: cpuTime(), server: cpuTimeOf(pid) };
  const result = await sendRequests(target, request, Number(options.seconds), tasks);
  const server = (cpuTimeOf(pid) - before.server) / result.requests;
  const generator = result.cpu / result.requests;
  return {
    'per second': Math.round(result.requests / result.seconds),
    'p99 ms': round(result.p99),
    'server CPU': server,
    // The other servers are idle, and the generator has ended.
    'database CPU': (cpuTime() - before.all) / result.requests - server,
    'generator CPU': generator,
  };
}
