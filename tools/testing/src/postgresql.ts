import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { childrenOf } from './child-processes.ts';

/** A PostgreSQL server for tests. */
export interface Postgresql {
  /** The URL of its database `postgres`. */
  readonly url: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
  /**
   * Stops the server without a checkpoint, as `pg_ctl -m immediate stop` does; with SIGINT, as `-m fast` does. SIGKILL
   * kills all its processes, which loses its shared memory.
   */
  crash(signal?: 'SIGQUIT' | 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Returns the process id of the postmaster. */
  postmaster(): Promise<number>;
  /** Waits until the server has ended. */
  ended(): Promise<void>;
  /** Restarts a stopped server. */
  start(): Promise<void>;
  /** Suspends all processes of the server (SIGSTOP) until the returned function is called. */
  pause(): Promise<() => void>;
}

export interface PostgresqlOptions {
  /** Whether a commit waits for the disk, as in production. Default: false, which is faster. */
  readonly durable?: boolean;
  /** Parameters, such as `max_connections=20`. */
  readonly settings?: readonly string[];
  /** The parent of its temporary folder. Default: the temporary folder of the system. */
  readonly folder?: string | undefined;
}

/**
 * Starts a PostgreSQL server on a free port in a temporary folder. A supervisor process stops it when the caller ends for
 * any reason, so that no server outlives the tests.
 */
export async function startPostgresql(options: PostgresqlOptions = {}): Promise<Postgresql> {
  const supervisor = spawn(
    process.execPath,
    [fileURLToPath(new URL('./postgresql-supervisor.ts', import.meta.url)), JSON.stringify(options)],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const ended = once(supervisor, 'close');
  let errors = '';
  supervisor.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const lines = createInterface(supervisor.stdout);
  const response = async (): Promise<string> => {
    const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [])]);
    if (line === undefined) throw new Error(`PostgreSQL for the tests did not start:\n${errors}`);
    return line;
  };
  const { url, dataFolder } = JSON.parse(await response()) as Pick<Postgresql, 'url' | 'dataFolder'>;
  const postmaster = async () => Number((await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  const untilEnded = async (pid: number) => {
    while (isRunning(pid)) await setTimeout(10);
  };
  return {
    ...{ url, dataFolder, postmaster },
    ended: async () => untilEnded(await postmaster()),
    async stop() {
      supervisor.stdin.end();
      await ended;
    },
    async crash(signal = 'SIGQUIT') {
      const pid = await postmaster();
      // First, so that it starts no other process.
      if (signal === 'SIGKILL') process.kill(pid, 'SIGSTOP');
      const pids = signal === 'SIGKILL' ? [pid, ...childrenOf(pid)] : [pid];
      for (const each of pids) if (isRunning(each)) process.kill(each, signal);
      await untilEnded(pid);
    },
    async start() {
      const started = response();
      supervisor.stdin.write('start\n');
      await started;
    },
    async pause() {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect();
      const pid = await postmaster();
      // First, so that it starts no other process.
      process.kill(pid, 'SIGSTOP');
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
      const pids = [pid, ...rows.map((row) => row.pid)];
      for (const each of pids) process.kill(each, 'SIGSTOP');
      return () => {
        for (const each of pids.toReversed()) if (isRunning(each)) process.kill(each, 'SIGCONT');
        client.end();
      };
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
