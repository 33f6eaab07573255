import { Child } from '@worklane/testing/child';
import type { Committed, NodeOptions } from '../delivery-node/messages.ts';
import type { Database } from '../kill/database.ts';

const script = new URL('../delivery-node.ts', import.meta.url);
const secret = 'only for kill -9, and of 32 bytes or more';

export const organizationId = 1;

/** The tasks that a node creates per second until it is killed. */
const perSecond = 100;

/** The errors of a connection that was cut: admin_shutdown of PostgreSQL, or only its end, or its use by Kysely afterwards. */
const connectionCut = /57P01|Connection terminated|connection error|ECONNRESET|connection has been discarded/;

/** Processes that deliver from one database. */
export class DeliveryNodes {
  /** The ids of the tasks whose commit was acknowledged. */
  readonly acknowledged: number[] = [];
  /** The errors of nodes that were ready and ended before they were stopped. */
  readonly crashes: string[] = [];
  readonly #database: Database;
  readonly #running = new Set<Child>();
  readonly #ready = new WeakSet<Child>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Starts a node without waiting until it is ready. */
  start(options: Pick<NodeOptions, 'ahead'> = {}): Child {
    const node = new Child(script, { ...options, ...this.#database.target, secret } satisfies NodeOptions);
    this.#running.add(node);
    return node;
  }

  /** Starts a node and waits until it is ready. If its connection to the database is cut, it ends, and another is started. */
  async open(options: Pick<NodeOptions, 'ahead'> = {}): Promise<Child> {
    for (;;) {
      const node = this.start(options);
      try {
        await node.receive('ready');
        this.#ready.add(node);
        return node;
      } catch (error) {
        if (!connectionCut.test(node.errors)) throw error;
        this.#running.delete(node);
      }
    }
  }

  /** Opens a node that writes until it is killed, and waits for its first commit. */
  async openWriter(): Promise<Child> {
    const node = await this.open();
    node.send({ write: { organizationId, perSecond, count: Number.MAX_SAFE_INTEGER } });
    const [id] = await node.receive<Committed>('committed');
    this.acknowledged.push(id);
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
