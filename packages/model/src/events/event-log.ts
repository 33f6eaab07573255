/** An event of the feed, as the API returns it. */
export interface StoredEvent {
  /** `evt_` and a ULID. */
  readonly id: string;
  /** `task.created` */
  readonly type: string;
  readonly organization_id: number;
  readonly timestamp: string;
  /** The record after the change; after a deletion, its last state with the version of the deletion. */
  readonly data: object;
  /** The previous values of the fields that an update changed. */
  readonly previous?: object;
}

export type EventListener = (event: StoredEvent) => void;

/** The events of all organizations in the order of their changes. */
export class EventLog {
  #events: StoredEvent[] = [];
  readonly #listeners = new Set<EventListener>();

  append(event: StoredEvent): void {
    this.#events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  all(): readonly StoredEvent[] {
    return this.#events;
  }

  /** Calls the listener with each further event. @returns a function that ends the subscription */
  subscribe(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces all events without notifying listeners. */
  restore(events: readonly StoredEvent[]): void {
    this.#events = [...events];
  }
}
