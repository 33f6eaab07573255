import { type AcknowledgedChanges, type ChangeName, changeName } from './acknowledged-changes.ts';

/** What a reader of the feed has received since the last check. */
export class FeedLog {
  readonly name: string;
  /** The node that it reads from; undefined for one that switches. */
  readonly node: number | undefined;
  #received: ChangeName[] = [];
  #names = new Set<ChangeName>();
  /** Called with each event. */
  onEvent: (name: ChangeName) => void = () => undefined;

  constructor(name: string, node: number | undefined) {
    this.name = name;
    this.node = node;
  }

  add({ type, data }: { type: string; data: { id: number; version: number } }): void {
    const name = changeName(type, data.id, data.version);
    this.#received.push(name);
    this.#names.add(name);
    this.onEvent(name);
  }

  has(name: ChangeName): boolean {
    return this.#names.has(name);
  }

  /** Returns what was received, in this order, and forgets it. */
  take(): ChangeName[] {
    const received = this.#received;
    this.#received = [];
    this.#names = new Set();
    return received;
  }
}

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
