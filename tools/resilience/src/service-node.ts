import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Child } from '@worklane/testing/child';
import type { Cleanup } from '@worklane/testing/cleanup';
import { TcpProxy } from './tcp-proxy.ts';

const script = new URL('../../../packages/platform/scripts/service-node.ts', import.meta.url);
const simulatedDisk = fileURLToPath(new URL('./power-cut/simulated-disk.ts', import.meta.url));

/** PostgreSQL, or the embedded database in a folder, on a disk whose power can be cut if it is simulated. */
export type Database = { url: string } | { folder: string; isSimulated: boolean };

export interface ServiceNodeSettings {
  port: number;
  database: Database;
  env: Record<string, string>;
  cleanup: Cleanup;
}

/** What a process holds. */
export interface Resources {
  descriptors: number;
  timers: number;
  listenerWarnings: number;
}

/** A node of the service in a process of its own, which reaches PostgreSQL through a proxy. */
export class ServiceNode {
  /** Without connections if the database is embedded. */
  readonly proxy: TcpProxy;
  readonly origin: string;
  readonly #settings: ServiceNodeSettings;
  #child: Child | undefined;

  constructor(settings: ServiceNodeSettings) {
    const { database, port } = settings;
    this.#settings = settings;
    this.proxy = new TcpProxy('url' in database ? Number(new URL(database.url).port) : 0);
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Starts the process and waits until it listens. @throws Error when it ends instead */
  async start(): Promise<void> {
    await (await this.#spawn()).receive('ready');
  }

  /** Kills the process some milliseconds after it was spawned. */
  async startAndKill(milliseconds: number): Promise<void> {
    await this.#spawn();
    await setTimeout(milliseconds);
    await this.stop('SIGKILL');
  }

  async #spawn(): Promise<Child> {
    const { env, port, cleanup } = this.#settings;
    const { env: databaseEnv, options } = await this.#database();
    const child = new Child(script, { env: { ...env, ...databaseEnv, PORT: String(port) } }, options);
    cleanup.add({ kill: child.pid as number });
    this.#child = child;
    return child;
  }

  async #database(): Promise<{ env: Record<string, string>; options?: string[] }> {
    const { database } = this.#settings;
    if ('url' in database) {
      if (this.proxy.port === 0) await this.proxy.listen();
      const url = Object.assign(new URL(database.url), { port: String(this.proxy.port) });
      return { env: { DATABASE_URL: url.href } };
    }
    const { folder, isSimulated } = database;
    const env = { DATA_FOLDER: folder };
    if (!isSimulated) return { env };
    process.env.POWER_CUT_FOLDER = join(folder, 'database');
    return { env, options: ['--import', simulatedDisk] };
  }

  /** Whether it has ended by itself. */
  get hasCrashed(): boolean {
    return this.#child?.hasEnded ?? false;
  }

  /** The end of what it logged. */
  get errors(): string {
    return this.#child?.errors ?? '';
  }

  pause(): void {
    this.#child?.signal('SIGSTOP');
  }

  continue(): void {
    this.#child?.signal('SIGCONT');
  }

  /** Ends the process; SIGUSR2 cuts the power of a simulated disk. @returns its exit code, null after other signals */
  async stop(signal: 'SIGTERM' | 'SIGKILL' | 'SIGUSR2'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = undefined;
    await child.stop(signal);
    this.#settings.cleanup.add({ forget: child.pid as number });
    return child.exitCode;
  }

  async close(): Promise<void> {
    await this.proxy.close();
    await this.stop('SIGKILL');
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.origin}/health/ready`)).ok;
  }

  async moveClock(clockOffset: number): Promise<void> {
    await this.#ask({ clockOffset }, 'clockMoved');
  }

  /** @param audience the resource that accepts the token; default: the API */
  issueToken(organizationId: number, scopes: readonly string[], audience?: string): Promise<string> {
    const request = { organizationId, clientId: 'resilience', scopes, lifetimeSeconds: 365 * 86_400, audience };
    return this.#ask({ issueToken: request }, 'token');
  }

  measure(): Promise<Resources> {
    return this.#ask({ measure: true }, 'measured');
  }

  /** Runs a statement in a session of the service. */
  query<Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#ask({ query: { statement, values } }, 'rows');
  }

  #ask<Value>(command: object, reply: string): Promise<Value> {
    if (!this.#child) throw new Error('The node is not running.');
    this.#child.send(command);
    return this.#child.receive<Value>(reply);
  }
}
