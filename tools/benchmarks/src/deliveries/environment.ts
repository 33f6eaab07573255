import { Child } from '@worklane/testing/child';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { type Node, startNode } from '../node.ts';
import type { BaselineOptions } from './baseline-sender.ts';
import type { Received, ReceiverCommand } from './receiver-process.ts';

/** A node with its database, and the receiver of its deliveries. */
export interface Environment {
  database: pg.Client;
  node: Node;
  receiver: Receiver;
  /** Starts a process that sends a body to the receiver. */
  startBaseline(body: string): Promise<Child>;
  close(): Promise<void>;
}

/** Starts PostgreSQL, a node and a receiver process. */
export async function startEnvironment(): Promise<Environment> {
  const { url, stop } = await startPostgresql({ durable: true });
  const children: Child[] = [];
  const start = (file: string, options: object = {}): Child => {
    const child = new Child(new URL(file, import.meta.url), options);
    children.push(child);
    return child;
  };
  const receiverProcess = start('receiver-process.ts');
  const receiver = new Receiver(receiverProcess, await receiverProcess.receive<number>('port'));
  const env = { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8', WEBHOOK_LOOPBACK_HTTP: 'true' };
  const node = await startNode({ databaseUrl: url, env });
  children.push(node.child);
  const database = new pg.Client(url);
  await database.connect();
  return {
    database,
    node,
    receiver,
    async startBaseline(body) {
      const baseline = start('baseline-sender.ts', { origin: receiver.origin, body } satisfies BaselineOptions);
      await baseline.receive('ready');
      return baseline;
    },
    async close() {
      for (const child of children.toReversed()) await child.stop();
      await database.end();
      await stop();
    },
  };
}

/** Controls the receiver process. */
class Receiver {
  readonly #child: Child;
  readonly origin: string;

  constructor(child: Child, port: number) {
    this.#child = child;
    this.origin = `http://127.0.0.1:${port}`;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async reset({ arrivals = false } = {}): Promise<void> {
    await this.#ask({ reset: { arrivals } }, 'reset');
  }

  /** Waits until this many requests have been received. */
  async waitFor(count: number): Promise<void> {
    await this.#ask({ notify: count }, 'reached');
  }

  report(): Promise<Received> {
    return this.#ask({ report: true }, 'received');
  }

  #ask<Reply>(command: ReceiverCommand, reply: string): Promise<Reply> {
    this.#child.send(command);
    return this.#child.receive<Reply>(reply);
  }
}
