import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';
import { unavailabilityOf } from '../database/unavailability.ts';

/**
 * Appends committed events to the feed. Each call is one statement without parameters outside of a transaction: it reaches
 * the server in one message, and is committed even if this process ends.
 */
export async function sequenceEvents(db: Connection): Promise<void> {
  for (let more = true; more; ) {
    const { rows } = await sql<{ more: boolean }>`select sequence_events() as more`.execute(db);
    more = rows[0]?.more ?? false;
  }
}

/**
 * Appends committed events to the feed for a reader. While the database is read-only, the reader gets the events that are
 * already in the feed.
 */
export async function sequenceEventsIfWritable(db: Connection): Promise<void> {
  try {
    await sequenceEvents(db);
  } catch (error) {
    if (unavailabilityOf(error) === undefined) throw error;
  }
}

/** Runs the passes that append committed events to the feed, for any number of concurrent readers. */
export class EventSequencer {
  readonly #sequence: () => Promise<void>;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** @param sequence appends the events to the feed that are committed when it is called */
  constructor(sequence: () => Promise<void>) {
    this.#sequence = sequence;
  }

  /** Resolves when all events that were committed before the call are in the feed. Waiting calls share one pass. */
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
