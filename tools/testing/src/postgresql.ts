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
   * Ends the server without a checkpoint and without farewell, as `pg_ctl -m immediate stop` does; with SIGINT as
   * `-m fast` does. SIGKILL goes to all its processes, so that what only its shared memory has is lost.
   */
  crash(signal?: 'SIGQUIT' | 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Resolves to the id of the first process of the server. */
  postmaster(): Promise<number>;
  /** Waits until the server has ended. */
  ended(): Promise<void>;
  /** Starts a server again that has ended. */
  start(): Promise<void>;
  /** Suspends all processes of the server (SIGSTOP) until the returned function is called. */
  pause(): Promise<() => void>;
}

export interface PostgresqlOptions {
  /** Whether a commit waits for the disk, as it does outside of tests. Default: false, which is faster. */
  readonly durable?: boolean;
  /** Parameters, such as `max_connections=20`. */
  readonly settings?: readonly string[];
  /** Where its temporary folder is made. Default: that of the system. */
  readonly folder?: string;
}

/**
 * Starts a PostgreSQL server on a free port, in a temporary folder. It runs below a process of its own that stops it
 * when the caller ends, however that happens, so that no server outlives the tests.
 */
export async function startPostgresql(options: PostgresqlOptions = {}): Promise<Postgresql> {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('./postgresql-keeper.ts', import.meta.url)), JSON.stringify(options)],
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const ended = once(keeper, 'close');
  let errors = '';
  keeper.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const lines = createInterface(keeper.stdout);
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
      keeper.stdin.end();
      await ended;
    },
    async crash(signal = 'SIGQUIT') {
      const pid = await postmaster();
      // First of all, so that no other process begins.
      if (signal === 'SIGKILL') process.kill(pid, 'SIGSTOP');
      const pids = signal === 'SIGKILL' ? [pid, ...childrenOf(pid)] : [pid];
      for (const each of pids) if (isRunning(each)) process.kill(each, signal);
      await untilEnded(pid);
    },
    async start() {
      const started = response();
      keeper.stdin.write('start\n');
      await started;
    },
    async pause() {
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      await client.connect();
      const pid = await postmaster();
      // First of all, so that no other process begins.
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
