import type { AcknowledgedChanges, ChangeName } from './acknowledged-changes.ts';
import type { FeedLog } from './feed-log.ts';

/** Measures how long events take from their acknowledgement to the readers of some nodes. */
export class FeedDelay {
  readonly #changes: AcknowledgedChanges;
  readonly #logs: readonly FeedLog[];
  #nodes: readonly number[] = [];
  #longest = 0;

  constructor(changes: AcknowledgedChanges, logs: readonly FeedLog[]) {
    this.#changes = changes;
    this.#logs = logs;
    for (const log of logs) log.onEvent = (name) => this.#count(log, name);
  }

  begin(nodes: readonly number[]): void {
    this.#nodes = nodes;
    this.#longest = 0;
  }

  /** Returns the longest delay in seconds, of events that are still missing too. */
  end(): number {
    for (const log of this.#logs) {
      for (const name of this.#changes.names) if (!log.has(name)) this.#count(log, name);
    }
    this.#nodes = [];
    return this.#longest / 1000;
  }

  #count({ node }: FeedLog, name: ChangeName): void {
    if (node === undefined || !this.#nodes.includes(node)) return;
    const acknowledgedAt = this.#changes.timeOf(name) ?? Number.POSITIVE_INFINITY;
    this.#longest = Math.max(this.#longest, performance.now() - acknowledgedAt);
  }
}
