import { setTimeout } from 'node:timers/promises';
import { connectionsPerNode, type Environment } from './environment.ts';
import type { ServiceNode } from './service-node.ts';

interface Use {
  /** To PostgreSQL. */
  connections: number;
  descriptors: number;
  timers: number;
  listenerWarnings: number;
}

/** What a node may hold more than at the beginning: sockets of clients and webhooks come and go. */
const allowance: Use = { connections: connectionsPerNode, descriptors: 60, timers: 60, listenerWarnings: 0 };

/** How long a node may take to close what it does not need any more, in milliseconds. */
const settling = 15_000;

/** Compares what the nodes hold with what they held before the first fault. */
export class ResourceUse {
  readonly #nodes: readonly ServiceNode[];
  readonly #limits: Use;

  /** @param nodes which are idle, or nearly so */
  static async open({ nodes }: Environment): Promise<ResourceUse> {
    const uses = await Promise.all(nodes.map(use));
    const limit = (name: keyof Use) => Math.max(...uses.map((each) => each[name])) + allowance[name];
    return new ResourceUse(nodes, {
      connections: limit('connections'),
      descriptors: limit('descriptors'),
      timers: limit('timers'),
      listenerWarnings: 0,
    });
  }

  private constructor(nodes: readonly ServiceNode[], limits: Use) {
    this.#nodes = nodes;
    this.#limits = limits;
  }

  /** Returns what nodes hold for too long. */
  async findLeaks(): Promise<string[]> {
    const end = performance.now() + settling;
    for (;;) {
      const leaks = await this.#leaksNow();
      if (leaks.length === 0 || performance.now() > end) return leaks;
      await setTimeout(500);
    }
  }

  async #leaksNow(): Promise<string[]> {
    const uses = await Promise.all(this.#nodes.map(use));
    return uses.flatMap((held, index) =>
      (Object.keys(held) as (keyof Use)[])
        .filter((name) => held[name] > this.#limits[name])
        .map((name) => `node ${index + 1} holds ${held[name]} ${name}, at most ${this.#limits[name]} are expected`),
    );
  }
}

const use = async (node: ServiceNode): Promise<Use> => ({
  connections: node.proxy.connections,
  ...(await node.measure()),
});
