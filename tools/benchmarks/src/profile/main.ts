import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { startEnvironment } from '../deliveries/environment.ts';
import { environmentFor, startPlatform } from '../resources/platform.ts';
import { seedTasks } from '../resources/seed.ts';
import { stopServer } from '../server-process.ts';
import { type CpuProfile, dearest } from './cpu-profile.ts';
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
const settings = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=all'];

if (path) await profile(path);
else {
  console.error(`Usage: npm run bench -- profile <path> [--seconds N]\nPaths: ${Object.keys(paths).join(', ')}`);
  process.exitCode = 2;
}

async function profile(path: Path): Promise<void> {
  const recording = join(folder, `.${name}`);
  await rm(recording, { recursive: true, force: true });
  await mkdir(recording, { recursive: true });
  const options = `--cpu-prof --cpu-prof-dir=${recording}`;
  const { count, statements } = 'load' in path ? await profileService(path, options) : await profileNode(path, options);
  const file = await largest(recording);
  const functions = dearest(JSON.parse(await readFile(file, 'utf8')) as CpuProfile);
  const total = functions.reduce((sum, { self }) => sum + self, 0);
  const written = join(folder, `${name}.cpuprofile`);
  await rename(file, written);
  await rm(recording, { recursive: true });
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
  readonly statements: readonly { query: string; calls: number; total_exec_time: number }[];
}

async function profileService({ load }: Extract<Path, { load: unknown }>, nodeOptions: string): Promise<Result> {
  const database = await startPostgresql({ durable: true, settings });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const environment = environmentFor(database.url);
  const { targets, process: service } = await startPlatform({ environment, organizations: 1, nodeOptions });
  try {
    await seedTasks(client, 1, tasks);
    const [target] = targets;
    if (!target) throw new Error('The platform has no organization.');
    await client.query('create extension pg_stat_statements');
    const count = await load(target, seconds);
    return { count, statements: await dearestStatements(client) };
  } finally {
    await stopServer(service);
    await client.end();
    await database.stop();
  }
}

async function profileNode({ run, delivers }: Extract<Path, { run: unknown }>, nodeOptions: string): Promise<Result> {
  const environment = await startEnvironment({ settings, nodeOptions });
  try {
    const node = await environment.startNode({ delivers });
    await environment.database.query('create extension pg_stat_statements');
    const count = await run(environment, node, seconds);
    return { count, statements: await dearestStatements(environment.database) };
  } finally {
    await environment.close();
  }
}

async function dearestStatements(client: pg.Client): Promise<Result['statements']> {
  const { rows } = await client.query(`
    select query, calls::int, total_exec_time from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and toplevel
    order by total_exec_time desc limit 10`);
  return rows;
}

/** Returns the profile of the process that did most: workers and commands have one, too. */
async function largest(directory: string): Promise<string> {
  const files = (await readdir(directory)).map((file) => join(directory, file));
  const sizes = await Promise.all(files.map(async (file) => (await readFile(file)).length));
  return files[sizes.indexOf(Math.max(...sizes))] ?? '';
}
