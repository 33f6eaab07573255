import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { startEnvironment } from '../deliveries/environment.ts';
import { environmentFor, startPlatform } from '../resources/platform.ts';
import { seedTasks } from '../resources/seed.ts';
import { stopServer } from '../server-process.ts';
import { type CpuProfile, dearest, profileDuring } from './cpu-profile.ts';
import { type Path, paths, tasks } from './paths.ts';

/**
 * Profiles a path of the service under load: prints the ten functions of the node and the ten statements of PostgreSQL that
 * cost most, and writes a profile to open as a flame graph. Usage: `npm run bench -- profile get [--seconds N]`.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '8' } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const seconds = Number(values.seconds);
const path = paths[name];
const folder = fileURLToPath(new URL('../../profiles/', import.meta.url));
const inspectorPort = 9339;
const nodeOptions = `--inspect=127.0.0.1:${inspectorPort}`;
const settings = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=all'];

if (path) await profile(path);
else {
  console.error(`Usage: npm run bench -- profile <path> [--seconds N]\nPaths: ${Object.keys(paths).join(', ')}`);
  process.exitCode = 2;
}

async function profile(path: Path): Promise<void> {
  const { count, statements, cpuProfile } = 'load' in path ? await profileService(path) : await profileNode(path);
  await mkdir(folder, { recursive: true });
  const written = join(folder, `${name}.cpuprofile`);
  await writeFile(written, JSON.stringify(cpuProfile));
  const functions = dearest(cpuProfile);
  const total = functions.reduce((sum, { self }) => sum + self, 0);
  console.log(`${name}: ${count} in ${seconds} s; ${(total / count).toFixed(1)} µs of the node each`);
  console.table(
    functions.slice(0, 10).map(({ name: function_, self }) => ({
      function: function_,
      '%': ((100 * self) / total).toFixed(1),
      'µs each': (self / count).toFixed(2),
    })),
  );
  console.table(
    statements.map(({ query, calls, total_exec_time }) => ({
      statement: query.replaceAll(/\s+/g, ' ').slice(0, 80),
      calls,
      'µs each': ((1000 * total_exec_time) / count).toFixed(2),
    })),
  );
  console.log(`Flame graph: npx speedscope ${written}`);
}

interface Result {
  readonly count: number;
  readonly cpuProfile: CpuProfile;
  readonly statements: readonly { query: string; calls: number; total_exec_time: number }[];
}

async function profileService({ load }: Extract<Path, { load: unknown }>): Promise<Result> {
  const database = await startPostgresql({ durable: true, settings });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const environment = environmentFor(database.url);
  const { targets, process: service } = await startPlatform({ environment, organizations: 1, nodeOptions });
  try {
    await seedTasks(client, 1, tasks);
    const [target] = targets;
    if (!target) throw new Error('The platform has no organization.');
    return await measure(client, () => load(target, seconds));
  } finally {
    await stopServer(service);
    await client.end();
    await database.stop();
  }
}

async function profileNode({ prepare, delivers }: Extract<Path, { prepare: unknown }>): Promise<Result> {
  const environment = await startEnvironment({ settings, nodeOptions });
  try {
    const load = await prepare(environment, await environment.startNode({ delivers }), seconds);
    return await measure(environment.database, load);
  } finally {
    await environment.close();
  }
}

/** Measures only the load, not the start and the seeding before it. */
async function measure(client: pg.Client, load: () => Promise<number>): Promise<Result> {
  await client.query('create extension pg_stat_statements');
  await client.query('select pg_stat_statements_reset()');
  const { result: count, profile: cpuProfile } = await profileDuring(inspectorPort, load);
  return { count, cpuProfile, statements: await dearestStatements(client) };
}

async function dearestStatements(client: pg.Client): Promise<Result['statements']> {
  const { rows } = await client.query(`
    select query, calls::int, total_exec_time from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and toplevel
    order by total_exec_time desc limit 10`);
  return rows;
}
