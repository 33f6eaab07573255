import { setTimeout } from 'node:timers/promises';
import { connectionsPerNode, type Environment } from './environment.ts';
import type { Resources, ServiceNode } from './service-node.ts';

interface Use extends Resources {
  /** To PostgreSQL. */
  connections: number;
}

/** What a node may use beyond its use at the start: sockets of clients and webhooks vary. */
const allowance: Use = { connections: connectionsPerNode, descriptors: 60, timers: 60, listenerWarnings: 0 };

/** The maximum milliseconds until a node closes unused resources. */
const maxSettlingTime = 15_000;

/** Compares the resources of the nodes with those before the first fault. */
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

  /** Returns the resources that nodes do not release. */
  async findLeaks(): Promise<string[]> {
    const end = performance.now() + maxSettlingTime;
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
        .map((name) => `node ${index + 1} has ${held[name]} ${name}, expected at most ${this.#limits[name]}`),
    );
  }
}

const use = async (node: ServiceNode): Promise<Use> => ({
  connections: node.proxy.connections,
  ...(await node.measure()),
});
