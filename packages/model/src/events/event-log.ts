import type { schemas } from '@worklane/contract';
import type { FeedPosition } from '@worklane/contract/requests';

/** An event of the feed, as the API returns it. */
export interface StoredEvent {
  /** `evt_` and a ULID. */
  readonly id: string;
  /** `task.created` */
  readonly type: string;
  readonly organization_id: number;
  readonly timestamp: string;
  readonly actor?: schemas.EventActor;
  /** The record after the change; after a deletion, its last state with the version of the deletion. */
  readonly data: object;
  /** The previous values of the fields that an update changed. */
  readonly previous?: object;
}

export type EventListener = (event: StoredEvent) => void;

/** The events of all organizations in the order of their changes. */
export class EventLog {
  #events: StoredEvent[] = [];
  /** The position before the first event. Positions before it are those of events that were undone. */
  #start = 0;
  readonly #listeners = new Set<EventListener>();
  #held: StoredEvent[] | undefined;

  append(event: StoredEvent): void {
    if (this.#held) this.#held.push(event);
    else this.#publish(event);
  }

  #publish(event: StoredEvent): void {
    this.#events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Runs changes whose events are appended together, or not at all if it throws. */
  atomically<Result>(run: () => Result): Result {
    const held: StoredEvent[] = [];
    this.#held = held;
    try {
      const result = run();
      for (const event of held) this.#publish(event);
      return result;
    } finally {
      this.#held = undefined;
    }
  }

  all(): readonly StoredEvent[] {
    return this.#events;
  }

  /** Returns the events after a position. */
  after(position: number): readonly StoredEvent[] {
    return this.#events.slice(Math.max(0, position - this.#start));
  }

  /** The position of the newest event. */
  get end(): number {
    return this.#start + this.#events.length;
  }

  /** Returns what the feed knows about a position. */
  stateOf(position: number): FeedPosition {
    const undone = { after: this.#start, since: new Date(this.#events[0]?.timestamp ?? 0) };
    return { end: this.end, ...(position < this.#start && { undone }) };
  }

  /** Calls the listener with each further event. @returns a function that ends the subscription */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces all events without notifying listeners. Their positions are larger than all before. */
  restore(events: readonly StoredEvent[]): void {
    if (this.end > 0) this.#start = this.end + 1;
    this.#events = [...events];
  }
}
