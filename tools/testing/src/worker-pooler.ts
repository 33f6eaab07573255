import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cleanup } from './cleanup.ts';
import { freePort } from './free-port.ts';
import { workerPostgresql } from './worker-postgresql.ts';

/** Whether PgBouncer is installed, which npm does not have: `apt-get install pgbouncer`. */
export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

/** Fewer sessions than a test has connections, so that statements of a connection often change the session. */
const sessions = 10;

/** The user and the group `nobody`. */
const nobody = 65_534;

let address: Promise<string> | undefined;

/** Returns the host and port of PgBouncer in transaction mode in front of the server of this worker. */
export function workerPooler(): Promise<string> {
  address ??= startPgbouncer();
  return address;
}

async function startPgbouncer(): Promise<string> {
  const { hostname, port: serverPort, username, password } = new URL(await workerPostgresql());
  const folder = await mkdtemp(join(tmpdir(), 'worklane-pgbouncer-'));
  const cleanup = new Cleanup();
  cleanup.add({ remove: folder });
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
    '[pgbouncer]',
    ...[
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `admin_users = ${username}`,
    ],
    ...['pool_mode = transaction', `default_pool_size = ${sessions}`, 'max_client_conn = 1000'],
  ];
  await writeFile(file, lines.join('\n'));
  // It does not run as root, so its user must be able to read the file.
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', [file], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...user });
  if (child.pid !== undefined) cleanup.add({ kill: child.pid });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('close', () => reject(new Error(`PgBouncer ended:\n${log}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes('process up')) resolve();
    });
  });
  return `127.0.0.1:${port}`;
}
