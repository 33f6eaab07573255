import { Child } from '@worklane/testing/child';
import type { Cleanup } from '@worklane/testing/cleanup';
import type { NodeCommand, Resources } from '../service-node/messages.ts';
import { TcpProxy } from './tcp-proxy.ts';

const script = new URL('../service-node.ts', import.meta.url);

export interface ServiceNodeSettings {
  port: number;
  /** The URL of the database without a proxy. */
  databaseUrl: string;
  env: Record<string, string>;
  cleanup: Cleanup;
}

/** A node of the service in a process of its own, which reaches PostgreSQL through a proxy. */
export class ServiceNode {
  readonly proxy: TcpProxy;
  readonly origin: string;
  readonly #settings: ServiceNodeSettings;
  #child: Child | undefined;

  constructor(settings: ServiceNodeSettings) {
    this.#settings = settings;
    this.proxy = new TcpProxy(Number(new URL(settings.databaseUrl).port));
    this.origin = `http://127.0.0.1:${settings.port}`;
  }

  /** Starts the process and waits until it listens. @throws Error when it ends instead */
  async start(): Promise<void> {
    const { env, port, databaseUrl, cleanup } = this.#settings;
    if (this.proxy.port === 0) await this.proxy.listen();
    const url = new URL(databaseUrl);
    url.port = String(this.proxy.port);
    const child = new Child(script, { env: { ...env, PORT: String(port), DATABASE_URL: url.href } });
    cleanup.add({ kill: child.pid as number });
    this.#child = child;
    await child.receive('ready');
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

  /** Ends the process. @returns its exit code, null after SIGKILL */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = undefined;
    await child.stop(signal);
    this.#settings.cleanup.add({ forget: child.pid as number });
    return child.exitCode;
  }

  async moveClock(clockOffset: number): Promise<void> {
    await this.#ask({ clockOffset }, 'clockMoved');
  }

  issueToken(organizationId: number, scopes: readonly string[]): Promise<string> {
    const request = { organizationId, clientId: 'faults', scopes, lifetimeSeconds: 365 * 86_400 };
    return this.#ask({ issueToken: request }, 'token');
  }

  measure(): Promise<Resources> {
    return this.#ask({ measure: true }, 'measured');
  }

  readCommitSettings(): Promise<Record<string, string>> {
    return this.#ask({ readCommitSettings: true }, 'commitSettings');
  }

  #ask<Value>(command: NodeCommand, reply: string): Promise<Value> {
    if (!this.#child) throw new Error('The node is not running.');
    this.#child.send(command);
    return this.#child.receive<Value>(reply);
  }
}
