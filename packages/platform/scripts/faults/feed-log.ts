import { type ChangeName, changeName } from './acknowledged-changes.ts';

export interface FeedEvent {
  type: string;
  data: { id: number; version: number };
}

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

  add({ type, data }: FeedEvent): void {
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
