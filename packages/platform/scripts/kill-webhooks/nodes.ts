import { Child } from '@worklane/testing/child';
import type { Committed, NodeOptions } from '../delivery-node/messages.ts';
import type { Database } from '../kill/database.ts';

const script = new URL('../delivery-node.ts', import.meta.url);
const secret = 'only for kill -9, and of 32 bytes or more';

export const organizationId = 1;

/** Tasks that a node creates in a second, until it is killed. */
const perSecond = 100;

/** What a connection that is cut ends with: admin_shutdown of PostgreSQL, or nothing but its end. */
const cutOff = /57P01|Connection terminated|connection error|ECONNRESET/;

/** Processes that deliver from one database. */
export class Nodes {
  /** The ids of the tasks of which was said that they are committed. */
  readonly acknowledged: number[] = [];
  /** What was said by nodes that were ready, and ended before they were stopped. */
  readonly crashes: string[] = [];
  readonly #database: Database;
  readonly #running = new Set<Child>();
  readonly #ready = new WeakSet<Child>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Starts a node, which is not ready yet. */
  start(options: Pick<NodeOptions, 'ahead'> = {}): Child {
    const node = new Child(script, { ...options, ...this.#database.target, secret } satisfies NodeOptions);
    this.#running.add(node);
    return node;
  }

  /** Starts a node and waits until it is ready; one that is cut off from the database meanwhile ends, as a service does. */
  async open(options: Pick<NodeOptions, 'ahead'> = {}): Promise<Child> {
    for (;;) {
      const node = this.start(options);
      try {
        await node.receive('ready');
        this.#ready.add(node);
        return node;
      } catch (error) {
        if (!cutOff.test(node.errors)) throw error;
        this.#running.delete(node);
      }
    }
  }

  /** Starts a node that writes until it is killed. */
  async openWriter(): Promise<Child> {
    const node = await this.open();
    node.send({ write: { organizationId, perSecond, count: Number.MAX_SAFE_INTEGER } });
    return node;
  }

  async stop(node: Child, signal?: 'SIGKILL'): Promise<void> {
    if (node.hasEnded && this.#ready.has(node))
      this.crashes.push(`a node ended by itself: ${node.errors.slice(-2000)}`);
    await node.stop(signal);
    this.#running.delete(node);
    for (const [id] of node.pending<Committed>('committed')) this.acknowledged.push(id);
  }

  async stopAll(signal?: 'SIGKILL'): Promise<void> {
    for (const node of this.#running) await this.stop(node, signal);
  }
}
