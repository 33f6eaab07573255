import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { unavailabilityOf } from '../database/unavailability.ts';

/**
 * Appends committed events to the feed. Each call of the function is a statement without parameters outside of a
 * transaction: it reaches the server in one message, and is committed there whatever becomes of this process.
 */
export async function sequenceEvents(db: Connection): Promise<void> {
  for (let more = true; more; ) {
    const { rows } = await sql<{ more: boolean }>`select sequence_events() as more`.execute(db);
    more = rows[0]?.more ?? false;
  }
}

/**
 * The same for readers: while the database can be read but not written, they get the events that are in the feed already.
 */
export async function sequenceEventsIfWritable(db: Connection): Promise<void> {
  try {
    await sequenceEvents(db);
  } catch (error) {
    if (unavailabilityOf(error) === undefined) throw error;
  }
}

/** Makes committed events readable, for any number of readers at once. */
export class EventSequencer {
  readonly #sequence: () => Promise<void>;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** @param sequence appends to the feed what is committed when it is called. */
  constructor(sequence: () => Promise<void>) {
    this.#sequence = sequence;
  }

  /** Resolves when everything that was committed before the call is in the feed. Calls that wait share one pass. */
  pass(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#start();
    this.#next = this.#running.catch(() => undefined).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#sequence().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}
